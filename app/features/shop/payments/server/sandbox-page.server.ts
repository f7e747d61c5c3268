import { notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import type { SandboxAction } from "../payments.ts";
import { sandboxWebhookJob } from "./jobs.server.ts";

const DELAY_SECONDS = 10;

const OUTCOMES = {
  approve: { outcome: "approved", event: "checkout.paid" },
  delay: { outcome: "approved", event: "checkout.paid" },
  decline: { outcome: "declined", event: "checkout.declined" },
} as const;

/** What is still to be decided: a declined card may be tried again. */
const OPEN = ["open", "declined"] as const;

export async function getSandboxPayment(id: string) {
  const row = env.hasPaymentSandbox ? await db.selectFrom("sandbox_payments").selectAll().where("id", "=", id).executeTakeFirst() : null;
  if (!row) throw notFound();
  const { amount, currency, outcome, return_url } = row;
  return { id, amount, currency, isOpen: OPEN.some((open) => open === outcome), isDeclined: outcome === "declined", returnUrl: return_url };
}

/** Decided once: the second tab changes nothing. The message goes its own way, as a provider's does. */
export async function actInSandbox(id: string, action: SandboxAction): Promise<{ next: string | null }> {
  const { returnUrl } = await getSandboxPayment(id);
  // A buyer who leaves may return until it expires.
  if (action === "abandon") return { next: returnUrl };
  const { outcome, event } = OUTCOMES[action];
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("sandbox_payments")
      .set({ outcome })
      .where("id", "=", id)
      .where("outcome", "in", OPEN)
      .returning("id")
      .executeTakeFirst();
    if (changed) await enqueue(sandboxWebhookJob, { checkout: id, type: event }, { trx, ...(action === "delay" && { startAfterSeconds: DELAY_SECONDS }) });
  });
  return { next: action === "decline" ? null : returnUrl };
}
