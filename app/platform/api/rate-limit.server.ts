import { sql } from "kysely";
import { tooManyRequests } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";

export type Limit = { max: number; windowSeconds: number };
export type LimitResult = {
  allowed: boolean;
  /** Seconds until the next try can succeed; 0 when allowed. */
  retryAfter: number;
};

/** Older rows cannot limit anything: the longest window, with a margin. */
const STORED_SECONDS = DAY_SECONDS;

/** Counts one event under a key, shared by every process. One statement, so that concurrent requests cannot all pass a stale count. */
export async function limit(key: string, { max, windowSeconds }: Limit): Promise<LimitResult> {
  const { rows } = await sql<{ count: number; left: number }>`
    insert into rate_limits as r (key, count, window_start) values (${key}, 1, now())
    on conflict (key) do update set
      count = case when r.window_start <= now() - make_interval(secs => ${windowSeconds}) then 1 else least(r.count + 1, ${max + 1}) end,
      window_start = case when r.window_start <= now() - make_interval(secs => ${windowSeconds}) then now() else r.window_start end
    returning count, least(${windowSeconds}, greatest(1, ceil(extract(epoch from window_start - now()) + ${windowSeconds})))::int as left`.execute(db);
  const row = rows[0];
  if (!row || row.count <= max) return { allowed: true, retryAfter: 0 };
  return { allowed: false, retryAfter: row.left };
}

/** The same for a procedure. @throws TOO_MANY_REQUESTS */
export async function enforceLimit(key: string, rule: Limit): Promise<void> {
  const { allowed, retryAfter } = await limit(key, rule);
  if (!allowed) throw tooManyRequests(retryAfter);
}

/** Releases one event: a successful sign-in does not count as a guess. */
export async function refund(key: string): Promise<void> {
  await sql`update rate_limits set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

/** Deletes rows whose window is over. A scheduled job calls it. */
export async function removeExpiredLimits(): Promise<number> {
  const result = await sql`delete from rate_limits where window_start < now() - make_interval(secs => ${STORED_SECONDS})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
