import { z } from "zod";
import { adminProcedure, IdSchema, publicProcedure } from "#app/platform/api/contract.ts";
import { Cursor, moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { ratingsAddress } from "./help.search.ts";
import { GROUPS, QUERY_LENGTH, SECTIONS } from "./help.ts";

const ArticleId = z.string().max(160);
const Card = z.object({
  id: ArticleId,
  section: z.enum(SECTIONS),
  group: z.enum(Object.values(GROUPS).flat()),
  to: z.string(),
  title: z.string(),
  summary: z.string(),
});

const Rating = z.object({
  /** `homeowners/ask-for-a-quote` */
  article: ArticleId,
  isHelpful: z.boolean(),
  comment: z.string().max(10_000).default(""),
  /** A random id of a visitor's browser, so that it counts once; not used for people with an account. */
  device: z.uuid().optional(),
});
export type RatingInput = z.infer<typeof Rating>;

const Rated = z.object({
  id: ArticleId,
  section: z.enum(SECTIONS),
  to: z.string(),
  title: z.string(),
  yes: z.number().int(),
  no: z.number().int(),
  comments: z.number().int(),
  last: z.iso.datetime().nullable(),
});
export type RatedArticle = z.infer<typeof Rated>;

const Comment = z.object({ id: IdSchema, isHelpful: z.boolean(), comment: z.string(), language: z.string(), createdAt: z.iso.datetime() });
export type HelpComment = z.infer<typeof Comment>;

const Filters = moreInput(ratingsAddress);
export type RatingFilters = z.infer<typeof Filters>;

const tags = ["Help"];

export const helpContract = {
  /** Help articles and guides by words in English or Arabic, best first. Open to everybody. */
  search: publicProcedure
    .route({ method: "GET", path: "/help/articles", summary: "Search help articles", tags })
    .input(z.object({ query: z.string().max(QUERY_LENGTH).default("") }))
    .output(z.object({ items: z.array(Card) })),
  /** Says whether an article helped, with a word about it. One rating per person or device and article; thirty an hour. Open to everybody. */
  rate: publicProcedure
    .route({ method: "POST", path: "/help/ratings", summary: "Say whether an article helped", successStatus: 204, tags })
    .input(Rating)
    .output(z.void()),
  /** All articles with their ratings, those that helped least first. Admins. */
  ratings: adminProcedure
    .route({ method: "GET", path: "/admin/help", summary: "List help articles with their ratings", tags })
    .input(Filters)
    .output(morePage(Rated)),
  /** What people wrote about an article, newest first. Admins. */
  comments: adminProcedure
    .route({ method: "GET", path: "/admin/help/comments", summary: "List what people wrote about an article", tags })
    .input(z.object({ article: ArticleId, after: Cursor.optional() }))
    .output(morePage(Comment)),
};
