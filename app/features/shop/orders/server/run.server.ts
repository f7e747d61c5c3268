import { type Kysely, sql } from "kysely";
import { captureCash } from "#app/features/shop/payments/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { type OrderParties, sideOf } from "../orders.policy.ts";
import type { ShipInput } from "../orders.run.contract.ts";
import { recordEvents } from "./events.server.ts";
import { type LockedOrder, lockOrder } from "./lock.server.ts";
import { bookCharges } from "./paid.server.ts";
import { requireSeller } from "./parties.server.ts";
import { orderStatus } from "./status.server.ts";

type Run = (trx: Kysely<DB>, locked: LockedOrder, parties: OrderParties) => Promise<void>;

/** A step of the seller, with the order locked. @throws NOT_FOUND, FORBIDDEN */
export function asSeller(id: string, viewer: Viewer, run: Run): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, id);
    const parties = await requireSeller(trx, locked.order, viewer);
    await run(trx, locked, parties);
    return { id };
  });
}

const detailOf = (viewer: Viewer, parties: OrderParties) => ({ by: viewer, detail: { side: sideOf(viewer, parties) } });

/** @throws STATUS_CONFLICT: what is to be paid by card waits for its money */
export const acceptOrder = (id: string, viewer: Viewer) =>
  asSeller(id, viewer, async (trx, { isCash, order }, parties) => {
    const isUnpaid = isCash && order.status === "placed";
    await orderStatus.move(trx, id, isUnpaid ? "acceptUnpaid" : "accept", detailOf(viewer, parties));
  });

export const prepareOrder = (id: string, viewer: Viewer) =>
  asSeller(id, viewer, async (trx, _, parties) => {
    await orderStatus.move(trx, id, "prepare", detailOf(viewer, parties));
  });

/** A parcel with some of the pieces, or with all that are left. The first one makes the order shipped. @throws INVALID, STATUS_CONFLICT */
export const shipOrder = ({ id, lines: given, carrier, tracking }: ShipInput, viewer: Viewer) =>
  asSeller(id, viewer, async (trx, { order, lines }, parties) => {
    const pieces =
      given.length > 0 ? given : lines.map((line) => ({ lineId: line.id, quantity: line.quantity - line.shipped })).filter(({ quantity }) => quantity > 0);
    const isWrong = pieces.some(({ lineId, quantity }) => {
      const line = lines.find((own) => own.id === lineId);
      return !line || quantity > line.quantity - line.shipped;
    });
    if (isWrong || pieces.length === 0 || new Set(pieces.map(({ lineId }) => lineId)).size < pieces.length) throw invalid({ lines: "quantity" });
    if (order.status !== "shipped") await orderStatus.move(trx, id, "ship", { ...detailOf(viewer, parties), set: { shipped_at: new Date() } });
    const parcelId = newId();
    await trx
      .insertInto("order_parcels")
      .values({
        ...{ id: parcelId, order_id: id, carrier: carrier.trim(), tracking: tracking.trim() },
        position: sql<number>`(select coalesce(max(position) + 1, 0) from order_parcels where order_id = ${id})`,
      })
      .execute();
    await trx
      .insertInto("order_parcel_lines")
      .values(pieces.map(({ lineId, quantity }) => ({ parcel_id: parcelId, line_id: lineId, quantity })))
      .execute();
    for (const { lineId, quantity } of pieces) await countShipped(trx, lineId, quantity);
    const { side } = detailOf(viewer, parties).detail;
    await recordEvents(trx, [{ orderId: id, kind: "parcel", by: viewer, side, note: [carrier, tracking].filter(Boolean).join(" ") || null }]);
  });

const countShipped = (trx: Kysely<DB>, lineId: string, quantity: number) =>
  trx
    .updateTable("order_lines")
    .set((eb) => ({ shipped: eb("shipped", "+", quantity) }))
    .where("id", "=", lineId)
    .execute();

/** A parcel that did not leave after all; without another one the order is in preparation again. @throws NOT_FOUND, STATUS_CONFLICT */
export const undoParcel = (id: string, parcelId: string, viewer: Viewer) =>
  asSeller(id, viewer, async (trx, { order }, parties) => {
    if (order.status !== "shipped") throw statusConflict({ status: order.status });
    const pieces = await trx
      .selectFrom("order_parcel_lines as l")
      .innerJoin("order_parcels as p", "p.id", "l.parcel_id")
      .select(["l.line_id", "l.quantity"])
      .where("p.id", "=", parcelId)
      .where("p.order_id", "=", id)
      .execute();
    if (pieces.length === 0) throw notFound();
    for (const { line_id, quantity } of pieces) await countShipped(trx, line_id, -quantity);
    await trx.deleteFrom("order_parcels").where("id", "=", parcelId).where("order_id", "=", id).execute();
    const left = await trx.selectFrom("order_parcels").select("id").where("order_id", "=", id).executeTakeFirst();
    if (!left) await orderStatus.move(trx, id, "unship", { ...detailOf(viewer, parties), set: { shipped_at: null } });
  });

/** Everything has arrived; what is paid at the door has been. @throws STATUS_CONFLICT while pieces are missing */
export const deliverOrder = (id: string, viewer: Viewer) =>
  asSeller(id, viewer, async (trx, { order, lines, payment, isCash }, parties) => {
    if (lines.some((line) => line.shipped < line.quantity - line.refunded)) throw statusConflict({ status: order.status });
    const isPaidNow = isCash && order.paid === 0;
    const paid = isPaidNow ? { paid: order.total, paid_at: new Date() } : {};
    await orderStatus.move(trx, id, "deliver", { ...detailOf(viewer, parties), set: { delivered_at: new Date(), ...paid } });
    if (!isPaidNow) return;
    await captureCash(trx, payment.id, order.total);
    await bookCharges(trx, [id], payment.method);
  });

/** A note that the seller's people read. @throws INVALID */
export const addNote = (id: string, text: string, viewer: Viewer) =>
  asSeller(id, viewer, async (trx, _, parties) => {
    const note = text.trim();
    if (!note) throw invalid({ note: "required" });
    await recordEvents(trx, [{ orderId: id, kind: "note", by: viewer, side: sideOf(viewer, parties), note }]);
  });
