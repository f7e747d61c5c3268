import { z } from "zod";
import { IdeaCard, IdeaPhoto } from "#app/features/inspiration/ideas/ideas.contract.ts";
import { IdSchema, MoneySchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { ShopPiece } from "#app/platform/pieces/piece-schema.ts";
import { bookAddress } from "./ideabooks.search.ts";
import { MEMBER_ROLES, PHOTO_MEGABYTES, VISIBILITIES } from "./ideabooks.ts";

const Visibility = z.enum(VISIBILITIES);
const Role = z.enum(MEMBER_ROLES);
const Access = z.enum(["owner", "edit", "view", "reader"]);
const Key = z.string().max(100).optional();
const Text = z.string().max(10_000);

/** As much of someone as their profile shows to the viewer; members of one ideabook see each other's names. */
const Person = z.object({ name: z.string(), to: z.string().nullable(), image: z.string().nullable() });

export const BookCardSchema = z.object({
  id: IdSchema,
  title: z.string(),
  visibility: Visibility,
  owner: Person,
  itemCount: z.number().int(),
  likes: z.number().int(),
  /** The cover first, then the first ideas that can still be seen. */
  photos: z.array(IdeaPhoto),
  updatedAt: z.iso.datetime(),
});
export type BookCard = z.infer<typeof BookCardSchema>;

const OwnCard = BookCardSchema.extend({ access: Access, /** Whether the idea that was asked about is in it. */ hasIdea: z.boolean() });
export type OwnBookCard = z.infer<typeof OwnCard>;

/** A picture of a redesign, or a photo of one's own: in the words of the request; `to` leads to it where the viewer may follow. */
const Picture = z.object({
  title: z.string(),
  photo: SizedPhoto,
  to: z.string().nullable(),
});
export type BookPicture = z.infer<typeof Picture>;

const Item = z.object({
  id: IdSchema,
  /** Of the idea, of the picture of a redesign, of the piece, or of the photo. */
  ideaId: IdSchema,
  note: z.string().nullable(),
  /** For members only, and only when it was not the owner. */
  addedBy: z.string().nullable(),
  isCover: z.boolean(),
  /** Null when it is no longer public: the item and its note remain. */
  idea: IdeaCard.nullable(),
  picture: Picture.nullable(),
  piece: ShopPiece.nullable(),
});
export type BookItem = z.infer<typeof Item>;

const Member = z.object({
  id: IdSchema,
  /** The address while the invitation is open. */
  name: z.string(),
  image: z.string().nullable(),
  role: Role,
  status: z.enum(["invited", "accepted", "declined"]),
  isViewer: z.boolean(),
});
export type BookMember = z.infer<typeof Member>;

const Book = BookCardSchema.extend({
  description: z.string(),
  access: Access,
  isLiked: z.boolean(),
  isHidden: z.boolean(),
  /** The key of its link; for members of an unlisted one. */
  key: z.string().nullable(),
  items: z.array(Item),
  /** Estimated costs of the ideas that have one, for each currency. */
  totals: z.array(MoneySchema),
  /** What one of each piece costs, for each currency. */
  pieceTotals: z.array(MoneySchema),
  /** For members only. */
  members: z.array(Member),
});
export type Ideabook = z.infer<typeof Book>;

const PublicList = morePage(BookCardSchema);
export type BookList = z.infer<typeof PublicList>;
const OwnList = morePage(OwnCard);
export type OwnBookList = z.infer<typeof OwnList>;

const Invitation = z.object({
  bookId: IdSchema,
  title: z.string(),
  inviter: z.string().nullable(),
  role: Role,
  itemCount: z.number().int(),
  photos: z.array(IdeaPhoto),
  state: z.enum(["open", "accepted", "declined", "expired"]),
  /** The address it went to, mostly hidden. */
  email: z.string(),
  /** False for someone who is signed in with another address. */
  isForViewer: z.boolean(),
});
export type BookInvitation = z.infer<typeof Invitation>;

const byId = z.object({ id: IdSchema });
const item = byId.extend({ itemId: IdSchema });
const member = byId.extend({ memberId: IdSchema });
const byToken = z.object({ token: z.string().max(100) });
const tags = ["Ideabooks"];
export const wrongPerson = defineError("WRONG_PERSON", { status: 409, message: "The invitation is for another address." });

export const ideabooksContract = {
  /** Public ones with ideas in them, 24 at a time. Open to everybody. */
  list: publicProcedure.route({ method: "GET", path: "/ideabooks", summary: "List public ideabooks", tags }).input(moreInput(bookAddress)).output(PublicList),
  /** The viewer's own and those they are a member of, latest change first. `editable` leaves out those they may only view. Anyone signed in. */
  listMine: signedInProcedure
    .route({ method: "GET", path: "/ideabooks/mine", summary: "List your ideabooks", tags })
    .input(
      afterInput.extend({
        ideaId: IdSchema.optional(),
        editable: z.boolean().default(false),
        search: z.string().max(100).default(""),
      }),
    )
    .output(OwnList),
  /** NOT_FOUND for what the viewer may not see; an unlisted one needs its `key`. Open to everybody. */
  get: publicProcedure
    .route({ method: "GET", path: "/ideabooks/{id}", summary: "Get an ideabook", tags })
    .input(byId.extend({ key: Key }))
    .output(Book),
  /** INVALID names title, description or limit. With `ideaId` that idea (piece, or picture of one's own redesign) is in it. Anyone signed in. */
  create: signedInProcedure
    .route({ method: "POST", path: "/ideabooks", summary: "Make an ideabook", tags })
    .input(z.object({ title: Text, description: Text.default(""), visibility: Visibility.default("private"), ideaId: IdSchema.optional() }))
    .output(byId.extend({ title: z.string() })),
  /** Changes the given fields. Members who may edit; only the owner decides who sees it (FORBIDDEN). */
  update: signedInProcedure
    .route({ method: "PATCH", path: "/ideabooks/{id}", summary: "Change an ideabook", tags })
    .input(
      byId.extend({ title: Text.optional(), description: Text.optional(), visibility: Visibility.optional(), coverItemId: IdSchema.nullable().optional() }),
    )
    .output(byId),
  /** Owner only. */
  remove: signedInProcedure.route({ method: "DELETE", path: "/ideabooks/{id}", summary: "Delete an ideabook", tags }).input(byId).output(byId),
  /** Undoes a deletion. Owner only. */
  restore: signedInProcedure.route({ method: "POST", path: "/ideabooks/{id}/restore", summary: "Restore a deleted ideabook", tags }).input(byId).output(byId),
  /** Replaces the link; the old one stops working. Owner only. */
  renewLink: signedInProcedure
    .route({ method: "POST", path: "/ideabooks/{id}/link", summary: "Renew the link of an ideabook", tags })
    .input(byId)
    .output(z.object({ key: z.string() })),
  /** Makes a private copy with the same ideas, order and notes. Anyone signed in who may see it. */
  copy: signedInProcedure
    .route({ method: "POST", path: "/ideabooks/{id}/copy", summary: "Copy an ideabook", tags })
    .input(byId.extend({ key: Key, title: Text.optional() }))
    .output(byId),
  /** Anyone signed in who may see it. */
  setLiked: signedInProcedure
    .route({ method: "PUT", path: "/ideabooks/{id}/like", summary: "Like an ideabook", tags })
    .input(byId.extend({ key: Key, isLiked: z.boolean() }))
    .output(z.object({ likes: z.number().int(), isLiked: z.boolean() })),

  /**
   * `ideaId` may also be a piece on sale, or a finished picture of a redesign of one's own, which everybody who sees the ideabook then sees. Idempotent. `note` and `after`
   * undo a removal. Members who may edit.
   */
  addItem: signedInProcedure
    .route({ method: "POST", path: "/ideabooks/{id}/items", summary: "Put an idea into an ideabook", tags })
    .input(byId.extend({ ideaId: IdSchema, note: Text.nullish(), after: IdSchema.nullable().optional() }))
    .output(item),
  /** A photo of one's own, which everybody who sees the ideabook then sees. INVALID names photo (codes of the media pipeline), note or limit. Members who may edit. */
  addPhoto: signedInProcedure
    .meta({ uploadMegabytes: PHOTO_MEGABYTES })
    .route({ method: "POST", path: "/ideabooks/{id}/photos", summary: "Put a photo of your own into an ideabook", tags })
    .input(byId.extend({ photo: z.file(), note: Text.optional() }))
    .output(item),
  /** Removes by idea. Idempotent. Members who may edit. */
  removeItem: signedInProcedure
    .route({ method: "DELETE", path: "/ideabooks/{id}/items/{ideaId}", summary: "Take an idea out of an ideabook", tags })
    .input(byId.extend({ ideaId: IdSchema }))
    .output(z.object({ removed: z.object({ note: z.string().nullable(), after: IdSchema.nullable() }).nullable() })),
  /** Empty removes it. Members who may edit. */
  setNote: signedInProcedure
    .route({ method: "PATCH", path: "/ideabooks/{id}/items/{itemId}", summary: "Note something about an idea in an ideabook", tags })
    .input(item.extend({ note: Text }))
    .output(z.object({ note: z.string().nullable() })),
  /** To the place behind `after`, or to the front. Members who may edit. */
  moveItem: signedInProcedure
    .route({ method: "PUT", path: "/ideabooks/{id}/items/{itemId}/place", summary: "Move an idea within an ideabook", tags })
    .input(item.extend({ after: IdSchema.nullable() }))
    .output(z.object({ order: z.array(IdSchema) })),

  /** Invites an address, or resends. INVALID names email. Owner only. */
  invite: signedInProcedure
    .route({ method: "POST", path: "/ideabooks/{id}/members", summary: "Invite somebody to an ideabook", tags })
    .input(byId.extend({ email: z.string().max(320), role: Role }))
    .output(z.object({ memberId: IdSchema })),
  /** Owner only. */
  setMemberRole: signedInProcedure
    .route({ method: "PATCH", path: "/ideabooks/{id}/members/{memberId}", summary: "Change what a member may do", tags })
    .input(member.extend({ role: Role }))
    .output(member),
  /** Removes a member or an invitation. The owner; members themselves. */
  removeMember: signedInProcedure
    .route({ method: "DELETE", path: "/ideabooks/{id}/members/{memberId}", summary: "Remove a member or leave", tags })
    .input(member)
    .output(member),
  /** What an invitation is about, for the person who has its link. Open to everybody. */
  getInvitation: publicProcedure
    .route({ method: "GET", path: "/ideabooks/invitations/{token}", summary: "Get an invitation", tags })
    .input(byToken)
    .output(Invitation),
  /** WRONG_PERSON for another address than it went to. NOT_FOUND when it was revoked, has expired or was answered. Anyone signed in. */
  answerInvitation: signedInProcedure
    .errors(declare(wrongPerson))
    .route({ method: "POST", path: "/ideabooks/invitations/{token}", summary: "Accept or decline an invitation", tags })
    .input(byToken.extend({ isAccepted: z.boolean() }))
    .output(byId),
};
