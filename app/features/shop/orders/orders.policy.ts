import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { LATE_DAYS, type OrderSide, type OrderStatus, RETURN_DAYS } from "./orders.ts";

/** Who stands where: the buyer, by account or by the checkout's token, and the viewer's role in the seller's team. */
export type OrderParties = { isBuyer: boolean; teamRole: OrganizationRole | null };

const memberOf = ({ teamRole }: OrderParties) => teamRole && { role: teamRole };

export const maySeeOrder = (viewer: Viewer | null, parties: OrderParties): boolean =>
  parties.isBuyer || isAdministrator(viewer) || can(memberOf(parties), "read");

/** Accepts, packs, ships and gives money back. Admins step in. */
export const mayRunOrder = (viewer: Viewer | null, parties: OrderParties): boolean => isAdministrator(viewer) || can(memberOf(parties), "answer");

export const sideOf = (viewer: Viewer | null, parties: OrderParties): OrderSide => {
  if (can(memberOf(parties), "answer")) return "seller";
  return isAdministrator(viewer) ? "staff" : "buyer";
};

export type OrderFacts = {
  status: OrderStatus;
  isCash: boolean;
  /** The day that was promised, and when it came. */
  promisedOn: string | null;
  deliveredAt: Date | null;
  /** Some of it was not made for the buyer. */
  hasReturnable: boolean;
};

/** What a bank transfer waits for. */
export type TransferFacts = { method: string; paymentStatus: string; hasReceipt: boolean; isRefused: boolean };

const awaitsTransfer = ({ method, paymentStatus }: TransferFacts): boolean => method === "bank_transfer" && paymentStatus === "pending";

/** The buyer alone sends a receipt, and may replace it until staff have confirmed. */
export const maySendReceipt = ({ isBuyer }: OrderParties, transfer: TransferFacts): boolean => isBuyer && awaitsTransfer(transfer);

/** The seller reads what was bought, and nothing of the buyer's bank. */
export const maySeeReceipt = (viewer: Viewer | null, { isBuyer }: OrderParties): boolean => isBuyer || isAdministrator(viewer);

/** Staff who saw the money on the account need no receipt. */
export const mayConfirmTransfer = (viewer: Viewer | null, transfer: TransferFacts): boolean => isAdministrator(viewer) && awaitsTransfer(transfer);

export const mayRefuseReceipt = (viewer: Viewer | null, transfer: TransferFacts): boolean =>
  mayConfirmTransfer(viewer, transfer) && transfer.hasReceipt && !transfer.isRefused;

/** More than fifteen days of the calendar after the promised one; of what has arrived, when it did. */
export const isLate = ({ promisedOn, deliveredAt }: Pick<OrderFacts, "promisedOn" | "deliveredAt">, now: Date): boolean =>
  promisedOn !== null && new Date(riyadhDay(deliveredAt ?? now)).getTime() - new Date(promisedOn).getTime() > LATE_DAYS * DAY_MS;

/** Freely until the seller has accepted; afterwards when it is late. What waits for a card or a transfer ends by itself. */
export function mayCancel(order: OrderFacts, now: Date): boolean {
  if (order.status === "paid" || (order.status === "placed" && order.isCash)) return true;
  return (order.status === "accepted" || order.status === "preparing") && isLate(order, now);
}

/** Within seven days of delivery, unless all of it was made to order. */
export const mayReturn = ({ status, deliveredAt, hasReturnable }: OrderFacts, now: Date): boolean =>
  (status === "delivered" || status === "completed") && hasReturnable && deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= RETURN_DAYS * DAY_MS;
