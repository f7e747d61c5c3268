import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type Job, readyQueue } from "./jobs.server.ts";

export type GivenUp<Data> = { id: string; data: Data; failedAt: Date; reason: string };

/** Jobs of a kind that failed for the last time, the newest first, and how many there are. */
export async function givenUp<Data extends object>(job: Job<Data>, limit: number): Promise<{ jobs: GivenUp<Data>[]; total: number }> {
  await readyQueue(job);
  const { rows } = await sql<GivenUp<Data> & { total: number }>`
    select id, data, completed_on as "failedAt", coalesce(output ->> 'message', output #>> '{}', '') as reason, count(*) over () as total
    from pgboss.job where name = ${job.name} and state = 'failed' order by completed_on desc, id limit ${limit}`.execute(db);
  return { jobs: rows.map(({ total: _, ...found }) => found), total: rows[0]?.total ?? 0 };
}

/** Retries them: those of the ids, or all. @returns how many */
export async function runAgain<Data extends object>(trx: Kysely<DB>, job: Job<Data>, ids?: readonly string[]): Promise<number> {
  await readyQueue(job);
  const chosen = ids ? sql`and id = any(${[...ids]}::uuid[])` : sql``;
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), started_on = null, completed_on = null, output = null,
      keep_until = greatest(keep_until, now() + interval '14 days')
    where name = ${job.name} and state = 'failed' ${chosen}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
