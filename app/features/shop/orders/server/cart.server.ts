import type { Kysely } from "kysely";
import { deliveryOptionsFor } from "#app/features/shop/delivery/public.server.ts";
import type { DeliveryOption } from "#app/features/shop/delivery/public.ts";
import { applyCoupon, type Buyer, couponFor, missingSpend } from "#app/features/shop/discounts/public.server.ts";
import { readForSale, type SoldVariant } from "#app/features/shop/products/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { riyadhDay, vatRate } from "#app/platform/money/vat.ts";
import { type CheckoutPrice, deliveryFee, priceCheckout, supplyOf } from "../checkout.rules.ts";
import type { CartInput, CheckoutProblem, ChosenDelivery } from "../orders.contract.ts";
import { MOST_PIECES } from "../orders.ts";

/** A line of the cart with the piece as it is now. `isMade`: not from the stock. */
export type CartLine = { piece: SoldVariant; quantity: number; isMade: boolean };
export type CartDelivery = { option: DeliveryOption; chosen: ChosenDelivery };
export type PricedCart = {
  lines: CartLine[];
  options: Map<string, DeliveryOption[]>;
  deliveries: Map<string, CartDelivery>;
  price: CheckoutPrice;
  vatRate: number;
  couponId: string | null;
  currency: string;
  problems: CheckoutProblem[];
};

export const checkoutProblem = (code: CheckoutProblem["code"], more: Partial<CheckoutProblem> = {}): CheckoutProblem => ({
  ...{ code, variantId: null, vendorId: null, available: null, reason: null },
  ...more,
});

/** The same variant twice is one line. */
function merged(lines: CartInput["lines"]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { variantId, quantity } of lines) quantities.set(variantId, Math.min(MOST_PIECES, (quantities.get(variantId) ?? 0) + quantity));
  return quantities;
}

/** What can be had of the cart; the rest becomes problems. */
function supplied(quantities: ReadonlyMap<string, number>, pieces: ReadonlyMap<string, SoldVariant>, problems: CheckoutProblem[]): CartLine[] {
  const currency = [...quantities.keys()].map((id) => pieces.get(id)?.currency).find(Boolean);
  return [...quantities].flatMap(([variantId, quantity]): CartLine[] => {
    const piece = pieces.get(variantId);
    if (!piece) {
      problems.push(checkoutProblem("gone", { variantId }));
      return [];
    }
    const of = { variantId, vendorId: piece.vendor_id };
    // One payment has one currency: amounts of two are never added.
    if (piece.currency !== currency) {
      problems.push(checkoutProblem("currency", of));
      return [];
    }
    const supply = supplyOf({ stock: piece.stock, isMadeToOrder: piece.is_made_to_order }, quantity);
    if (supply === "soldOut" || supply === "tooFew") problems.push(checkoutProblem(supply, { ...of, available: piece.stock }));
    return supply === "soldOut" ? [] : [{ piece, quantity, isMade: supply === "made" }];
  });
}

async function discounted(executor: Kysely<DB>, code: string | null, lines: readonly CartLine[], buyer: Buyer | null, problems: CheckoutProblem[]) {
  const none = { id: null, discounts: lines.map(() => 0) };
  if (!code?.trim()) return none;
  const vendorIds = [...new Set(lines.map(({ piece }) => piece.vendor_id))];
  const { coupon, problem } = await couponFor(executor, code, vendorIds, buyer);
  if (!coupon) {
    problems.push(checkoutProblem("coupon", { reason: problem }));
    return none;
  }
  const amounts = lines.map(({ piece, quantity }) => ({ vendorId: piece.vendor_id, amount: piece.price * quantity }));
  const missing = missingSpend(coupon, amounts);
  if (missing > 0) problems.push(checkoutProblem("coupon", { vendorId: coupon.vendorId, reason: "minSpend", available: missing }));
  return missing > 0 ? none : { id: coupon.id, discounts: applyCoupon({ coupon, lines: amounts }) };
}

/** The way that the buyer chose, else the cheapest with its first slot. */
function deliveryOf(
  vendorId: string,
  options: readonly DeliveryOption[],
  chosen: ChosenDelivery | undefined,
  problems: CheckoutProblem[],
): CartDelivery | null {
  const option = chosen ? options.find(({ methodId }) => methodId === chosen.methodId) : options[0];
  if (!option) {
    problems.push(checkoutProblem(options.length > 0 ? "chooseDelivery" : "noDelivery", { vendorId }));
    return null;
  }
  const first = option.slots[0];
  const plain = { methodId: option.methodId, assembly: false, floor: 0, hasLift: true };
  if (!chosen) return { option, chosen: { ...plain, slotDate: first?.date ?? null, slot: first?.slot ?? null } };
  const isFree = option.slots.some(({ date, slot }) => date === chosen.slotDate && slot === chosen.slot);
  if (option.slots.length > 0 && !isFree) problems.push(checkoutProblem(chosen.slot ? "slotTaken" : "chooseDelivery", { vendorId }));
  return { option, chosen: { ...chosen, ...(!isFree && { slotDate: null, slot: null }), assembly: chosen.assembly && option.assemblyFee !== null } };
}

function optionsFor(executor: Kysely<DB>, city: string, lines: readonly CartLine[], { sellers }: CheckoutPrice): Promise<Map<string, DeliveryOption[]>> {
  return deliveryOptionsFor(executor, {
    city,
    sellers: sellers.map(({ vendorId, subtotal, discount }) => {
      const own = lines.filter(({ piece }) => piece.vendor_id === vendorId);
      return {
        ...{ vendorId, subtotal: subtotal - discount },
        weightGrams: own.reduce((sum, { piece, quantity }) => sum + (piece.weight_g ?? 0) * quantity, 0),
        leadDays: Math.max(0, ...own.map(({ piece, isMade }) => (isMade ? (piece.lead_days ?? 0) : 0))),
      };
    }),
  });
}

/** Everything about a cart at this moment. @param isLocked to buy it, in a transaction */
export async function priceCart(executor: Kysely<DB>, cart: CartInput, buyer: Buyer | null, isLocked = false): Promise<PricedCart> {
  const problems: CheckoutProblem[] = [];
  const quantities = merged(cart.lines);
  const lines = supplied(quantities, await readForSale(executor, [...quantities.keys()], { isLocked }), problems);
  const { id: couponId, discounts } = await discounted(executor, cart.coupon, lines, buyer, problems);
  const rate = vatRate("standard", riyadhDay(new Date()));
  const priced = lines.map(({ piece, quantity }) => ({ variantId: piece.id, vendorId: piece.vendor_id, unitPrice: piece.price, quantity }));
  const goods = priceCheckout(priced, discounts, new Map(), rate);
  const options = cart.city ? await optionsFor(executor, cart.city, lines, goods) : new Map<string, DeliveryOption[]>();
  const deliveries = new Map<string, CartDelivery>();
  for (const { vendorId } of cart.city ? goods.sellers : []) {
    const delivery = deliveryOf(vendorId, options.get(vendorId) ?? [], cart.deliveries[vendorId], problems);
    if (delivery) deliveries.set(vendorId, delivery);
  }
  const fees = new Map([...deliveries].map(([vendorId, { option, chosen }]) => [vendorId, deliveryFee(option, chosen)]));
  const price = priceCheckout(priced, discounts, fees, rate);
  return { lines, options, deliveries, price, vatRate: rate, couponId, currency: lines[0]?.piece.currency ?? "SAR", problems };
}
