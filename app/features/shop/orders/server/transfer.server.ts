import { settleByHand } from "#app/features/shop/payments/public.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { lockOrder } from "./lock.server.ts";

/** @throws NOT_FOUND, STATUS_CONFLICT for what is not a transfer, or waits no longer */
export function confirmTransfer(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { order, payment } = await lockOrder(trx, id);
    if (payment.method !== "bank_transfer" || payment.status !== "pending") throw statusConflict({ status: order.status });
    await settleByHand(trx, payment.id);
    await recordAudit(trx, { actor: viewer, action: "order.transfer", entityType: "order", entityId: id, changes: { payment: [payment.status, "paid"] } });
    return { id };
  });
}
