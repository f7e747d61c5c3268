import { createECDH, randomBytes } from "node:crypto";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";

/** A session of this person, as a device needs one. */
export async function aSession(person: Pick<Viewer, "id">, userAgent: string | null = null): Promise<string> {
  const id = newId();
  const expires = new Date(Date.now() + 60 * 60_000);
  await db.insertInto("sessions").values({ id, user_id: person.id, token: id, expires_at: expires, user_agent: userAgent }).execute();
  return id;
}

/** What a browser makes for itself when it subscribes; the secrets stay with it. */
export function browserKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  return { pair, auth, keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") } };
}

/** A device of this person, in a session of its own. */
export async function aPushDevice(person: Pick<Viewer, "id">, endpoint = `https://push.example/${newId()}`, keys = browserKeys().keys): Promise<string> {
  const id = newId();
  await db
    .insertInto("push_subscriptions")
    .values({ id, user_id: person.id, session_id: await aSession(person), endpoint, ...keys })
    .execute();
  return id;
}
