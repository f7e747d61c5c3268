import type { Insertable } from "kysely";
import { variantNames, vatOfRefund } from "#app/features/shop/orders/public.server.ts";
import type { SoldVariant } from "#app/features/shop/products/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import type { DemoCheckout, DemoSale, DemoSteps } from "../demo-orders.ts";
import { seededId } from "../seeded.ts";

type Row<T extends keyof DB> = Insertable<DB[T]>;
export type OrderRow = Row<"orders"> & { id: string; number: string; total: number; vat: number; paid: number; subtotal: number };

const REASONS = { cancel: "Ordered twice by mistake.", takeBack: "Too wide for our wall.", refund: "A scratch on the back, as the photo shows." };
const CARRIERS = ["SMSA", "Aramex", "Own van"];

/** In the order in which they happen. */
const EVENTS: readonly [keyof DemoSteps, kind: string, side: "buyer" | "seller" | "system"][] = [
  ["accept", "accept", "seller"],
  ["prepare", "prepare", "seller"],
  ["ship", "ship", "seller"],
  ["deliver", "deliver", "seller"],
  ["returnAsked", "return_asked", "buyer"],
  ["refund", "refund", "seller"],
  ["cancel", "cancel", "buyer"],
  ["takeBack", "takeBack", "seller"],
  ["complete", "complete", "system"],
];

export function statusOf({ cancel, takeBack, complete, deliver, ship, prepare, accept, paid }: DemoSteps): string {
  if (cancel) return "cancelled";
  if (takeBack) return "returned";
  if (complete) return "completed";
  if (deliver) return "delivered";
  if (ship) return "shipped";
  if (prepare) return "preparing";
  if (accept) return "accepted";
  return paid ? "paid" : "placed";
}

/** All of it when it never left; the pieces without delivery when they came back; a tenth of a piece for a scratch. */
export function refundAmount({ cancel, takeBack, refund }: DemoSteps, { total, subtotal, paid }: Pick<OrderRow, "total" | "subtotal" | "paid">): number {
  if (!refund || paid === 0) return 0;
  if (cancel) return total;
  return takeBack ? subtotal : Math.floor(subtotal / 1_000) * 100;
}

export const reasonOf = ({ cancel, takeBack }: DemoSteps): string => (cancel ? REASONS.cancel : takeBack ? REASONS.takeBack : REASONS.refund);

export function lineRows(
  order: OrderRow,
  { lines, steps }: DemoSale,
  pieces: ReadonlyMap<string, SoldVariant>,
  at: Date,
): (Row<"order_lines"> & { id: string; quantity: number; refunded: number })[] {
  return lines.flatMap(({ piece: { variantId, isMade }, quantity }, position) => {
    const piece = pieces.get(variantId);
    if (!piece) return [];
    const { variant, variantAr } = variantNames(piece);
    const total = piece.price * quantity;
    return {
      ...{
        id: seededId(`line ${order.id} ${position}`, at),
        order_id: order.id,
        position,
        product_id: piece.product_id,
        variant_id: piece.id,
        slug: piece.slug,
      },
      ...{ name: piece.name, name_ar: piece.name_ar, variant, variant_ar: variantAr, sku: piece.sku, photo_id: piece.photo_id, weight_g: piece.weight_g },
      ...{ unit_price: piece.price, quantity, subtotal: total, discount: 0, total },
      ...{ is_made_to_order: isMade, lead_days: isMade ? piece.lead_days : null, reserved: isMade || steps.cancel ? 0 : quantity },
      ...{ shipped: steps.ship ? quantity : 0, refunded: steps.takeBack ? quantity : 0 },
    };
  });
}

export function parcelRows(order: OrderRow, lines: readonly { id: string; quantity: number }[], { ship }: DemoSteps, n: number) {
  if (!ship) return { parcel: [], inside: [] };
  const id = seededId(`parcel ${order.id}`, ship);
  const carrier = CARRIERS[n % CARRIERS.length] ?? "";
  const parcel: Row<"order_parcels"> = { id, order_id: order.id, position: 0, carrier, tracking: `29${String(100_000 + n * 37)}`, created_at: ship };
  return { parcel: [parcel], inside: lines.map((line): Row<"order_parcel_lines"> => ({ parcel_id: id, line_id: line.id, quantity: line.quantity })) };
}

export function eventRows(order: OrderRow, { placedAt, method }: DemoCheckout, { steps }: DemoSale, refunded: number): Row<"order_events">[] {
  const row = (kind: string, side: string, at: Date, more: { note?: string; amount?: number } = {}) => ({
    ...{ id: seededId(`event ${order.id} ${kind}`, at), order_id: order.id, kind, side, created_at: at, ...more },
  });
  const isCash = method === "cash_on_delivery";
  const paid = steps.paid && !isCash ? [row("pay", "system", steps.paid)] : [];
  const later = EVENTS.flatMap(([step, kind, side]) => {
    const at = steps[step];
    if (!at || (step === "refund" && refunded === 0)) return [];
    const more = step === "refund" ? { note: reasonOf(steps), amount: refunded } : step === "returnAsked" ? { note: REASONS.takeBack } : {};
    return [row(step === "accept" && isCash ? "acceptUnpaid" : kind, side, at, more)];
  });
  return [row("place", "buyer", placedAt), ...paid, ...later];
}

export const refundRow = (order: OrderRow, amount: number, steps: DemoSteps, number: string): Row<"order_refunds"> => {
  const at = steps.refund ?? new Date();
  const id = seededId(`credit note ${order.id}`, at);
  return {
    ...{ id, key: id, order_id: order.id, number: `${order.number}/${number}`, amount, currency: "SAR", reason: reasonOf(steps), created_at: at },
    ...{ vat: vatOfRefund({ total: order.total, vat: order.vat, refunded: 0 }, amount), is_restocked: steps.cancel !== null },
  };
};

/** Notes of a seller are numbered by year, without a gap. */
export const noteNumber = (at: Date, count: number): string => `CN-${riyadhDay(at).slice(0, 4)}-${String(count).padStart(6, "0")}`;
