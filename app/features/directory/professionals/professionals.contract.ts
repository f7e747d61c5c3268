import { z } from "zod";
import { PROFESSIONAL_TYPES } from "#app/features/people/profiles/public.ts";
import { IdSchema, MoneySchema, publicProcedure } from "#app/platform/api/contract.ts";
import { cardLimit, cardPage, NamedFacetSchema as Facet } from "#app/platform/list/card-page.ts";
import { orNone } from "#app/platform/list/list-schema.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { CODE_LENGTH, MAX_PAGE, MOST_COST, MOST_RIYALS, PROFESSIONAL_SORTS, RATINGS, SEARCH_LENGTH, START_NAMES, VERIFIED } from "./professionals.search.ts";

const riyals = (most: number) => z.coerce.number().int().min(1).max(most).nullable().default(null);
const code = z.string().max(CODE_LENGTH).default("");

const Filters = z.object({
  search: z.string().max(SEARCH_LENGTH).default(""),
  profession: orNone(z.enum(PROFESSIONAL_TYPES)),
  /** A region's code (SA-01) or a city. */
  place: code,
  speciality: code,
  /** Of published work. */
  style: code,
  language: code,
  /** Of published work. */
  room: code,
  /** At least this mean of five reviews or more. */
  rating: orNone(z.enum(RATINGS)),
  /** `yes`: they carry the mark; a kind: that was checked and is in force. */
  verified: orNone(z.enum(VERIFIED)),
  start: orNone(z.enum(START_NAMES)),
  /** Riyals an hour. */
  rate: riyals(MOST_RIYALS),
  /** Riyals: a published project of theirs or a package costs so much. The ends in either order. */
  costFrom: riyals(MOST_COST),
  costTo: riyals(MOST_COST),
});
export type ProfessionalFilters = z.infer<typeof Filters>;

/** One professional on a card, with what their page shows to everybody. Texts are in the language of the request. */
const Card = z.object({
  id: IdSchema,
  path: z.string(),
  name: z.string(),
  profession: z.string(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  /** Codes of the regions that they work in, wholly or in part. */
  regions: z.array(z.string()),
  isVerified: z.boolean(),
  /** What was checked and is in force. */
  checked: z.array(z.string()),
  reviewCount: z.number().int(),
  /** Null below five reviews. */
  rating: z.number().nullable(),
  years: z.number().int().nullable(),
  specialities: z.array(z.string()),
  hourlyRate: MoneySchema.nullable(),
  /** One package: the cheapest that has the words of the search, else the cheapest. */
  package: z.object({ title: z.string(), price: MoneySchema }).nullable(),
  /** `day` where it is in the future: the first for new work, also of those who take none until then. */
  start: z.object({ accepts: z.boolean(), day: z.iso.date().nullable() }).nullable(),
  /** Of published work, the best liked first: three at most. */
  photos: z.array(PublicPhoto),
  work: z.number().int(),
});
export type ProfessionalCardData = z.infer<typeof Card>;

const Page = cardPage(Card);
export type ProfessionalPage = z.infer<typeof Page>;

export type ProfessionalFacet = z.infer<typeof Facet>;
/** `at`: where the drawing of the regions has it. */
const City = Facet.extend({ at: z.tuple([z.number(), z.number()]) });
/** A step of a filter whose values are known. */
const Step = Facet.omit({ label: true });
export type ProfessionalStep = z.infer<typeof Step>;
const Facets = z.object({
  /** By filter, how many each value would leave with the other filters as they are; null where more match than are counted. */
  professions: z.array(Facet),
  /** Regions with the cities that someone names. */
  regions: z.array(Facet.extend({ cities: z.array(City) })),
  specialities: z.array(Facet),
  styles: z.array(Facet),
  rooms: z.array(Facet),
  languages: z.array(Facet),
  verified: z.array(Facet),
  ratings: z.array(Step),
  starts: z.array(Step),
});
export type ProfessionalFacets = z.infer<typeof Facets>;

const tags = ["Professionals"];

export const professionalsContract = {
  /** One page of at most 24 professionals whose pages are open to everybody. Words match by prefix, in either language, with one typo allowed. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/professionals", summary: "List professionals", tags })
    .input(
      Filters.extend({
        sort: z.enum(PROFESSIONAL_SORTS).default("recommended"),
        page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
        limit: cardLimit,
      }),
    )
    .output(Page),
  /** What professionals can be filtered by, with how many each value would leave. Open to everybody. */
  facets: publicProcedure
    .route({ method: "GET", path: "/professionals/facets", summary: "Count professionals by trade, place and more", tags })
    .input(Filters)
    .output(Facets),
};
