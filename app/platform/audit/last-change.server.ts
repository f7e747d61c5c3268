import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

type Entity = { type: string; id: string };

/** Who changed something last. Imports change many rows and are recorded as one event: with `since`, an older person is not named for them. */
export async function lastChange(trx: Kysely<DB>, { type, id }: Entity, since?: Date): Promise<{ changedBy: string | null; changedAt: string | null }> {
  const last = await trx
    .selectFrom("audit_events")
    .select(["actor_name", "created_at"])
    .where("entity_type", "=", type)
    .where("entity_id", "=", id)
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since as Date))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { changedBy: last?.actor_name ?? null, changedAt: last?.created_at.toISOString() ?? null };
}

/** For rows without a version: whether one is no longer what its editor saw. Nothing seen, nothing overtaken. */
export const isOvertaken = (seen: object | undefined, stored: object): boolean =>
  Object.entries(seen ?? {}).some(([field, value]) => !isDeepStrictEqual(value, stored[field as keyof typeof stored]));
