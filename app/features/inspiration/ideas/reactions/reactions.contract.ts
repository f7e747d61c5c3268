import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { REACTIONS_AT_ONCE } from "./reactions.ts";

const target = z.object({ id: IdSchema });

/** The counts of an idea as they are now, and what the viewer has to do with them. */
const Reactions = z.object({
  id: IdSchema,
  likes: z.number().int(),
  isLiked: z.boolean(),
  /** 0 while nobody has rated it. */
  rating: z.number(),
  ratingCount: z.number().int(),
  ownRating: z.number().int().nullable(),
});
export type IdeaReactions = z.infer<typeof Reactions>;

const tags = ["Ideas"];

export const ideaReactionsContract = {
  /** Counts and own reactions: one call for everything on a page. Without ideas that are not public. Anyone signed in. */
  check: signedInProcedure
    .route({ method: "GET", path: "/ideas/reactions", summary: "Check what you liked and rated", tags })
    .input(z.object({ ids: z.array(IdSchema).max(REACTIONS_AT_ONCE) }))
    .output(z.object({ ideas: z.array(Reactions) })),
  /** Idempotent. NOT_FOUND for ideas that are not public. Anyone signed in. */
  like: signedInProcedure.route({ method: "PUT", path: "/ideas/{id}/like", summary: "Like an idea", tags }).input(target).output(Reactions),
  /** Idempotent. NOT_FOUND for ideas that are not public. Anyone signed in. */
  unlike: signedInProcedure.route({ method: "DELETE", path: "/ideas/{id}/like", summary: "Take a like back", tags }).input(target).output(Reactions),
  /** One rating for each person; the next one replaces it. NOT_FOUND for ideas that are not public. Anyone signed in. */
  rate: signedInProcedure
    .route({ method: "PUT", path: "/ideas/{id}/rating", summary: "Rate an idea", tags })
    .input(target.extend({ rating: z.number().int().min(1).max(5) }))
    .output(Reactions),
  /** Idempotent. NOT_FOUND for ideas that are not public. Anyone signed in. */
  unrate: signedInProcedure.route({ method: "DELETE", path: "/ideas/{id}/rating", summary: "Take a rating back", tags }).input(target).output(Reactions),
};
