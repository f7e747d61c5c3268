import { z } from "zod";
import { adminProcedure, contentProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { OVERVIEW_DAYS, SERIES } from "./admin-area.overview.ts";
import { activityAddress } from "./admin-area.search.ts";

const Entry = z.object({
  id: IdSchema,
  at: z.iso.datetime(),
  action: z.string(),
  actorId: IdSchema.nullable(),
  /** The name at the time, or the Arabic one where Arabic is read; null for the system. */
  actorName: z.string().nullable(),
  /** The admin who was signed in as the actor. */
  impersonatorName: z.string().nullable(),
  entityType: z.string(),
  entityId: IdSchema,
  /** The entity's current name; null when it was deleted. */
  entityName: z.string().nullable(),
  /** False for kinds without names of their own. */
  isNamed: z.boolean(),
  /** Where staff see it. */
  address: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type ActivityEntry = z.infer<typeof Entry>;

const Filters = moreInput(activityAddress).extend({
  /** The entity. */
  entity: IdSchema.optional(),
});
export type ActivityFilters = Omit<z.input<typeof Filters>, "after">;

const tags = ["Activity"];

const Series = z.object({
  id: z.enum(SERIES),
  /** The meaning of each step's numbers, such as roles; empty when there is one number. */
  parts: z.array(z.string()),
  /** The numbers of each step. */
  values: z.array(z.array(z.number().int())),
  total: z.number().int(),
  /** In as many days before. */
  before: z.number().int(),
});
export type OverviewSeries = z.infer<typeof Series>;

const Overview = z.object({
  days: z.literal(OVERVIEW_DAYS),
  /** First and last day, by the clock of Riyadh. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Days of a step, and the first day of each. */
  step: z.number().int(),
  starts: z.array(z.iso.date()),
  series: z.array(Series),
  vendors: z.object({ pending: z.number().int(), verified: z.number().int(), inactive: z.number().int() }),
});
export type Overview = z.infer<typeof Overview>;

export const adminAreaContract = {
  /** Counts of the last days, by day or week, and of the days before. Computed at most once a minute. Content managers get their own part. */
  overview: contentProcedure
    .route({ method: "GET", path: "/admin/overview", summary: "Count what was made over time", tags: ["Administration"] })
    .input(z.object({ days: z.coerce.number().pipe(z.literal(OVERVIEW_DAYS)).default(30) }))
    .output(Overview),
  /** The viewer's pending work, by place of the navigation. Content managers get their own part. */
  waiting: contentProcedure
    .route({ method: "GET", path: "/admin/waiting", summary: "Count what waits", tags: ["Administration"] })
    .output(z.record(z.string(), z.number().int())),
  /** The audit log, latest first, 40 entries a page. Admins. */
  activity: adminProcedure
    .route({ method: "GET", path: "/admin/activity", summary: "List what was changed, by whom", tags })
    .input(Filters)
    .output(morePage(Entry)),
  /** The people, the kinds of things and the actions that the log knows, for its filters. Admins. */
  activityFilters: adminProcedure
    .route({ method: "GET", path: "/admin/activity/filters", summary: "List the people, kinds and actions of the log", tags })
    .output(z.object({ people: z.array(z.object({ id: IdSchema, name: z.string() })), kinds: z.array(z.string()), actions: z.array(z.string()) })),
};
