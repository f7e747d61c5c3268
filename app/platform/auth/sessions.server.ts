import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/log.server.ts";
import { tellPerson } from "#app/platform/person-events.server.ts";

/** A session counts as seen at most this often, so that reading pages writes next to nothing. */
const SEEN_EVERY_MS = 5 * 60_000;

type EndSessions = {
  /** The id of a session that stays. */
  except?: string | undefined;
  /** A transaction in which it happens; open pages hear of it when that commits. */
  trx?: Kysely<DB>;
};

/**
 * Signs a person out: ends their sessions, those they opened as somebody else, and the devices they trusted with their second factor. Links and
 * codes that were mailed are worth nothing any more. Pages that are open notice at once.
 * @returns how many sessions ended
 */
export async function endSessions(userId: string, { except, trx = db }: EndSessions = {}): Promise<number> {
  const ended = await trx
    .deleteFrom("sessions")
    .where((where) => where.or([where("user_id", "=", userId), where("impersonated_by", "=", userId)]))
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .returning("user_id")
    .execute();
  await trx.deleteFrom("verifications").where("value", "=", userId).execute();
  for (const person of new Set(ended.map((session) => session.user_id))) await tellPerson(person, { topic: "session" }, trx);
  return ended.length;
}

type SeenSession = { id: string; lastSeenAt?: Date | string | null | undefined };

/** Notes that a session, and its person, were here just now. Nobody waits for it. */
export function touchSession({ id, lastSeenAt }: SeenSession): void {
  if (lastSeenAt && Date.now() - new Date(lastSeenAt).getTime() < SEEN_EVERY_MS) return;
  void sql`with seen as (
      update sessions set last_seen_at = now() where id = ${id} and last_seen_at < now() - interval '4 minutes' returning user_id, impersonated_by
    ) update users set last_seen_at = now() from seen where users.id = seen.user_id and seen.impersonated_by is null`
    .execute(db)
    .catch((error) => log.debug({ err: error }, "a session could not be marked as seen"));
}
