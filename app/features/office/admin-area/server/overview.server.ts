import { type RawBuilder, sql } from "kysely";
import { ROLES, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { idFrom } from "#app/platform/database/ids.ts";
import type { Overview } from "../admin-area.contract.ts";
import { type OverviewDays, stepOf } from "../admin-area.overview.ts";

const KEPT_MS = 60_000;
const DAY_MS = 86_400_000;

/** The beginning of a day in Riyadh, which keeps no summer time. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
const dayOf = (time: number): string => new Date(time + 3 * 3_600_000).toISOString().slice(0, 10);

type Source = {
  id: Overview["series"][number]["id"];
  /** Rows with created_at, from the given time on. Each is bounded by an index. */
  rows(since: Date): RawBuilder<unknown>;
  /** What the rows of a day are told apart by, and in which order. */
  parts?: { column: RawBuilder<unknown>; keys: readonly string[] };
  isContent?: boolean;
};

/** Made at `since` or later, by the primary key: ids are in the order of time. A day of room for clocks that differ. */
const byId = (since: Date): RawBuilder<unknown> => sql`id >= ${idFrom(since.getTime() - DAY_MS)} and created_at >= ${since}`;

const SOURCES: readonly Source[] = [
  { id: "users", rows: (since) => sql`user_directory where created_at >= ${since}`, parts: { column: sql`role`, keys: ROLES } },
  { id: "quotes", rows: (since) => sql`quote_requests where created_at >= ${since}` },
  { id: "vendors", rows: (since) => sql`vendors where deleted_at is null and ${byId(since)}`, isContent: true },
  { id: "messages", rows: (since) => sql`messages where ${byId(since)}` },
  { id: "reviews", rows: (since) => sql`vendor_reviews where created_at >= ${since}`, isContent: true },
  { id: "feedback", rows: (since) => sql`feedback where created_at >= ${since}` },
  { id: "imports", rows: (since) => sql`vendor_imports where not is_dry_run and created_at >= ${since}`, isContent: true },
];

type Range = { days: OverviewDays; from: string; to: string; step: number };

async function readSeries({ id, rows, parts }: Source, { days, from, to, step }: Range): Promise<Overview["series"][number]> {
  const since = new Date(startOf(from) - days * DAY_MS);
  const found = await sql<{ bucket: number | null; part: string; n: number }>`
    select case when day >= ${from}::date then (day - ${from}::date) / ${step}::int end bucket, part, count(*)::int n
    from (select (created_at at time zone 'Asia/Riyadh')::date as day, ${parts?.column ?? sql`''`}::text as part from ${rows(since)}) made
    where day <= ${to}::date group by 1, 2`.execute(db);
  const keys = parts?.keys ?? [""];
  const values = Array.from({ length: Math.ceil(days / step) }, () => keys.map(() => 0));
  let before = 0;
  for (const { bucket, part, n } of found.rows) {
    const of = bucket === null ? undefined : values[bucket];
    const at = keys.indexOf(part);
    if (bucket === null) before += n;
    else if (of && at >= 0) of[at] = (of[at] ?? 0) + n;
  }
  return { id, parts: parts ? [...keys] : [], values, total: values.flat().reduce((sum, n) => sum + n, 0), before };
}

async function readStatuses(): Promise<Overview["vendors"]> {
  const { rows } = await sql<Overview["vendors"]>`
    select count(*) filter (where status = 'Pending')::int pending, count(*) filter (where status = 'Verified')::int verified,
      count(*) filter (where status = 'Inactive')::int inactive
    from vendors where deleted_at is null`.execute(db);
  return rows[0] ?? { pending: 0, verified: 0, inactive: 0 };
}

/** What happened in the last days, today included, beside the days before them. @param now injected for tests */
export async function readOverview(isAdmin: boolean, days: OverviewDays, now = Date.now()): Promise<Overview> {
  const step = stepOf(days);
  const to = dayOf(now);
  const from = dayOf(startOf(to) - (days - 1) * DAY_MS);
  const sources = SOURCES.filter(({ isContent }) => isContent || isAdmin);
  const [series, vendors] = await Promise.all([Promise.all(sources.map((source) => readSeries(source, { days, from, to, step }))), readStatuses()]);
  const starts = Array.from({ length: Math.ceil(days / step) }, (_, n) => dayOf(startOf(from) + n * step * DAY_MS));
  return { days, from, to, step, starts, series, vendors };
}

const kept = new Map<string, { until: number; overview: Promise<Overview> }>();

/** The same, counted at most once a minute for each range: an open page is no load. */
export function overviewFor(viewer: Viewer, days: OverviewDays): Promise<Overview> {
  const isAdmin = viewer.role === "admin";
  const key = `${days} ${isAdmin}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.overview;
  const overview = readOverview(isAdmin, days);
  kept.set(key, { until: Date.now() + KEPT_MS, overview });
  // A failure is not kept.
  overview.catch(() => kept.delete(key));
  return overview;
}
