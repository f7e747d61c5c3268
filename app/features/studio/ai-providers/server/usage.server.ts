import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { AiUsageRow } from "../ai-providers.contract.ts";
import { TODAY } from "../generation/reservations.server.ts";

type Row = { day: string; provider_id: string; provider_name: string; state: string; failure: string | null; n: string; cost: string };

/** Successes, failures by reason, and costs: the configured price times finished pictures. */
export async function usage(days: number): Promise<{
  rows: AiUsageRow[];
  today: { pictures: number; costMicros: number };
  total: { pictures: number; failures: number; costMicros: number };
}> {
  const { rows } = await sql<Row>`
    select to_char(day, 'YYYY-MM-DD') as day, provider_id, max(provider_name) as provider_name,
      case when state = 'reserved' and expires_at < now() then 'failed' else state end as state,
      case when state = 'reserved' and expires_at < now() then 'LOST' else split_part(failure, '.', 1) end as failure,
      count(*) as n, sum(case when state = 'done' then cost_micros else 0 end) as cost
    from ai_generations where day > ${TODAY} - ${days}::int
    group by 1, 2, 4, 5 order by 1 desc, 3, 2`.execute(db);
  const found = new Map<string, AiUsageRow>();
  for (const row of rows) {
    const key = `${row.day} ${row.provider_id}`;
    const entry = found.get(key) ?? {
      day: row.day,
      providerId: row.provider_id,
      providerName: row.provider_name,
      pictures: 0,
      running: 0,
      costMicros: 0,
      failures: {},
    };
    found.set(key, entry);
    if (row.state === "done") entry.pictures += Number(row.n);
    else if (row.state === "reserved") entry.running += Number(row.n);
    else entry.failures[row.failure || "LOST"] = (entry.failures[row.failure || "LOST"] ?? 0) + Number(row.n);
    entry.costMicros += Number(row.cost);
  }
  const all = [...found.values()];
  const { rows: now } = await sql<{ day: string }>`select to_char(${TODAY}, 'YYYY-MM-DD') as day`.execute(db);
  const today = all.filter(({ day }) => day === now[0]?.day);
  const sum = (of: readonly AiUsageRow[], what: "pictures" | "costMicros") => of.reduce((total, entry) => total + entry[what], 0);
  const failures = all.reduce((total, entry) => total + Object.values(entry.failures).reduce((one, n) => one + n, 0), 0);
  return {
    rows: all,
    today: { pictures: sum(today, "pictures"), costMicros: sum(today, "costMicros") },
    total: { pictures: sum(all, "pictures"), failures, costMicros: sum(all, "costMicros") },
  };
}
