import type { Kysely } from "kysely";
import { book, refundOf } from "#app/features/shop/ledger/public.server.ts";
import { refundPayment } from "#app/features/shop/payments/public.server.ts";
import { putBackStock } from "#app/features/shop/products/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { nextNumber } from "#app/platform/documents/number-series.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { sideOf } from "../orders.policy.ts";
import type { RefundInput } from "../orders.run.contract.ts";
import type { OrderSide } from "../orders.ts";
import { refundProblem, vatOfRefund } from "../refund.rules.ts";
import { recordEvents } from "./events.server.ts";
import { type LockedOrder, lockOrder } from "./lock.server.ts";
import { notifyBuyer } from "./notices.server.ts";
import { saleOf } from "./paid.server.ts";
import { requireSeller } from "./parties.server.ts";

type Refund = { key: string; amount: number; reason: string; isRestocked: boolean; by: AuditActor; side: OrderSide };

/** Gives a part of the price back: payment, ledger, credit note, timeline. The order is locked and stays the caller's. */
export async function writeRefund(trx: Kysely<DB>, { order, payment }: LockedOrder, { key, amount, reason, isRestocked, by, side }: Refund): Promise<void> {
  const year = Number(riyadhDay(new Date()).slice(0, 4));
  const entry = refundOf(saleOf(order, payment.method), order.refunded, amount);
  const id = await refundPayment(trx, { paymentId: payment.id, amount });
  if (entry) await book(trx, { kind: "refund", reference: id, orderId: order.id, entry });
  await trx
    .updateTable("orders")
    .set((eb) => ({ refunded: eb("refunded", "+", amount), updated_at: new Date() }))
    .where("id", "=", order.id)
    .execute();
  const number = await nextNumber(trx as Parameters<typeof nextNumber>[0], { owner: order.vendor_id, kind: "CN", year });
  const values = {
    id: newId(),
    key,
    order_id: order.id,
    number: `${order.number}/${number}`,
    amount,
    vat: vatOfRefund(order, amount),
    currency: order.currency,
  };
  await trx
    .insertInto("order_refunds")
    .values({ ...values, reason, is_restocked: isRestocked, created_by: by?.id ?? null })
    .execute();
  await recordAudit(trx, {
    ...{ actor: by, action: "order.refund", entityType: "order", entityId: order.id },
    changes: { refunded: [order.refunded, order.refunded + amount], reason: [null, reason] },
  });
  await recordEvents(trx, [{ orderId: order.id, kind: "refund", by, side, note: reason || null, amount }]);
}

/** Pieces that were given back count as such, and go on sale again where the seller says so. @throws INVALID */
async function countPieces(trx: Kysely<DB>, { lines }: LockedOrder, given: RefundInput["lines"], restock: boolean): Promise<void> {
  for (const { lineId, quantity } of given) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantity > line.quantity - line.refunded) throw invalid({ lines: "quantity" });
    const back = restock ? Math.min(quantity, line.reserved) : 0;
    await trx
      .updateTable("order_lines")
      .set((eb) => ({ refunded: eb("refunded", "+", quantity), reserved: eb("reserved", "-", back) }))
      .where("id", "=", lineId)
      .execute();
    await putBackStock(trx, [{ variantId: line.variant_id, quantity: back }]);
  }
}

/** By the seller, or by staff: with the amount, and the reason that the buyer reads. The same key again is the same refund. @throws NOT_FOUND, FORBIDDEN, INVALID */
export function refundOrder(input: RefundInput, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, input.id);
    const parties = await requireSeller(trx, locked.order, viewer);
    const before = await trx.selectFrom("order_refunds").select("order_id").where("key", "=", input.key).executeTakeFirst();
    if (before) return { id: before.order_id };
    const problem = refundProblem(input.amount, locked.order);
    const reason = input.reason.trim();
    if (problem || !reason) throw invalid({ ...(problem && { amount: problem }), ...(!reason && { reason: "required" }) });
    await countPieces(trx, locked, input.lines, input.restock);
    const side = sideOf(viewer, parties);
    await writeRefund(trx, locked, { key: input.key, amount: input.amount, reason, isRestocked: input.restock, by: viewer, side });
    await notifyBuyer(trx, locked.order, "refund", viewer.id);
    return { id: input.id };
  });
}
