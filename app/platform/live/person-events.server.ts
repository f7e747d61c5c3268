import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { LIVE_CHANNEL, notify } from "#app/platform/live/live.server.ts";
import type { PersonEvent } from "#app/platform/live/person-events.ts";

export type { PersonEvent };

export const PERSON_TOPIC = "person";

const payload = (userId: string, event: PersonEvent): string => JSON.stringify([userId, event]);

/** To every open page of a person, whichever process serves it; with `executor` a transaction, when that commits. */
export async function sendEvent(userId: string, event: PersonEvent, executor: typeof db = db): Promise<void> {
  await notify(PERSON_TOPIC, payload(userId, event), executor);
}

/** The same for many at once, in one statement. */
export async function sendEvents(news: readonly { userId: string; event: PersonEvent }[], executor: typeof db = db): Promise<void> {
  if (news.length === 0) return;
  const messages = news.map(({ userId, event }) => `${PERSON_TOPIC}:${payload(userId, event)}`);
  await sql`select pg_notify(${LIVE_CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(executor);
}
