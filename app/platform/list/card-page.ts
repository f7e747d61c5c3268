import { z } from "zod";
import { CARDS_OF_PAGE } from "./page-sizes.ts";

/** One page of a public list of cards. */
export const cardPage = <Card extends z.ZodType>(card: Card) =>
  z.object({
    items: z.array(card),
    /** How many match, at most 10,000 for a search: then `isCapped` is true and the count reads '10,000+'. */
    total: z.number().int(),
    isCapped: z.boolean(),
    /** The returned page; the last one when a later one was requested. */
    page: z.number().int(),
    pages: z.number().int(),
    /** The words that were searched for instead, where nothing matched the words given. */
    correctedSearch: z.string().nullable(),
  });

/** How many cards a page has. Fewer where a few others are shown. */
export const cardLimit = z.coerce.number().int().min(1).max(CARDS_OF_PAGE).default(CARDS_OF_PAGE);

/** A value that a list can be filtered by, with how many rows it would leave: null where more match than are counted. */
export const FacetSchema = z.object({ value: z.string(), count: z.number().int().nullable() });
/** The same where the value has words of its own, in the language of the request. */
export const NamedFacetSchema = FacetSchema.extend({ label: z.string() });
