import { refreshPayment } from "#app/features/shop/payments/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { PlaceInput } from "../orders.contract.ts";
import { asOne, ordersOf, paymentOf, place, type TestSeller } from "./a-checkout.ts";

/** What the sandbox says of a checkout from now on. */
export async function sandboxSays(checkoutId: string, says: { outcome?: string; amount?: number; currency?: string }): Promise<void> {
  const { provider_ref } = await paymentOf(checkoutId);
  await db
    .updateTable("sandbox_payments")
    .set(says)
    .where("id", "=", provider_ref ?? "")
    .execute();
}

export async function pay(checkoutId: string): Promise<void> {
  await sandboxSays(checkoutId, { outcome: "approved" });
  await refreshPayment((await paymentOf(checkoutId)).id);
}

/** A checkout that was paid by card. @returns its first order */
export async function aPaidOrder(lines: Readonly<Record<string, number>>, more: Partial<PlaceInput> = {}, buyer: Viewer | null = null) {
  const { checkoutId, token } = await place(lines, more, buyer);
  await pay(checkoutId);
  const [order] = await ordersOf(checkoutId);
  if (!order) throw new Error("No order was made");
  return { ...order, token };
}

/** From paid to delivered, by the seller. */
export async function deliver(id: string, { owner }: TestSeller): Promise<void> {
  const seller = asOne(owner);
  await seller.accept({ id });
  await seller.ship({ id });
  await seller.deliver({ id });
}

export const orderOf = (id: string) => db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The ledger's balance of an account; a debit is positive. */
export async function booked(account: string, currency = "SAR"): Promise<number> {
  const rows = await db.selectFrom("ledger_postings").select("amount").where("account", "=", account).where("currency", "=", currency).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
