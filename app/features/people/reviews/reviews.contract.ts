import { z } from "zod";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { ASPECTS, BASES, INVITATION_STATES, MOST_EVIDENCE, MOST_PHOTOS, REVIEWED } from "./reviews.ts";

const Type = z.enum(REVIEWED);
const Place = z.object({ type: Type, id: IdSchema });
const Stars = z.number().int();
const perAspect = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(ASPECTS), value);

const Review = z.object({
  id: IdSchema,
  subjectType: Type,
  authorName: z.string(),
  rating: Stars,
  aspects: perAspect(Stars),
  body: z.string().nullable(),
  language: z.string().nullable(),
  /** Why its author may judge; null for old ones. */
  basis: z.enum(BASES).nullable(),
  /** The fabric and size that its author received. */
  bought: z.string().nullable(),
  photos: z.array(SizedPhoto),
  reply: z.object({ body: z.string(), language: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  isEdited: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ReviewData = z.infer<typeof Review>;

const Page = morePage(Review).extend({
  total: z.number().int(),
  /** Of all visible ones; 0 without any. */
  average: z.number(),
  /** From one star to five. */
  distribution: z.array(z.number().int()),
  /** The mean of those who judged it. */
  aspects: perAspect(z.number()),
});
export type ReviewPage = z.infer<typeof Page>;

const Subject = Place.extend({ name: z.string(), path: z.string() });
const Own = Review.extend({ status: z.enum(["visible", "hidden"]), canEdit: z.boolean() });

const Form = z.object({ subject: Subject, bought: z.string().nullable(), canWrite: z.boolean(), own: Own.nullable() });
export type ReviewForm = z.infer<typeof Form>;

const Waiting = Subject.extend({ basis: z.enum(BASES), since: z.iso.datetime() });
export type WaitingReview = z.infer<typeof Waiting>;

const Received = Review.extend({ subject: Subject, canReply: z.boolean() });
export type ReceivedReview = z.infer<typeof Received>;

const Invitation = z.object({ id: IdSchema, email: z.string(), work: z.string(), sentAt: z.iso.datetime(), state: z.enum(INVITATION_STATES) });

// Longer than any text may be: how long it may be is said as INVALID, with the field.
const text = z.string().trim().max(20_000).default("");
const tags = ["Reviews"];

export const reviewsContract = {
  /** Ten reviews of a vendor, a piece or a professional, newest first, with the distribution of all. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/reviews/{type}/{id}", summary: "List the reviews of something", tags })
    .input(Place.extend(afterInput.shape))
    .output(Page),
  /** What the form needs: the subject, whether the viewer may write and what they wrote. NOT_FOUND for who never dealt with it. Anyone signed in. */
  getForm: signedInProcedure
    .route({ method: "GET", path: "/reviews/{type}/{id}/own", summary: "Get your own review of something", tags })
    .input(Place)
    .output(Form),
  /**
   * Writes the viewer's review, or changes it within 14 days. `storedIds`: photographs of it that stay. Access: those who received an order or an answer; FORBIDDEN for all
   * others, for the subject's own team and when the days are over. INVALID names each wrong field.
   */
  save: signedInProcedure
    .route({ method: "PUT", path: "/reviews/{type}/{id}/own", summary: "Write or change your review", tags })
    .meta({ uploadMegabytes: 50 })
    .input(
      Place.extend({
        rating: Stars.default(0),
        aspects: perAspect(Stars.nullable()).default({}),
        body: text,
        storedIds: z
          .array(IdSchema)
          .max(MOST_PHOTOS * 4)
          .default([]),
        photos: z
          .array(z.file())
          .max(MOST_PHOTOS * 4)
          .default([]),
      }),
    )
    .output(z.object({ id: IdSchema, path: z.string() })),
  /** What the viewer may still review, newest first, 50 at most. Anyone signed in. */
  listWaiting: signedInProcedure.route({ method: "GET", path: "/reviews/waiting", summary: "List what you may review", tags }).output(z.array(Waiting)),
  /** The viewer's own reviews, newest first. Anyone signed in. */
  listMine: signedInProcedure
    .route({ method: "GET", path: "/reviews/mine", summary: "List your reviews", tags })
    .input(afterInput)
    .output(morePage(Own.extend({ subject: Subject }))),
  /** Reviews of the viewer's vendors and their pieces, or of themselves as a professional, newest first. Anyone signed in. */
  listReceived: signedInProcedure
    .route({ method: "GET", path: "/reviews/received", summary: "List the reviews you received", tags })
    .input(z.object({ type: z.enum(["vendor", "professional"]).default("vendor"), ...afterInput.shape }))
    .output(morePage(Received)),
  /** The one reply to a review, in public; changed within 14 days. Access: those who answer for the subject; NOT_FOUND for others, FORBIDDEN when the days are over. */
  reply: signedInProcedure
    .route({ method: "PUT", path: "/reviews/{id}/reply", summary: "Reply to a review", tags })
    .input(z.object({ id: IdSchema, body: text }))
    .output(z.object({ id: IdSchema })),
  /**
   * Mails a code to a former client, who may write a review with it; `work` says for what and stands with the review. `evidence` shows that it was done: one to three
   * photographs or PDFs, which moderation alone reads. Sent again, the earlier code and evidence end.
   * INVALID names each wrong field. Professionals.
   */
  invite: signedInProcedure
    .route({ method: "POST", path: "/reviews/invitations", summary: "Invite a former client", successStatus: 201, tags })
    .meta({ uploadMegabytes: 32 })
    .input(
      z.object({
        email: z.string().max(1_000),
        work: text,
        evidence: z
          .array(z.file())
          .max(MOST_EVIDENCE * 4)
          .default([]),
      }),
    )
    .output(z.object({ id: IdSchema })),
  /** The former clients that the viewer invited, newest first, 100 at most. Anyone signed in. */
  listInvitations: signedInProcedure
    .route({ method: "GET", path: "/reviews/invitations", summary: "List the former clients you invited", tags })
    .output(z.array(Invitation)),
  /** Confirms an invitation by its code: the viewer may now review that professional. NOT_FOUND for a wrong or old code, and for one mailed to somebody else. Anyone signed in. */
  confirmInvitation: signedInProcedure
    .route({ method: "POST", path: "/reviews/invitations/confirm", summary: "Confirm an invitation to review", tags })
    .input(z.object({ code: z.string().trim().min(1).max(40) }))
    .output(z.object({ id: IdSchema })),
};
export type OwnReview = z.infer<typeof Own> & { subject: z.infer<typeof Subject> };
