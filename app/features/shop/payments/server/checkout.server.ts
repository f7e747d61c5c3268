import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { CARD_MINUTES, type PaymentMethod, TRANSFER_HOURS } from "../payments.ts";
import { isOnline, providerFor, providerOf } from "./providers.server.ts";

const expiryOf = (method: PaymentMethod): Date | null => {
  if (method === "cash_on_delivery") return null;
  return new Date(Date.now() + (method === "card" ? CARD_MINUTES : TRANSFER_HOURS * 60) * MINUTE_MS);
};

type NewPayment = { method: PaymentMethod; amount: number; currency: string; language: string; returnPath: (paymentId: string) => string };

/** A payment that waits for its money. @returns null for a method that is not offered here */
export async function createPayment(trx: Kysely<DB>, { method, amount, currency, language, returnPath }: NewPayment): Promise<string | null> {
  const provider = providerFor(method);
  if (!provider) return null;
  const id = newId();
  const values = { id, method, provider, amount, currency, language, return_path: returnPath(id), expires_at: expiryOf(method) };
  await trx.insertInto("payments").values(values).execute();
  return id;
}

/**
 * Where the buyer pays; null where there is nothing to pay now. Of two that ask at once, both get the first answer: the other's checkout is never shown to anyone.
 * The provider is asked outside of a transaction, which would hold a connection for as long as it thinks.
 * @param description as the provider's page and the statement name it
 */
export async function payUrlOf(paymentId: string, description: string): Promise<string | null> {
  const payment = await db.selectFrom("payments").selectAll().where("id", "=", paymentId).executeTakeFirstOrThrow();
  if (payment.status !== "pending" || !isOnline(payment.provider)) return null;
  const provider = payment.pay_url ? null : providerOf(payment.provider);
  if (!provider) return payment.pay_url;
  const { amount, currency } = payment;
  const { ref, payUrl } = await provider.createCheckout({
    ...{ paymentId, amount, currency, description },
    returnUrl: `${env.siteUrl}${payment.return_path}`,
    expiresAt: payment.expires_at ?? new Date(Date.now() + CARD_MINUTES * MINUTE_MS),
  });
  const first = (column: "provider_ref" | "pay_url", own: string) => sql<string>`coalesce(${sql.ref(column)}, ${own})`;
  const stored = await db
    .updateTable("payments")
    .set({ provider_ref: first("provider_ref", ref), pay_url: first("pay_url", payUrl) })
    .where("id", "=", paymentId)
    .returning("pay_url")
    .executeTakeFirstOrThrow();
  return stored.pay_url;
}
