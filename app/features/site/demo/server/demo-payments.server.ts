import type { Insertable, Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { sumOf } from "#app/platform/money/exact.ts";
import type { DemoCheckout } from "../demo-orders.ts";
import { seededId } from "../seeded.ts";
import { refundIdOf, type SoldOrder } from "./demo-ledger.server.ts";
import { receiptColumns } from "./demo-receipts.server.ts";
import { insertMany } from "./rows.server.ts";

const PROVIDERS = { card: "sandbox", cash_on_delivery: "cash", bank_transfer: "bank" } as const;
type Checkout = { id: string; number: string; payment_id: string; total: number; buyer_id?: string | null };

/** How each checkout was paid, and what the sandbox's own books say of it. */
export async function insertPayments(
  trx: Kysely<DB>,
  checkouts: readonly DemoCheckout[],
  rows: readonly Checkout[],
  orders: readonly SoldOrder[],
): Promise<void> {
  const payments: Insertable<DB["payments"]>[] = [];
  const sandbox: Insertable<DB["sandbox_payments"]>[] = [];
  for (const [n, demo] of checkouts.entries()) {
    const { method, placedAt, isExpired, buyer, key } = demo;
    const checkout = rows[n];
    if (!checkout) continue;
    const own = orders.filter(({ paymentId }) => paymentId === checkout.payment_id);
    const captured = sumOf(own.map(({ steps, sale }) => (steps.paid ? sale.total : 0)));
    const refunded = sumOf(own.map((order) => order.refunded));
    const paidAt = own[0]?.steps.paid ?? null;
    const isCard = method === "card";
    const ref = seededId(`sandbox ${key}`, placedAt);
    const status = isExpired ? "expired" : method !== "cash_on_delivery" && paidAt ? "paid" : "pending";
    payments.push({
      ...{ id: checkout.payment_id, method, provider: PROVIDERS[method], provider_ref: isCard ? ref : null, amount: checkout.total, currency: "SAR", status },
      ...{
        captured,
        refunded,
        language: buyer.language,
        return_path: "/dashboard/orders",
        paid_at: paidAt,
        created_at: placedAt,
        updated_at: paidAt ?? placedAt,
      },
      ...(await receiptColumns(trx, demo, checkout)),
    });
    const outcome = isExpired ? "open" : "approved";
    if (isCard) sandbox.push({ id: ref, amount: checkout.total, currency: "SAR", outcome, refunded, return_url: "/dashboard/orders", created_at: placedAt });
  }
  await insertMany(trx, "payments", payments);
  await insertMany(trx, "sandbox_payments", sandbox);
  await insertMany(
    trx,
    "payment_refunds",
    orders.flatMap((order) =>
      order.refunded > 0
        ? [
            {
              ...{ id: refundIdOf(order), payment_id: order.paymentId, amount: order.refunded, currency: "SAR" },
              ...{ done_at: order.steps.refund, created_at: order.steps.refund ?? undefined },
            },
          ]
        : [],
    ),
  );
}
