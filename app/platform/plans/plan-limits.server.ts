import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { Plan, PlanLimit } from "./plans.ts";

/** Who is bounded: a person, or an organization by the plan of its owners, or the one of a vendor. */
export type Bounded = { userId: string } | { organizationId: string } | { vendorId: string };

/** Says which plans hold for somebody now, by their ids. */
export const planHolders = slot<{ plansOf(executor: Kysely<DB>, who: Bounded): Promise<string[]> }>("plan holders");

/** The most generous of them: null is as many as one likes. */
export function mostOf(plans: readonly Plan[], limit: PlanLimit): number | null {
  const bounds = plans.map(({ limits }) => limits[limit]);
  return bounds.includes(null) || bounds.length === 0 ? null : Math.max(...bounds.map((bound) => bound ?? 0));
}

/** What the caller refuses with `planLimit`: the bound that one more would break; null within the plan. Without enforcement nobody is asked. @param used so far */
export async function boundReached(
  trx: Kysely<DB>,
  who: Bounded,
  limit: PlanLimit,
  used: () => Promise<number>,
): Promise<{ limit: PlanLimit; most: number } | null> {
  const { isEnforced, plans } = env.plans;
  const [free] = plans;
  if (!isEnforced || !free) return null;
  // Two at once must not both be the last one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${limit} ${Object.values(who).join()}`}, 0))`.execute(trx);
  const held = (await Promise.all(planHolders.all().map((holder) => holder.plansOf(trx, who)))).flat();
  const most = mostOf([free, ...plans.filter(({ id }) => held.includes(id))], limit);
  return most !== null && (await used()) >= most ? { limit, most } : null;
}
