import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

type Entity = { type: string; id: string };

/** Who changed something last. An import is one event for many rows: with `since`, an earlier editor is not named for it. */
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

/** For rows without a version: whether one changed since its editor loaded it. Without `base`, never. */
export const isOvertaken = (seen: object | undefined, stored: object): boolean =>
  Object.entries(seen ?? {}).some(([field, value]) => !isDeepStrictEqual(value, stored[field as keyof typeof stored]));
