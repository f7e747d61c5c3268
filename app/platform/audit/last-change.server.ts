import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { readerNow } from "./audit.server.ts";

/** Without an id: all of its types. */
type Entity = { type: string | readonly string[]; id?: string | undefined };

/**
 * Who changed something last, as the asking person reads their name; nobody where it was that person, in another tab.
 * An import is one event for many rows: with `since`, an earlier editor is not named for it.
 */
export async function lastChange(trx: Kysely<DB>, { type, id }: Entity, since?: Date): Promise<{ changedBy: string | null; changedAt: string | null }> {
  const reader = readerNow();
  const last = await trx
    .selectFrom("audit_events as e")
    .leftJoin("users as u", "u.id", "e.actor_id")
    .select([
      "e.actor_id",
      "e.actor_name",
      "e.created_at",
      personName(reader?.language ?? "en")
        .$castTo<string | null>()
        .as("name"),
    ])
    .where("e.entity_type", "in", [type].flat())
    .$if(id !== undefined, (query) => query.where("e.entity_id", "=", id as string))
    .$if(since !== undefined, (query) => query.where("e.created_at", ">=", since as Date))
    .orderBy("e.created_at", "desc")
    .orderBy("e.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return { changedBy: null, changedAt: null };
  const isOwn = last.actor_id !== null && last.actor_id === reader?.id;
  return { changedBy: isOwn ? null : (last.name ?? last.actor_name), changedAt: last.created_at.toISOString() };
}

/** Who saved a row last, of those that name their writer; nobody where it was the asking person, in another tab. */
export async function nameOfOther(trx: Kysely<DB>, writer: string | null): Promise<string | null> {
  const reader = readerNow();
  if (writer === null || writer === reader?.id) return null;
  const person = await trx
    .selectFrom("users as u")
    .select(personName(reader?.language ?? "en").as("name"))
    .where("u.id", "=", writer)
    .executeTakeFirst();
  return person?.name ?? null;
}

/** For rows without a version: whether one changed since its editor loaded it. Without `base`, never. */
export const isOvertaken = (seen: object | undefined, stored: object): boolean =>
  Object.entries(seen ?? {}).some(([field, value]) => !isDeepStrictEqual(value, stored[field as keyof typeof stored]));
