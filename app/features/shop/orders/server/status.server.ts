import type { Kysely } from "kysely";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { ORDER_STATUSES, type OrderSide } from "../orders.ts";
import { recordEvents } from "./events.server.ts";
import { notifyAboutMove } from "./notices.server.ts";
import { undoOrders } from "./undo.server.ts";

type Detail = { side: OrderSide; note?: string | null };

/** Callers have locked the payment before the order, and checked who may. */
export const orderStatus = defineStatus({
  table: "orders",
  states: ORDER_STATUSES,
  columns: ["checkout_id", "vendor_id", "buyer_id", "number", "seller", "contact_name"],
  moves: {
    pay: { from: ["placed"], to: "paid" },
    accept: { from: ["paid"], to: "accepted" },
    /** To be paid at the door. */
    acceptUnpaid: { from: ["placed"], to: "accepted" },
    prepare: { from: ["accepted"], to: "preparing" },
    ship: { from: ["accepted", "preparing"], to: "shipped" },
    unship: { from: ["shipped"], to: "preparing" },
    deliver: { from: ["shipped"], to: "delivered" },
    complete: { from: ["delivered"], to: "completed" },
    cancel: { from: ["placed", "paid", "accepted", "preparing"], to: "cancelled" },
    takeBack: { from: ["delivered", "completed"], to: "returned" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx: Kysely<DB>, changes: readonly OrderChange[]) => {
    await recordAudit(
      trx,
      changes.map(({ id, by, from, to, detail }) => ({
        actor: by,
        action: "order.status",
        entityType: "order",
        entityId: id,
        changes: { status: [from, to] as [string, string], ...(detail?.note && { note: [null, detail.note] as [null, string] }) },
      })),
    );
    await recordEvents(
      trx,
      changes.map(({ id, by, move, detail }) => ({ orderId: id, kind: move, by, side: detail?.side ?? "system", note: detail?.note ?? null })),
    );
    const cancelled = changes.filter(({ to }) => to === "cancelled");
    if (cancelled.length > 0) await undoOrders(trx, cancelled);
    await notifyAboutMove(trx, changes);
  },
});

export type OrderChange = {
  id: string;
  move: string;
  from: string;
  to: string;
  by: { id: string; name: string } | null;
  row: { checkout_id: string; vendor_id: string; buyer_id: string | null; number: string; seller: unknown; contact_name: string };
  detail: Detail | undefined;
};
