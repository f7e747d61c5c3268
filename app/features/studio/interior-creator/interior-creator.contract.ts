import { z } from "zod";
import { IdeaCard } from "#app/features/inspiration/ideas/ideas.contract.ts";
import { IdSchema, MoneySchema, ownerProcedure, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { ChosenPiece } from "#app/platform/pieces/piece-schema.ts";
import { COLORS, FAILURES, MOST_BUDGET, MOST_COLORS, MOST_IDEAS, MOST_SIZE, PICTURE_STATES, REASONS, ROOMS, STYLES, WORDS_LENGTH } from "./interior-creator.ts";

const tags = ["Interior creator"];
const colors = z.array(z.enum(COLORS)).max(MOST_COLORS);
const Brief = z.object({
  room: z.enum(ROOMS).nullable(),
  style: z.enum(STYLES).nullable(),
  colors,
  /** The most it may cost, in riyals. */
  budget: z.number().int().min(1).max(MOST_BUDGET).nullable(),
  /** Square meters. */
  size: z.number().min(1).max(MOST_SIZE).nullable(),
  words: z.string().max(WORDS_LENGTH),
});

const MatchedIdea = z.object({ idea: IdeaCard, /** Why it is there, what counts most first. */ reasons: z.array(z.enum(REASONS)) });
export type MatchedIdea = z.infer<typeof MatchedIdea>;

const Cost = z.object({
  /** Three quarters of the ideas cost at least so much, three quarters at most that. */
  low: MoneySchema,
  high: MoneySchema,
  middle: MoneySchema,
  /** On how many ideas with an estimated cost it rests. */
  count: z.number().int(),
  /** 'roomStyle': ideas of the same room and style; 'room', 'style': too few had both. */
  basis: z.enum(["roomStyle", "room", "style"]),
});
export type CostRange = z.infer<typeof Cost>;

const Match = z.object({ ideas: z.array(MatchedIdea), /** Null where too few ideas say what they cost. */ cost: Cost.nullable() });
export type BoardMatch = z.infer<typeof Match>;

/** A private picture: /media/private/{id}/{width}.webp for the owner, and for everybody while the board is shared. */
const Picture = z.object({
  id: IdSchema,
  engineName: z.string(),
  model: z.string().nullable(),
  state: z.enum(PICTURE_STATES),
  failure: z.enum(FAILURES).nullable(),
  /** What the provider said, in its own words. */
  reason: z.string().nullable(),
  photo: SizedPhoto.nullable(),
  createdAt: z.iso.datetime(),
});
export type BoardPicture = z.infer<typeof Picture>;

const Board = z.object({
  id: IdSchema,
  title: z.string(),
  brief: Brief,
  ideas: z.array(MatchedIdea),
  /** Of the shop, one each, as they are sold today. */
  pieces: z.array(ChosenPiece),
  cost: Cost.nullable(),
  /** Newest first. */
  pictures: z.array(Picture),
  shareKey: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Board = z.infer<typeof Board>;

export const BoardCardSchema = z.object({
  id: IdSchema,
  title: z.string(),
  brief: Brief,
  /** Of its first ideas. */
  photos: z.array(IdeaCard.shape.photo.unwrap()),
  ideaCount: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type BoardCard = z.infer<typeof BoardCardSchema>;

const Engine = z.object({
  id: z.string(),
  name: z.string(),
  model: z.string().nullable(),
  isElsewhere: z.boolean(),
  /** Where the words are sent, for the consent. */
  host: z.string().nullable(),
  leftToday: z.number().int().nullable(),
});
export type TextEngine = z.infer<typeof Engine>;

const byId = z.object({ id: IdSchema });
const byPiece = byId.extend({ pieceId: IdSchema });
const Title = z.string().max(1_000);
const saving = { title: Title, brief: Brief, ideaIds: z.array(IdSchema).max(MOST_IDEAS) };

export const interiorCreatorContract = {
  /** Ideas that match a brief, each with the reasons, and what such rooms cost by the ideas' own estimates. Open to everybody. */
  match: publicProcedure
    .route({ method: "GET", path: "/interior-boards/matches", summary: "Find ideas for a brief", tags })
    .input(
      z.object({
        room: z.enum(ROOMS).optional(),
        style: z.enum(STYLES).optional(),
        colors: colors.default([]),
        budget: z.coerce.number().int().min(1).max(MOST_BUDGET).optional(),
        words: z.string().max(WORDS_LENGTH).default(""),
      }),
    )
    .output(Match),
  /** The viewer's own boards, latest change first, 24 at a time. Anyone signed in. */
  list: signedInProcedure
    .route({ method: "GET", path: "/interior-boards", summary: "List your boards", tags })
    .input(afterInput)
    .output(morePage(BoardCardSchema)),
  /** Its owner. */
  get: signedInProcedure.route({ method: "GET", path: "/interior-boards/{id}", summary: "Get a board", tags }).input(byId).output(Board),
  /** The same requestKey answers with the same board. Ideas that are not public are left out. INVALID names title or limit. Anyone signed in. */
  create: signedInProcedure
    .route({ method: "POST", path: "/interior-boards", summary: "Save a board", tags, successStatus: 201 })
    .input(z.object({ ...saving, requestKey: z.string().max(100).optional() }))
    .output(byId),
  /** INVALID names title. Its owner. */
  update: signedInProcedure.route({ method: "PUT", path: "/interior-boards/{id}", summary: "Change a board", tags }).input(byId.extend(saving)).output(byId),
  /** Deletes it with its pictures. Its owner. */
  remove: signedInProcedure.route({ method: "DELETE", path: "/interior-boards/{id}", summary: "Delete a board", tags }).input(byId).output(byId),
  /** Creates the link, or answers with the existing one. Its owner. */
  share: ownerProcedure
    .route({ method: "POST", path: "/interior-boards/{id}/share", summary: "Share a board by link", tags })
    .input(byId)
    .output(z.object({ key: z.string() })),
  unshare: ownerProcedure
    .route({ method: "DELETE", path: "/interior-boards/{id}/share", summary: "End the sharing of a board", tags })
    .input(byId)
    .output(byId),
  /** What anyone who has the link sees. Open to everybody. */
  shared: publicProcedure
    .route({ method: "GET", path: "/shared-interior-boards/{key}", summary: "Get a shared board", tags })
    .input(z.object({ key: z.string().max(100) }))
    .output(Board.omit({ id: true, shareKey: true })),
  /** Puts a piece on sale on a board; one that is there stays. NOT_FOUND for what is not on sale. INVALID names limit. Its owner. */
  addPiece: signedInProcedure
    .route({ method: "POST", path: "/interior-boards/{id}/pieces", summary: "Put a piece on a board", tags })
    .input(byId.extend({ productId: IdSchema }))
    .output(byPiece),
  /** Idempotent. Its owner. */
  removePiece: signedInProcedure
    .route({ method: "DELETE", path: "/interior-boards/{id}/pieces/{pieceId}", summary: "Take a piece off a board", tags })
    .input(byPiece)
    .output(byPiece),
  /** A new private ideabook with the board's ideas and pieces. INVALID names title or limit. Its owner. */
  makeIdeabook: signedInProcedure
    .route({ method: "POST", path: "/interior-boards/{id}/ideabook", summary: "Make an ideabook of a board", tags })
    .input(byId.extend({ title: Title }))
    .output(byId),
  /** Configured providers that make pictures from words. Anyone signed in. */
  engines: signedInProcedure
    .route({ method: "GET", path: "/interior-boards/engines", summary: "List what can make pictures from words", tags })
    .output(z.array(Engine)),
  /** Begins a picture from the board's brief. The same requestKey answers with the same picture. NOT_FOUND without such an engine; INVALID names consent or limit. Its owner. */
  generate: ownerProcedure
    .route({ method: "POST", path: "/interior-boards/{id}/pictures", summary: "Make a picture from a brief", tags, successStatus: 201 })
    .input(byId.extend({ engine: z.string().max(60), consent: z.boolean(), requestKey: z.string().max(100).optional() }))
    .output(byId),
  /** Cancels a queued or running one. Its owner. */
  cancelPicture: ownerProcedure
    .route({ method: "POST", path: "/interior-pictures/{id}/cancel", summary: "Cancel a picture of a board", tags })
    .input(byId)
    .output(byId),
  removePicture: ownerProcedure
    .route({ method: "DELETE", path: "/interior-pictures/{id}", summary: "Delete a picture of a board", tags })
    .input(byId)
    .output(byId),
};
