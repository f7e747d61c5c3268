import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";

/** A session counts as seen at most this often, so that reading pages writes next to nothing. */
const SEEN_EVERY_MS = 5 * 60_000;

/** A new cookie is in the browser by then. */
const COOKIE_MS = 2_000;

type EndSessions = {
  /** The id of a session that stays. */
  except?: string | undefined;
  /** The caller is about to get a new session: their page must not check with the old cookie before the answer brings the new one. */
  isReplaced?: boolean;
  /** A transaction to run in; open pages are notified when it commits. */
  trx?: Kysely<DB>;
};

/**
 * Signs a person out: ends their sessions, those they opened as someone else, and the devices they trusted with their second factor. Links and
 * codes that were mailed become invalid. Open pages are notified at once.
 * @returns how many sessions ended
 */
export async function endSessions(userId: string, { except, isReplaced = false, trx = db }: EndSessions = {}): Promise<number> {
  const ended = await trx
    .deleteFrom("sessions")
    .where((where) => where.or([where("user_id", "=", userId), where("impersonated_by", "=", userId)]))
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .returning("user_id")
    .execute();
  await trx.deleteFrom("verifications").where("value", "=", userId).execute();
  for (const person of new Set(ended.map((session) => session.user_id))) {
    if (isReplaced) notifySessionEnded(person);
    else await sendEvent(person, { topic: "session" }, trx);
  }
  return ended.length;
}

/** The most sessions per person; a newer one ends the oldest. */
const MOST_SESSIONS = 50;

export async function endOldestSessions(userId: string): Promise<void> {
  const ended = await sql`delete from sessions where id in
    (select id from sessions where user_id = ${userId} order by created_at desc, id desc offset ${MOST_SESSIONS})`.execute(db);
  if (ended.numAffectedRows) notifySessionEnded(userId);
}

/** Notifies a person's open pages that a session ended, once the browser that ended it has the cookie of its next one. */
export function notifySessionEnded(userId: string): void {
  const notify = () => sendEvent(userId, { topic: "session" }).catch((error) => log.debug({ err: error }, "the notice of an ended session could not be sent"));
  setTimeout(() => void notify(), COOKIE_MS).unref();
}

/** Signing in counts as being seen, except for an impersonating admin. */
export async function noteSignIn({ userId, impersonatedBy }: { userId: string; impersonatedBy?: unknown }): Promise<void> {
  if (!impersonatedBy) await sql`update users set last_seen_at = now() where id = ${userId}`.execute(db);
}

type SeenSession = { id: string; lastSeenAt?: Date | string | null | undefined };

/** Records that a session and its person were seen. Not awaited. */
export function touchSession({ id, lastSeenAt }: SeenSession): void {
  if (lastSeenAt && Date.now() - new Date(lastSeenAt).getTime() < SEEN_EVERY_MS) return;
  void sql`with seen as (
      update sessions set last_seen_at = now() where id = ${id} and last_seen_at < now() - interval '4 minutes' returning user_id, impersonated_by
    ) update users set last_seen_at = now() from seen where users.id = seen.user_id and seen.impersonated_by is null`
    .execute(db)
    .catch((error) => log.debug({ err: error }, "a session could not be marked as seen"));
}
