import { z } from "zod";
import { VendorCardSchema } from "#app/features/directory/vendors/vendors.contract.ts";
import { IdeaCard } from "#app/features/inspiration/ideas/ideas.contract.ts";
import { ProductCardSchema } from "#app/features/shop/products/products.contract.ts";
import { IdSchema, publicProcedure } from "#app/platform/api/contract.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { MAX_PAGE, SEARCH_KINDS } from "./search.ts";

/** One line under the search box. A `listing` is a room, a style or another address of the ideas area. */
const SuggestionSchema = z.object({
  kind: z.enum(["listing", ...SEARCH_KINDS]),
  id: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  to: z.string(),
  photo: SizedPhoto.nullable(),
});
export type Suggestion = z.infer<typeof SuggestionSchema>;

/** A professional with what they show to everybody. */
const Professional = z.object({
  id: IdSchema,
  name: z.string(),
  to: z.string(),
  trade: z.string().nullable(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  isVerified: z.boolean(),
  photo: SizedPhoto.nullable(),
});
export type ProfessionalData = z.infer<typeof Professional>;

const Thread = z.object({ id: IdSchema, title: z.string(), to: z.string(), excerpt: z.string(), answers: z.number().int() });
export type ThreadData = z.infer<typeof Thread>;

const Hits = z.object({
  ideas: z.array(IdeaCard),
  products: z.array(ProductCardSchema),
  vendors: z.array(VendorCardSchema),
  professionals: z.array(Professional),
  threads: z.array(Thread),
});
export type SearchHits = z.infer<typeof Hits>;

/** How many there are; 'and more' when `isCapped`. */
const Count = z.object({ total: z.number().int(), isCapped: z.boolean() });
const Overview = Hits.extend({
  counts: z.record(z.enum(SEARCH_KINDS), Count),
  /** The corrected words, when the given ones match nothing. */
  corrected: z.string().nullable(),
  listings: z.array(SuggestionSchema),
  /** Articles of the help. */
  articles: z.array(z.object({ id: z.string(), to: z.string(), title: z.string(), summary: z.string() })),
});
export type SearchOverview = z.infer<typeof Overview>;

const tags = ["Search"];
/** Longer ones are cut. */
const words = z.string().default("");

export const searchContract = {
  /** Suggestions while typing: listings, ideas, products, vendors, professionals and threads, a few of each. Open to everybody. */
  suggest: publicProcedure
    .route({ method: "GET", path: "/search/suggestions", summary: "Suggest while typing", tags })
    .input(z.object({ words }))
    .output(z.array(SuggestionSchema)),
  /** The best of each kind, with their numbers. Words without matches are corrected where possible. Open to everybody. */
  all: publicProcedure.route({ method: "GET", path: "/search", summary: "Search everything", tags }).input(z.object({ words })).output(Overview),
  /** One page of one kind. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/search/{kind}", summary: "List what a search finds of one kind", tags })
    .input(z.object({ words, kind: z.enum(SEARCH_KINDS), page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) }))
    .output(Hits.extend({ /** Give this as `page` for more. */ next: z.number().int().nullable() })),
};
