import { isIP } from "node:net";
import { type Kysely, sql } from "kysely";
import { invalid, notFound, unauthorized } from "#app/platform/api/errors.ts";
import { deviceOf } from "#app/platform/auth/device.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { isPublicAddress } from "#app/platform/fetch/guarded-address.ts";
import type { PushDevices } from "../notifications.contract.ts";
import { areKeys, vapidKeys } from "./vapid.server.ts";

/** The most devices per person; a newer one replaces the oldest. */
export const MOST_DEVICES = 10;

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Whether messages may be sent there at all: only over https, to the usual port, to a name or a public address. Names are looked up, and judged by what
 * they lead to, whenever something is sent.
 */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname, username, password } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return isIP(host) === 0 ? host.includes(".") : isPublicAddress(host);
}

/** The viewer's devices, newest first, and the key that a browser needs to become one. */
export async function listDevices(viewer: Viewer): Promise<PushDevices> {
  const rows = await db
    .selectFrom("push_subscriptions as d")
    .innerJoin("sessions as s", "s.id", "d.session_id")
    .select(["d.id", "d.session_id", "d.created_at", "s.user_agent"])
    .where("d.user_id", "=", viewer.id)
    .orderBy("d.created_at", "desc")
    .limit(MOST_DEVICES)
    .execute();
  return {
    key: vapidKeys().publicKey,
    devices: rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.user_agent),
      isThis: row.session_id === viewer.sessionId,
      createdAt: row.created_at.toISOString(),
    })),
  };
}

/** Stores what the viewer's browser got from its push service; a session has one. INVALID for an address that is none, or keys that encrypt nothing. */
export async function addDevice(viewer: Viewer, { endpoint, keys }: Subscription): Promise<{ id: string }> {
  if (!isPushAddress(endpoint)) throw invalid({ endpoint: "invalid" });
  if (!areKeys(keys)) throw invalid({ keys: "invalid" });
  return db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", viewer.sessionId ?? null)
      .where("user_id", "=", viewer.id)
      .forUpdate()
      .executeTakeFirst();
    if (!session) throw unauthorized();
    await trx.deleteFrom("push_subscriptions").where("session_id", "=", session.id).where("endpoint", "!=", endpoint).execute();
    const values = { user_id: viewer.id, session_id: session.id, ...keys, failures: 0, last_success_at: null, created_at: new Date() };
    // The person who is signed in there now has the endpoint: the one before them no longer does.
    const { id } = await trx
      .insertInto("push_subscriptions")
      .values({ id: newId(), endpoint, ...values })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(values))
      .returning("id")
      .executeTakeFirstOrThrow();
    await sql`delete from push_subscriptions where id in
      (select id from push_subscriptions where user_id = ${viewer.id} order by created_at desc, id desc offset ${MOST_DEVICES})`.execute(trx);
    return { id };
  });
}

/** Throws NOT_FOUND for anyone else's. */
export async function removeDevice(viewer: Viewer, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom("push_subscriptions").where("id", "=", id).where("user_id", "=", viewer.id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** The ids of people's devices. */
export async function devicesOf(trx: Kysely<DB>, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await trx.selectFrom("push_subscriptions").select(["id", "user_id"]).where("user_id", "in", userIds).execute();
  return new Map(Object.entries(Object.groupBy(rows, (row) => row.user_id)).map(([userId, devices = []]) => [userId, devices.map(({ id }) => id)]));
}
