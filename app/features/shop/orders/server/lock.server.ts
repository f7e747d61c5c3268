import { type Kysely, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { DB } from "#app/platform/database/schema.ts";

import type { OrderStatus } from "../orders.ts";
/** An order with its payment, both locked, the payment first: what settles a payment takes them in that order, too. @throws NOT_FOUND */
export async function lockOrder(trx: Kysely<DB>, id: string) {
  const payment = await trx
    .selectFrom("payments")
    .select(["id", "method", "status", "receipt_id", "receipt_refused_at"])
    .where("id", "=", (eb) => eb.selectFrom("orders as o").innerJoin("checkouts as c", "c.id", "o.checkout_id").select("c.payment_id").where("o.id", "=", id))
    .forUpdate()
    .executeTakeFirst();
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    // As a text: a day has no time zone.
    .select(sql<string | null>`promised_on::text`.as("promised"))
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment || !order) throw notFound();
  const lines = await trx.selectFrom("order_lines").selectAll().where("order_id", "=", id).orderBy("position").execute();
  return { order, payment, lines, isCash: payment.method === "cash_on_delivery" };
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

export const factsOf = ({ order, lines, isCash }: LockedOrder) => ({
  status: order.status as OrderStatus,
  isCash,
  promisedOn: order.promised,
  deliveredAt: order.delivered_at,
  hasReturnable: lines.some((line) => !line.is_made_to_order && line.refunded < line.quantity),
});
