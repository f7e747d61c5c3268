import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { book, releaseOf } from "#app/features/shop/ledger/public.server.ts";
import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { isLate, mayCancel, mayReturn, mayRunOrder, maySeeOrder, sideOf } from "../orders.policy.ts";
import { type OrderSide, RETURN_DAYS } from "../orders.ts";
import { returnAmount } from "../refund.rules.ts";
import { recordEvents } from "./events.server.ts";
import { factsOf, type LockedOrder, lockOrder } from "./lock.server.ts";
import { notifySellers } from "./notices.server.ts";
import { saleOf } from "./paid.server.ts";
import { partiesOf } from "./parties.server.ts";
import { writeRefund } from "./refund.server.ts";
import { orderStatus } from "./status.server.ts";

type Caller = { viewer: Viewer | null; token?: string | null };

/** What is left of the price goes back. */
async function refundRest(trx: Kysely<DB>, locked: LockedOrder, reason: string, by: { id: string; name: string } | null, side: OrderSide): Promise<void> {
  const amount = locked.order.paid - locked.order.refunded;
  if (amount > 0) await writeRefund(trx, locked, { key: randomUUID(), amount, reason, isRestocked: true, by, side });
}

/** By the buyer while that is free, by the seller before it ships. @throws NOT_FOUND, STATUS_CONFLICT */
export function cancelOrder({ id, reason }: { id: string; reason: string }, { viewer, token }: Caller): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, id);
    const parties = await partiesOf(trx, locked.order, viewer, token);
    if (!maySeeOrder(viewer, parties)) throw notFound();
    const runs = mayRunOrder(viewer, parties);
    if (!runs && !parties.isBuyer) throw forbidden();
    // What waits for a card or a transfer is nobody's to cancel: the money may be on its way.
    const isWaiting = locked.order.status === "placed" && !locked.isCash;
    if (isWaiting || (!runs && !mayCancel(factsOf(locked), new Date()))) throw statusConflict({ status: locked.order.status });
    const [side, note] = [runs ? sideOf(viewer, parties) : "buyer", reason.trim() || null] as const;
    await refundRest(trx, locked, note ?? "", viewer, side);
    await orderStatus.move(trx, id, "cancel", { by: viewer, detail: { side, note } });
    return { id };
  });
}

/** @throws NOT_FOUND, INVALID, STATUS_CONFLICT when the days are over, or all of it was made to order */
export function askReturn({ id, reason }: { id: string; reason: string }, { viewer, token }: Caller): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, id);
    const parties = await partiesOf(trx, locked.order, viewer, token);
    if (!parties.isBuyer) throw notFound();
    if (!reason.trim()) throw invalid({ reason: "required" });
    if (!mayReturn(factsOf(locked), new Date())) throw statusConflict({ status: locked.order.status });
    if (locked.order.return_asked_at) return { id };
    const note = reason.trim();
    await trx.updateTable("orders").set({ return_asked_at: new Date(), return_reason: note, updated_at: new Date() }).where("id", "=", id).execute();
    await recordEvents(trx, [{ orderId: id, kind: "return_asked", by: viewer, side: "buyer", note }]);
    await notifySellers(trx, [{ order: locked.order, kind: "order_return", params: { name: locked.order.contact_name }, actorId: viewer?.id ?? null }]);
    return { id };
  });
}

