import type { Kysely } from "kysely";
import { attachReceipt, refuseReceipt, settleByHand } from "#app/features/shop/payments/public.server.ts";
import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { storeDocument } from "#app/platform/media/store-document.server.ts";
import { dropFiles, storeEach } from "#app/platform/media/store-each.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { mayConfirmTransfer, mayRefuseReceipt, maySeeReceipt, maySendReceipt, type OrderParties } from "../orders.policy.ts";
import { type NewEvent, recordEvents } from "./events.server.ts";
import { lockOrder } from "./lock.server.ts";
import { notifyBuyer } from "./notices.server.ts";
import { isTokenOf } from "./token.server.ts";
import { transferFactsOf } from "./transfer-facts.server.ts";

/** Of one checkout: a receipt that was refused may be followed by others. */
const RECEIPTS = { max: 10, windowSeconds: DAY_SECONDS };

type Caller = { viewer: Viewer | null; token: string | null };

const readTransfer = (executor: Kysely<DB>, checkoutId: string) =>
  executor
    .selectFrom("checkouts as c")
    .innerJoin("payments as p", "p.id", "c.payment_id")
    .select(["c.number", "c.buyer_id", "c.contact_name", "p.id as payment_id", "p.method", "p.status", "p.receipt_id", "p.receipt_refused_at"])
    .where("c.id", "=", checkoutId);

const partiesOfCheckout = (id: string, buyerId: string | null, { viewer, token }: Caller): OrderParties => ({
  isBuyer: (viewer !== null && buyerId === viewer.id) || Boolean(token && isTokenOf(id, token)),
  teamRole: null,
});

/** In the timeline of each order that the transfer pays for. @returns the first one's id */
async function recordInOrders(trx: Kysely<DB>, checkoutId: string, event: Omit<NewEvent, "orderId">) {
  const orders = await trx.selectFrom("orders").selectAll().where("checkout_id", "=", checkoutId).orderBy("number").execute();
  await recordEvents(
    trx,
    orders.map(({ id }) => ({ ...event, orderId: id })),
  );
  const [first] = orders;
  if (!first) throw notFound();
  return first;
}

/** @throws NOT_FOUND, INVALID, STATUS_CONFLICT for what is not a transfer, or waits no longer */
export async function sendReceipt(id: string, receipt: File, caller: Caller): Promise<{ id: string }> {
  const found = await readTransfer(db, id).executeTakeFirst();
  if (!found) throw notFound();
  const parties = partiesOfCheckout(id, found.buyer_id, caller);
  if (!parties.isBuyer) throw notFound();
  if (!maySendReceipt(parties, transferFactsOf(found))) throw statusConflict({ status: found.status });
  await enforceLimit(`transfer-receipt:${id}`, RECEIPTS);
  const [stored] = await storeEach([receipt], "receipt", (file) => storeDocument(file, found.buyer_id));
  if (!stored) throw invalid({ receipt: "EMPTY" });
  try {
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("payments").select("id").where("id", "=", found.payment_id).forUpdate().execute();
      // Staff may have confirmed it meanwhile, or its time was over.
      const now = await readTransfer(trx, id).executeTakeFirstOrThrow();
      if (!maySendReceipt(parties, transferFactsOf(now))) throw statusConflict({ status: now.status });
      await attachReceipt(trx, found.payment_id, stored.id);
      const first = await recordInOrders(trx, id, { kind: "receipt", by: caller.viewer, side: "buyer" });
      await notifyAdmins(trx, {
        ...{ kind: "transfer_received", params: { order: found.number }, href: `/admin/orders?open=${first.id}` },
        ...{ groupKey: found.payment_id, actorId: caller.viewer?.id ?? null },
      });
    });
  } catch (error) {
    await dropFiles([stored.id]);
    throw error;
  }
  return { id };
}

/** @throws NOT_FOUND, STATUS_CONFLICT for what is not a transfer, or waits no longer */
export function confirmTransfer(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { order, payment } = await lockOrder(trx, id);
    if (!mayConfirmTransfer(viewer, transferFactsOf(payment))) throw statusConflict({ status: order.status });
    await settleByHand(trx, payment.id);
    await recordAudit(trx, { actor: viewer, action: "order.transfer", entityType: "order", entityId: id, changes: { payment: [payment.status, "paid"] } });
    return { id };
  });
}

/** @throws NOT_FOUND, INVALID, STATUS_CONFLICT without a receipt that waits */
export function refuseTransfer(id: string, reason: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { order, payment } = await lockOrder(trx, id);
    const note = reason.trim();
    if (!note) throw invalid({ reason: "required" });
    if (!mayRefuseReceipt(viewer, transferFactsOf(payment))) throw statusConflict({ status: order.status });
    await refuseReceipt(trx, payment.id, note);
    const first = await recordInOrders(trx, order.checkout_id, { kind: "receipt_refused", by: viewer, side: "staff", note });
    await notifyBuyer(trx, first, "receiptRefused", viewer.id);
    await recordAudit(trx, { actor: viewer, action: "order.receipt", entityType: "order", entityId: id, changes: { receipt: [null, note] } });
    return { id };
  });
}

/** The file itself, for its buyer and staff. @throws NOT_FOUND */
export async function readReceipt(id: string, caller: Caller) {
  const found = await readTransfer(db, id).executeTakeFirst();
  if (!found?.receipt_id || !maySeeReceipt(caller.viewer, partiesOfCheckout(id, found.buyer_id, caller))) throw notFound();
  return db.selectFrom("files").select(["storage_key", "sha256", "mime"]).where("id", "=", found.receipt_id).executeTakeFirstOrThrow();
}
