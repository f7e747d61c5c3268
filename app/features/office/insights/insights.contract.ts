import { z } from "zod";
import { SEARCH_PLACES, SUBJECTS } from "#app/features/talk/counts/public.ts";
import { adminProcedure, IdSchema, signedInProcedure, vendorProcedure } from "#app/platform/api/contract.ts";
import { FUNNEL, PERIODS, PROFESSIONAL_SERIES, SITE_SERIES, USUAL_PERIOD, VENDOR_SERIES } from "./insights.ts";

const Count = z.number().int();
const Days = z.coerce.number().pipe(z.literal(PERIODS)).default(USUAL_PERIOD);

const seriesOf = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.object({
    id: z.enum(ids),
    /** One for each step. */
    values: z.array(Count),
    total: Count,
    /** Of as many days before; null where they were not all counted. */
    before: z.array(Count).nullable(),
    totalBefore: Count.nullable(),
  });

const Period = z.object({
  days: z.literal(PERIODS),
  /** First and last day, by the clock of Riyadh. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Days of a step, and the first day of each. */
  step: Count,
  starts: z.array(z.iso.date()),
  /** The first day of counting. */
  countedSince: z.iso.date(),
});
export type Period = z.infer<typeof Period>;

const Site = Period.extend({
  series: z.array(seriesOf(SITE_SERIES)),
  /** From looks at ideas to awarded requests. `bids` and `awards` are of the requests sent in the period. */
  funnel: z.array(z.object({ id: z.enum(FUNNEL), n: Count })),
  /** Bids that these requests received, all together. */
  bids: Count,
});
export type SiteInsights = z.infer<typeof Site>;

const Viewed = z.object({
  id: IdSchema,
  name: z.string(),
  /** Where everybody sees it. */
  to: z.string(),
  views: Count,
});
export type ViewedPage = z.infer<typeof Viewed>;

const Searched = z.object({
  words: z.string(),
  places: z.array(z.enum(SEARCH_PLACES)),
  count: Count,
  /** Of these, how often nothing was found. */
  missed: Count,
});
export type SearchedWords = z.infer<typeof Searched>;

const VendorReach = Period.extend({ series: z.array(seriesOf(VENDOR_SERIES)), pages: z.array(Viewed) });
const ProfessionalReach = Period.extend({ series: z.array(seriesOf(PROFESSIONAL_SERIES)), pages: z.array(Viewed) });
export type VendorReach = z.infer<typeof VendorReach>;
export type ProfessionalReach = z.infer<typeof ProfessionalReach>;
export type Series = SiteInsights["series"][number] | VendorReach["series"][number] | ProfessionalReach["series"][number];

const tags = ["Insights"];

export const insightsContract = {
  /** Views, contacts and searches of a period, by day or week, with the period before, and the way from ideas to awarded requests. Admins. */
  site: adminProcedure
    .route({ method: "GET", path: "/admin/insights", summary: "Count what visitors do", tags })
    .input(z.object({ days: Days }))
    .output(Site),
  /** The pages of one kind that were viewed most, at most 20. Admins. */
  viewed: adminProcedure
    .route({ method: "GET", path: "/admin/insights/pages", summary: "List the most viewed pages", tags })
    .input(z.object({ days: Days, kind: z.enum(SUBJECTS) }))
    .output(z.array(Viewed)),
  /** The words that were searched for most, and those that found nothing most often, at most 20 each. Words of fewer than three searches are in neither. Admins. */
  searched: adminProcedure
    .route({ method: "GET", path: "/admin/insights/searches", summary: "List what people search for", tags })
    .input(z.object({ days: Days }))
    .output(z.object({ most: z.array(Searched), missed: z.array(Searched) })),
  /** How the viewer's vendors, or one of them, were found and reached. Vendors and their people; NOT_FOUND for another's vendor. */
  vendor: vendorProcedure
    .route({ method: "GET", path: "/vendor/reach", summary: "Count how people find your business", tags })
    .input(z.object({ days: Days, vendor: IdSchema.or(z.literal("")).default("") }))
    .output(VendorReach),
  /** How a professional was found and reached. Anyone signed in for themselves; the people of a company for its professionals, NOT_FOUND for others. */
  professional: signedInProcedure
    .route({ method: "GET", path: "/account/reach", summary: "Count how people find you", tags })
    .input(z.object({ days: Days, professionalId: IdSchema.optional() }))
    .output(ProfessionalReach),
};