/** The pieces are back: the seller, or staff, give the money back. @throws NOT_FOUND, FORBIDDEN, STATUS_CONFLICT */
export function takeBack(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, id);
    const parties = await partiesOf(trx, locked.order, viewer);
    if (!maySeeOrder(viewer, { ...parties, isBuyer: false })) throw notFound();
    if (!mayRunOrder(viewer, parties)) throw forbidden();
    const { order, lines } = locked;
    if (!order.return_asked_at && !order.dispute_at) throw statusConflict({ status: order.status });
    const side = sideOf(viewer, parties);
    const sums = lines.map((line) => ({ ...line, isMadeToOrder: line.is_made_to_order }));
    const late = isLate(factsOf(locked), new Date());
    const amount = returnAmount(sums, order, late);
    await trx
      .updateTable("order_lines")
      .set((eb) => ({ refunded: eb.ref("quantity") }))
      .where("order_id", "=", id)
      .$if(!late, (query) => query.where("is_made_to_order", "=", false))
      .execute();
    if (amount > 0) await writeRefund(trx, locked, { key: randomUUID(), amount, reason: order.return_reason ?? "", isRestocked: false, by: viewer, side });
    await orderStatus.move(trx, id, "takeBack", { by: viewer, detail: { side }, set: { dispute_at: null } });
    await release(trx, await lockOrder(trx, id));
    return { id };
  });
}

/** The buyer asks staff to decide, or staff have decided. @throws NOT_FOUND, INVALID */
export function disputeOrder({ id, reason }: { id: string; reason: string }, { viewer, token }: Caller): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { order } = await lockOrder(trx, id);
    const parties = await partiesOf(trx, order, viewer, token);
    if (!parties.isBuyer || order.paid === 0) throw notFound();
    const note = reason.trim();
    if (!note) throw invalid({ reason: "required" });
    await trx.updateTable("orders").set({ dispute_at: new Date(), dispute_reason: note, updated_at: new Date() }).where("id", "=", id).execute();
    await recordEvents(trx, [{ orderId: id, kind: "dispute", by: viewer, side: "buyer", note }]);
    await notifyAdmins(trx, {
      kind: "order_dispute",
      params: { order: order.number, name: order.contact_name },
      href: `/admin/orders?open=${id}`,
      actorId: viewer?.id ?? null,
    });
    return { id };
  });
}

export function closeDispute(id: string, note: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { order } = await lockOrder(trx, id);
    if (!order.dispute_at) throw statusConflict({ status: order.status });
    await trx.updateTable("orders").set({ dispute_at: null, updated_at: new Date() }).where("id", "=", id).execute();
    await recordEvents(trx, [{ orderId: id, kind: "dispute_closed", by: viewer, side: "staff", note: note.trim() || null }]);
    await recordAudit(trx, { actor: viewer, action: "order.dispute", entityType: "order", entityId: id, changes: { dispute: [order.dispute_reason, null] } });
    return { id };
  });
}

/** The seller may have what is left of the price. */
async function release(trx: Kysely<DB>, { order, payment }: LockedOrder): Promise<void> {
  if (order.is_released || order.paid === 0) return;
  const entry = releaseOf(saleOf(order, payment.method), order.refunded);
  if (entry) await book(trx, { kind: "release", reference: order.id, orderId: order.id, entry });
  await trx.updateTable("orders").set({ is_released: true }).where("id", "=", order.id).execute();
}

const complete = (id: string) =>
  db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, id);
    const { status, return_asked_at, dispute_at } = locked.order;
    if (status !== "delivered" || return_asked_at || dispute_at) return;
    await orderStatus.move(trx, id, "complete", { by: null, set: { completed_at: new Date() } });
    await release(trx, locked);
  });

/** Days in which a piece can come back are over. An order in dispute, or on its way back, waits alone: the seller's others go on. */
export async function completeOrders(now = new Date(), signal?: AbortSignal): Promise<void> {
  const due = await db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "delivered")
    .where("delivered_at", "<", new Date(now.getTime() - RETURN_DAYS * DAY_MS))
    .where("return_asked_at", "is", null)
    .where("dispute_at", "is", null)
    .limit(500)
    .execute();
  for (const { id } of due) {
    signal?.throwIfAborted();
    await complete(id);
  }
}

export const completeOrdersJob = defineJob<object>({
  name: "orders-complete",
  schedule: "7 * * * *",
  isExclusive: true,
  handler: (_, signal) => completeOrders(new Date(), signal),
});
