import { type Kysely, sql } from "kysely";
import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import type { PaymentStatus } from "../payments.ts";
import type { ProviderStatus } from "./provider.server.ts";
import { isOnline, providerOf } from "./providers.server.ts";
import { returnUnmatched } from "./refunds.server.ts";
import { paymentFollowers, paymentStatus } from "./status.server.ts";

const readPayment = (source: Kysely<DB>, id: string) => source.selectFrom("payments").selectAll().where("id", "=", id);

/** Asks the provider, and does what its answer says. Webhooks, redirects and the clock all end here: none of them decides. */
export const refreshPayment = async (id: string): Promise<PaymentStatus> => refreshFound(await readPayment(db, id).executeTakeFirstOrThrow());

/** The same with the payment as it was found a moment ago; what decides is read again under its lock. */
export async function refreshFound(payment: { id: string; status: string; provider: string; provider_ref: string | null }): Promise<PaymentStatus> {
  const isSettled = payment.status === "paid" || !payment.provider_ref || !isOnline(payment.provider);
  const provider = !isSettled && isOnline(payment.provider) ? providerOf(payment.provider) : null;
  if (!provider || !payment.provider_ref) return payment.status as PaymentStatus;
  const status = await provider.fetchStatus(payment.provider_ref);
  return db.transaction().execute((trx) => applyStatus(trx, payment.id, status));
}

async function applyStatus(trx: Kysely<DB>, id: string, { state, amount, currency }: ProviderStatus): Promise<PaymentStatus> {
  const payment = await readPayment(trx, id).forUpdate().executeTakeFirstOrThrow();
  if (state === "declined" && !payment.is_declined) await trx.updateTable("payments").set({ is_declined: true }).where("id", "=", id).execute();
  if (state !== "paid" || payment.status === "paid") return payment.status as PaymentStatus;
  if (amount !== payment.amount || currency !== payment.currency) {
    await reportMismatch(trx, payment, `${amount} ${currency}`);
    return payment.status as PaymentStatus;
  }
  await settle(trx, payment);
  return "paid";
}

type Payment = { id: string; status: string; amount: number; currency: string; mismatch: string | null };

/** Another amount, or another currency, than the buyer was asked for: nothing is shipped for it; staff look into it. */
async function reportMismatch(trx: Kysely<DB>, { id, mismatch }: Payment, found: string): Promise<void> {
  if (mismatch === found) return;
  log.error({ payment: id, found }, "a payment differs from what was asked for");
  await trx.updateTable("payments").set({ mismatch: found }).where("id", "=", id).execute();
  await notifyAdmins(trx, { kind: "payment_mismatch", params: { order: await nameOf(trx, id) }, href: "/admin/orders", groupKey: id });
}

const nameOf = async (executor: Kysely<DB>, id: string): Promise<string> => {
  for (const follower of paymentFollowers.all()) {
    const name = await follower.nameOf(executor, id);
    if (name) return name;
  }
  return id;
};

/** Staff have seen the transfer on the account. The caller has locked the payment. */
export const settleByHand = async (trx: Kysely<DB>, id: string): Promise<void> => settle(trx, await readPayment(trx, id).executeTakeFirstOrThrow());

/** The whole sum is here. The caller has locked the payment. */
async function settle(trx: Kysely<DB>, { id, status, amount }: Payment): Promise<void> {
  const set = { captured: amount, paid_at: new Date() };
  if (status === "pending") {
    await paymentStatus.move(trx, id, "pay", { by: null, set });
    return;
  }
  await paymentStatus.move(trx, id, "payLate", { by: null, set });
  await returnUnmatched(trx, id, amount);
}

/** The seller took cash at the door for its part. */
export async function captureCash(trx: Kysely<DB>, paymentId: string, amount: number): Promise<void> {
  await trx
    .updateTable("payments")
    .set((eb) => ({ captured: eb("captured", "+", amount), paid_at: sql`coalesce(paid_at, now())`, updated_at: new Date() }))
    .where("id", "=", paymentId)
    .execute();
}
