import { db } from "#app/platform/database/db.server.ts";
import { notify } from "#app/platform/live.server.ts";

/** What a person's open pages are told. Ids only: whoever hears it asks the API, which decides what they may see. */
export type PersonEvent =
  | { topic: "notification"; id: string }
  | { topic: "message"; conversationId: string }
  | { topic: "typing"; conversationId: string; userId: string }
  | { topic: "session" }
  | { topic: "job"; id: string };

export const PERSON_TOPIC = "person";

/** Tells every open page of a person, whichever process serves it; with `executor` a transaction, when that commits. */
export async function tellPerson(userId: string, event: PersonEvent, executor: typeof db = db): Promise<void> {
  await notify(PERSON_TOPIC, JSON.stringify([userId, event]), executor);
}
