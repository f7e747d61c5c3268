import type { Kysely } from "kysely";
import { sql } from "kysely";
import { book, chargeOf, type Sale } from "#app/features/shop/ledger/public.server.ts";
import { returnUnmatched } from "#app/features/shop/payments/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { orderStatus } from "./status.server.ts";

type SaleRow = {
  id: string;
  vendor_id: string;
  currency: string;
  total: number;
  vat: number;
  commission: number;
  commission_vat: number;
  is_released: boolean;
};
const SALE_COLUMNS = ["id", "vendor_id", "currency", "total", "vat", "commission", "commission_vat", "is_released"] as const;

export const saleOf = (row: SaleRow, method: string): Sale => ({
  ...{ vendorId: row.vendor_id, currency: row.currency, total: row.total, vat: row.vat, commission: row.commission, commissionVat: row.commission_vat },
  isCash: method === "cash_on_delivery",
  isReleased: row.is_released,
});

export async function bookCharges(trx: Kysely<DB>, orderIds: readonly string[], method: string): Promise<number> {
  if (orderIds.length === 0) return 0;
  const rows = await trx.selectFrom("orders").select(SALE_COLUMNS).where("id", "in", orderIds).orderBy("id").execute();
  await book(
    trx,
    rows.map((row) => ({ kind: "charge" as const, reference: row.id, orderId: row.id, entry: chargeOf(saleOf(row, method)) })),
  );
  return rows.reduce((sum, { total }) => sum + total, 0);
}

/** What the orders do when their payment is here, or never came. */
export const orderPayments = {
  async onPaid(trx: Kysely<DB>, paymentId: string): Promise<void> {
    const checkout = await trx
      .selectFrom("checkouts as c")
      .innerJoin("payments as p", "p.id", "c.payment_id")
      .select(["c.id", "c.total", "p.method"])
      .where("c.payment_id", "=", paymentId)
      .executeTakeFirst();
    if (!checkout) return;
    const moved = await orderStatus.moveAll(trx, "pay", {
      by: null,
      where: (eb) => eb("checkout_id", "=", checkout.id),
      set: { paid: sql`total`, paid_at: new Date() },
    });
    const ids = moved.map(({ id }) => id);
    const booked = await bookCharges(trx, ids, checkout.method);
    // A part that was cancelled before the money came: back it goes.
    if (booked < checkout.total) await returnUnmatched(trx, paymentId, checkout.total - booked);
  },
  async onExpired(trx: Kysely<DB>, paymentId: string): Promise<void> {
    const checkout = await trx.selectFrom("checkouts").select("id").where("payment_id", "=", paymentId).executeTakeFirst();
    if (checkout) await orderStatus.moveAll(trx, "cancel", { by: null, where: (eb) => eb("checkout_id", "=", checkout.id) });
  },
  async nameOf(executor: Kysely<DB>, paymentId: string): Promise<string | null> {
    const checkout = await executor.selectFrom("checkouts").select("number").where("payment_id", "=", paymentId).executeTakeFirst();
    return checkout?.number ?? null;
  },
};
