import { sql, type Transaction } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { Purpose } from "../ai-providers.ts";
import type { ProviderSettings } from "../providers/image-provider.ts";
import { GenerationFailed } from "./generation-failed.ts";
import { generationStatus } from "./status.server.ts";

/** The day by which limits count. */
export const TODAY = sql<Date>`(now() at time zone 'Asia/Riyadh')::date`;

type Wish = { provider: ProviderSettings; model: string | null; personId: string; purpose: Purpose; reference: string; totalMs: number; canResume: boolean };
export type Reservation = { id: string; remoteId: string | null };

// A process needs a moment after the deadline to record its outcome.
const GRACE_MS = 30_000;

/**
 * Takes one picture out of today's limits before anything is sent: one transaction at a time looks and reserves, so that twenty requests at once
 * cannot all take the last slot. Interrupted work is found by its reference: it resumes where the provider supports that. Where it does not,
 * it may be paid already, so it fails once instead of being repeated automatically.
 */
export async function reserve(wish: Wish): Promise<Reservation> {
  const reservation = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('ai_generations'))`.execute(trx);
    const earlier = await earlierTry(trx, wish);
    const expiresAt = new Date(Date.now() + wish.totalMs + GRACE_MS);
    if (earlier?.remoteId) {
      const set = { failure: null, cost_micros: wish.provider.priceMicros, expires_at: expiresAt, ended_at: null };
      await generationStatus.move(trx, earlier.id, "resume", { by: null, set });
      return earlier;
    }
    if (earlier) {
      await generationStatus.move(trx, earlier.id, "release", { by: null, set: ended("UNAVAILABLE.interrupted") });
      return null;
    }
    const isLost = () => sql<boolean>`day >= ${TODAY} - 1 and expires_at < now()`;
    await generationStatus.moveAll(trx, "lose", { by: null, where: isLost, set: ended(LOST) });
    await checkLimits(trx, wish);
    return { id: await insertReservation(trx, wish, expiresAt), remoteId: null };
  });
  if (!reservation) throw new GenerationFailed("UNAVAILABLE", "interrupted");
  return reservation;
}

/** Its process was lost. */
const LOST = "LOST";
const ended = (failure: string) => ({ failure, cost_micros: 0, ended_at: new Date() });

async function insertReservation(trx: Transaction<DB>, wish: Wish, expiresAt: Date): Promise<string> {
  const { provider, model, personId, purpose, reference } = wish;
  const id = newId();
  const about = { provider_id: provider.id, provider_name: provider.name, kind: provider.kind, model, user_id: personId, purpose, reference };
  await trx
    .insertInto("ai_generations")
    .values({ id, ...about, day: TODAY, state: "reserved", cost_micros: provider.priceMicros, expires_at: expiresAt })
    .execute();
  return id;
}

/** The last run for the same thing, if it was cut off: with the provider's name of the work where that can be taken up again, without it where it may be lost money. */
async function earlierTry(trx: Transaction<DB>, { reference, provider, canResume }: Wish): Promise<Reservation | undefined> {
  const row = await trx
    .selectFrom("ai_generations")
    .select(["id", "state", "remote_id", "failure"])
    .where("reference", "=", reference)
    .where("provider_id", "=", provider.id)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row || row.state === "done") return undefined;
  const isCutOff = row.state === "reserved" || row.failure === LOST;
  if (canResume) return row.remote_id && (isCutOff || row.failure?.startsWith("UNAVAILABLE")) ? { id: row.id, remoteId: row.remote_id } : undefined;
  const mayBePaid = provider.priceMicros > 0 && (isCutOff || row.failure === "CANCELED");
  return mayBePaid ? { id: row.id, remoteId: null } : undefined;
}

async function checkLimits(trx: Transaction<DB>, { provider, personId }: Wish): Promise<void> {
  const limits = await trx.selectFrom("ai_limits").selectAll().executeTakeFirstOrThrow();
  const { rows } = await sql<Record<"person" | "person_here" | "person_cost" | "site" | "site_cost", string>>`
    select count(*) filter (where user_id = ${personId}) as person, count(*) filter (where user_id = ${personId} and provider_id = ${provider.id}) as person_here,
      coalesce(sum(cost_micros) filter (where user_id = ${personId}), 0) as person_cost, count(*) as site, coalesce(sum(cost_micros), 0) as site_cost
    from ai_generations where day = ${TODAY} and state in ('reserved', 'done')`.execute(trx);
  const used = rows[0];
  if (!used) return;
  const isOver = (limit: unknown, value: number) => limit !== null && value > Number(limit);
  const { priceMicros } = provider;
  if (isOver(provider.personDailyCount, Number(used.person_here) + 1) || isOver(limits.person_daily_count, Number(used.person) + 1)) {
    throw new GenerationFailed("NOT_ALLOWED", "personCount");
  }
  // Cost limits do not apply to free providers.
  if (priceMicros > 0 && isOver(limits.person_daily_micros, Number(used.person_cost) + priceMicros)) throw new GenerationFailed("NOT_ALLOWED", "personCost");
  if (isOver(limits.site_daily_count, Number(used.site) + 1)) throw new GenerationFailed("NOT_ALLOWED", "siteCount");
  if (priceMicros > 0 && isOver(limits.site_daily_micros, Number(used.site_cost) + priceMicros)) throw new GenerationFailed("NOT_ALLOWED", "siteCost");
}

/** The provider has returned the work's id: from now on it can be resumed. */
export async function noteRemoteId(id: string, remoteId: string): Promise<void> {
  await db
    .updateTable("ai_generations")
    .set({ remote_id: remoteId.slice(0, 300) })
    .where("id", "=", id)
    .execute();
}

export async function finish(id: string, model: string | null): Promise<void> {
  await generationStatus.moveAll(db, "finish", { by: null, where: (eb) => eb("id", "=", id), set: { model, ended_at: new Date() } });
}

/** Releases the reservation. */
export async function release(id: string, { code, detail }: GenerationFailed): Promise<void> {
  const failure = [code, detail].filter(Boolean).join(".");
  await generationStatus.moveAll(db, "release", { by: null, where: (eb) => eb("id", "=", id), set: ended(failure) });
}

/** How many pictures the person may still have made today by each of the providers; null: as many as they like. */
export async function leftToday(
  personId: string,
  providers: readonly Pick<ProviderSettings, "id" | "priceMicros" | "personDailyCount">[],
): Promise<Map<string, number | null>> {
  const limits = await db.selectFrom("ai_limits").selectAll().executeTakeFirstOrThrow();
  const { rows } = await sql<{ provider_id: string; is_own: boolean; n: string; cost: string }>`
    select provider_id, user_id is not distinct from ${personId} as is_own, count(*) as n, sum(cost_micros) as cost from ai_generations
    where day = ${TODAY} and (state = 'done' or (state = 'reserved' and expires_at > now())) group by 1, 2`.execute(db);
  const sum = (of: typeof rows, what: "n" | "cost") => of.reduce((total, row) => total + Number(row[what]), 0);
  const own = rows.filter((row) => row.is_own);
  return new Map(
    providers.map(({ id, priceMicros, personDailyCount }) => {
      const here = own.filter((row) => row.provider_id === id);
      const room = [
        personDailyCount === null ? null : personDailyCount - sum(here, "n"),
        limits.person_daily_count === null ? null : limits.person_daily_count - sum(own, "n"),
        limits.site_daily_count === null ? null : limits.site_daily_count - sum(rows, "n"),
        priceMicros === 0 || limits.person_daily_micros === null ? null : Math.floor((Number(limits.person_daily_micros) - sum(own, "cost")) / priceMicros),
        priceMicros === 0 || limits.site_daily_micros === null ? null : Math.floor((Number(limits.site_daily_micros) - sum(rows, "cost")) / priceMicros),
      ].filter((value) => value !== null);
      return [id, room.length === 0 ? null : Math.max(0, Math.min(...room))];
    }),
  );
}
