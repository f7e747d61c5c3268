import { sql } from "kysely";
import webPush from "web-push";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { FetchRefused, guardedPost } from "#app/platform/fetch/guarded-fetch.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { pageLanguage } from "#app/platform/languages/languages.ts";
import { noticeTexts } from "../server/texts.server.ts";
import { vapidKeys, vapidSubject } from "./vapid.server.ts";

/** Those who read the notification meanwhile, on a page that is open, get none. */
export const PUSH_DELAY_SECONDS = 5;
/** How long a push service holds it for a device that is off. */
const HELD_SECONDS = 24 * 60 * 60;
/** A screen that is locked shows no more. */
const BODY_LENGTH = 200;
/** So many in a row: the device is gone, whatever its push service says. */
const MOST_FAILURES = 50;
const TIMEOUT_MS = 20_000;

type Data = { noticeId: string; deviceId: string };

/** One notification to one device. */
export const pushJob = defineJob<Data>({
  name: "notification-push",
  retryLimit: 5,
  concurrency: 2,
  expireInSeconds: 60,
  handler: (data, signal) => sendPush(data, { signal }),
});

type Options = { signal?: AbortSignal /** Only tests send elsewhere than to the public internet. */; post?: typeof guardedPost };

/** Nothing is sent about what was read or removed, to an account that is closed, or beyond the end of the session. Throws what another run may mend. */
export async function sendPush({ noticeId, deviceId }: Data, { signal, post = guardedPost }: Options = {}): Promise<void> {
  const found = await db
    .selectFrom("push_subscriptions as d")
    .innerJoin("users as u", "u.id", "d.user_id")
    .innerJoin("sessions as s", "s.id", "d.session_id")
    .innerJoin("notifications as n", "n.user_id", "d.user_id")
    .select(["d.endpoint", "d.p256dh", "d.auth", "u.language", "n.kind", "n.params", "n.href"])
    .where("d.id", "=", deviceId)
    .where("n.id", "=", noticeId)
    .where("n.is_read", "=", false)
    .where("n.removed_at", "is", null)
    .where("u.suspended_at", "is", null)
    .where("u.deletion_requested_at", "is", null)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) return;
  const language = pageLanguage(found.language as Parameters<typeof pageLanguage>[0]);
  const { title, message } = (await noticeTexts(language.code))(found.kind, found.params);
  const payload = {
    title,
    body: message.length > BODY_LENGTH ? `${message.slice(0, BODY_LENGTH - 1)}…` : message,
    href: found.href ?? "/dashboard/notifications",
    tag: noticeId,
    lang: language.htmlLang,
    dir: language.isRTL ? "rtl" : "ltr",
  };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: found.endpoint, keys: { p256dh: found.p256dh, auth: found.auth } },
    JSON.stringify(payload),
    { vapidDetails: { subject: vapidSubject(), ...vapidKeys() }, TTL: HELD_SECONDS, contentEncoding: "aes128gcm" },
  );
  let status: number;
  try {
    status = await post(found.endpoint, body ?? Buffer.alloc(0), headers, { totalMs: TIMEOUT_MS, ...(signal && { signal }) });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    // A place where nothing may be sent never becomes another.
    if (error.problem === "forbidden" || error.problem === "address") return drop(deviceId, error.message);
    await countFailure(deviceId);
    throw error;
  }
  if (status >= 200 && status < 300) {
    await db.updateTable("push_subscriptions").set({ last_success_at: new Date(), failures: 0 }).where("id", "=", deviceId).execute();
    return;
  }
  // Gone, or never made for our keys.
  if ([401, 403, 404, 410].includes(status)) return drop(deviceId, String(status));
  await countFailure(deviceId);
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  log.warn({ status, host: new URL(found.endpoint).host }, "a push service refused a message");
}

async function drop(id: string, why: string): Promise<void> {
  log.info({ why }, "a device no longer takes notifications");
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}

async function countFailure(id: string): Promise<void> {
  const row = await db.updateTable("push_subscriptions").set({ failures: sql`failures + 1` }).where("id", "=", id).returning("failures").executeTakeFirst();
  if (row && row.failures >= MOST_FAILURES) await drop(id, "failures");
}
