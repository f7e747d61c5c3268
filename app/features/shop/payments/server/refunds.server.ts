import type { Kysely } from "kysely";
import { book, unmatchedOf } from "#app/features/shop/ledger/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { reversalOf } from "#app/platform/money/ledger.ts";
import { isOnline, providerOf } from "./providers.server.ts";

/** Asks providers for the refunds of a payment, one after the other. Runs again until the provider has said yes. */
export const refundJob = defineJob<{ paymentId: string }>({
  name: "payment-refunds",
  retryLimit: 60,
  longestPauseSeconds: 1_800,
  handler: ({ paymentId }) => carryOutRefunds(paymentId),
});

type Refund = { paymentId: string; amount: number };

/**
 * Gives back a part of what was captured. The caller books it where it belongs to an order. @returns its id
 * @throws when it is more than what is left: the caller has locked the order and checked
 */
export async function refundPayment(trx: Kysely<DB>, { paymentId, amount }: Refund): Promise<string> {
  const payment = await trx
    .updateTable("payments")
    .set((eb) => ({ refunded: eb("refunded", "+", amount), updated_at: new Date() }))
    .where("id", "=", paymentId)
    .returning(["provider", "currency"])
    .executeTakeFirstOrThrow();
  const id = newId();
  const { provider, currency } = payment;
  const values = { id, payment_id: paymentId, amount, currency, done_at: provider === "cash" ? new Date() : null };
  await trx.insertInto("payment_refunds").values(values).execute();
  if (isOnline(provider)) await enqueue(refundJob, { paymentId }, { trx });
  return id;
}

/** Money without an order goes back at once. */
export async function returnUnmatched(trx: Kysely<DB>, paymentId: string, amount: number): Promise<void> {
  const { currency } = await trx.selectFrom("payments").select("currency").where("id", "=", paymentId).executeTakeFirstOrThrow();
  await book(trx, { kind: "unmatched", reference: paymentId, entry: unmatchedOf(paymentId, currency, amount) });
  const reference = await refundPayment(trx, { paymentId, amount });
  await book(trx, { kind: "unmatched_refund", reference, entry: reversalOf(unmatchedOf(paymentId, currency, amount)) });
}

export async function carryOutRefunds(paymentId: string): Promise<void> {
  const payment = await db.selectFrom("payments").select(["provider", "provider_ref"]).where("id", "=", paymentId).executeTakeFirst();
  const provider = payment && isOnline(payment.provider) ? providerOf(payment.provider) : null;
  if (!payment?.provider_ref || !provider) return;
  const refunds = await db.selectFrom("payment_refunds").selectAll().where("payment_id", "=", paymentId).orderBy("id").execute();
  let refundedAfter = 0;
  for (const { id, amount, done_at } of refunds) {
    refundedAfter += amount;
    if (done_at) continue;
    await provider.refund({ ref: payment.provider_ref, refundId: id, amount, refundedAfter });
    await db.updateTable("payment_refunds").set({ done_at: new Date() }).where("id", "=", id).execute();
  }
}
