import { sql } from "kysely";
import { csvStream } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Period } from "../insights.ts";
import { inPeriod, rangeUntilToday } from "./sums.server.ts";

type Row = { day: string; what: string; count: number };

/** What was counted in the period, a line for each day and kind. The caller has checked for an admin. */
export function exportSums(days: Period): ReadableStream<Uint8Array> {
  const range = rangeUntilToday(days);
  async function* read() {
    const { rows } = await sql<Row>`
      select c.day::text, c.kind what, c.count from daily_counts c where c.subject_id is null and ${inPeriod(sql`c.day`, range)}
      union all select s.day::text, 'search.' || s.place, s.count from daily_searches s where s.words = '' and ${inPeriod(sql`s.day`, range)}
      union all select s.day::text, 'search.' || s.place || '.missed', s.missed from daily_searches s where s.words = '' and s.missed > 0 and ${inPeriod(sql`s.day`, range)}
      order by 1, 2`.execute(db);
    yield rows;
  }
  return csvStream(["day", "what", "count"], read(), ({ day, what, count }) => [day, what, count]);
}
