import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { sandboxWebhook } from "./sandbox.server.ts";
import { refreshPayment } from "./settle.server.ts";
import { paymentStatus } from "./status.server.ts";
import { receiveWebhook } from "./webhook.server.ts";

/** So many payments in one run. */
const AT_ONCE = 200;
/** A webhook has had its time. */
const QUIET_SECONDS = 60;

/** The sandbox's messages, as a provider sends them: signed, and again until they were taken. */
export const sandboxWebhookJob = defineJob<{ checkout: string; type: string }>({
  name: "sandbox-webhook",
  handler: async ({ checkout, type }) => {
    const { headers, body } = sandboxWebhook(checkout, type);
    await receiveWebhook("sandbox", headers, body);
  },
});

/** Asks for the payments whose message was lost, and ends those whose time is over: their pieces go back on sale. */
export const watchPayments = defineJob<object>({ name: "payments-watch", schedule: "* * * * *", isExclusive: true, handler: (_, signal) => watchNow(signal) });

export async function watchNow(signal?: AbortSignal): Promise<void> {
  const open = await db
    .selectFrom("payments")
    .select("id")
    .where("status", "=", "pending")
    .where("provider_ref", "is not", null)
    .where("created_at", "<", new Date(Date.now() - QUIET_SECONDS * 1000))
    .orderBy("expires_at")
    .limit(AT_ONCE)
    .execute();
  const unanswered = new Set<string>();
  for (const { id } of open) {
    signal?.throwIfAborted();
    await refreshPayment(id).catch((error) => {
      unanswered.add(id);
      log.warn({ err: error, payment: id }, "a payment provider did not answer");
    });
  }
  const over = await db
    .selectFrom("payments")
    .select("id")
    .where("status", "=", "pending")
    .where("expires_at", "<", new Date())
    // A receipt waits for staff, however long they take; one that they refused does not.
    .where((eb) => eb.or([eb("receipt_id", "is", null), eb("receipt_refused_at", "is not", null)]))
    .where("mismatch", "is", null)
    .limit(AT_ONCE)
    .execute();
  // Of a provider that does not answer nobody knows whether it was paid.
  const ids = over.map(({ id }) => id).filter((id) => !unanswered.has(id));
  for (const id of ids) {
    signal?.throwIfAborted();
    await paymentStatus.moveAll(db, "expire", { by: null, where: (eb) => eb("id", "=", id) });
  }
}
