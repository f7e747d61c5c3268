import { sql } from "kysely";
import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { type Counted, fromFeatures } from "#app/platform/feature/feature.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import type { Overview } from "../admin-area.contract.ts";
import { type OverviewDays, SERIES, stepOf } from "../admin-area.overview.ts";

const CACHED_MS = 60_000;

/** The beginning of a day in Riyadh, which has no daylight saving time. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
const dayOf = (time: number): string => new Date(time + 3 * 3_600_000).toISOString().slice(0, 10);

type Source = Counted & { id: Overview["series"][number]["id"] };

type Range = { days: OverviewDays; from: string; to: string; step: number };

async function readSeries({ id, rows, parts }: Source, { days, from, to, step }: Range): Promise<Overview["series"][number]> {
  const since = new Date(startOf(from) - days * DAY_MS);
  const found = await sql<{ bucket: number | null; part: string; n: number }>`
    select case when day >= ${from}::date then (day - ${from}::date) / ${step}::int end bucket, part, count(*)::int n
    from (select (created_at at time zone 'Asia/Riyadh')::date as day, ${parts?.column ?? sql`''`}::text as part ${rows(since)}) made
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

/** The counts of the last days, including today, and of the days before. @param now injected for tests */
export async function readOverview(isAdmin: boolean, days: OverviewDays, now = Date.now()): Promise<Overview> {
  const step = stepOf(days);
  const to = dayOf(now);
  const from = dayOf(startOf(to) - (days - 1) * DAY_MS);
  const counted: Record<string, Counted> = Object.assign({}, ...fromFeatures("counted"));
  const sources = SERIES.flatMap((id) => (counted[id] && (counted[id].isContent || isAdmin) ? [{ ...counted[id], id }] : []));
  const [series, vendors] = await Promise.all([Promise.all(sources.map((source) => readSeries(source, { days, from, to, step }))), readStatuses()]);
  const starts = Array.from({ length: Math.ceil(days / step) }, (_, n) => dayOf(startOf(from) + n * step * DAY_MS));
  return { days, from, to, step, starts, series, vendors };
}

const stored = new Map<string, { until: number; overview: Promise<Overview> }>();

/** The same, counted at most once a minute per range, so that open pages cost little. */
export function overviewFor(viewer: Viewer, days: OverviewDays): Promise<Overview> {
  const isAdmin = isAdministrator(viewer);
  const key = `${days} ${isAdmin}`;
  const known = stored.get(key);
  if (known && known.until > Date.now()) return known.overview;
  const overview = readOverview(isAdmin, days);
  stored.set(key, { until: Date.now() + CACHED_MS, overview });
  // A failure is not cached.
  overview.catch(() => stored.delete(key));
  return overview;
}
