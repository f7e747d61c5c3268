import { sql } from "kysely";
import { defineUpkeep } from "#app/platform/jobs/upkeep.server.ts";
import { LEAST_SEARCHES, RARE_DAYS, STORED_MONTHS } from "../counts.ts";

const today = sql`(now() at time zone 'Asia/Riyadh')::date`;
const first = sql`(${today} - make_interval(months => ${sql.lit(STORED_MONTHS)}))::date`;

/** Deletes sums after 25 months, and after 30 days the words that hardly anybody searched for. */
export const forgetCounts = defineUpkeep(
  "counts-forget",
  "10 1 * * *",
  sql`
  with counts as (delete from daily_counts where day < ${first}), searches as (delete from daily_searches where day < ${first})
  delete from daily_searches s using (
    select words from daily_searches where words <> '' group by words having sum(count) < ${sql.lit(LEAST_SEARCHES)} and max(day) < ${today} - ${sql.lit(RARE_DAYS)}::int
  ) rare where s.words = rare.words and s.day >= ${first}`,
);
