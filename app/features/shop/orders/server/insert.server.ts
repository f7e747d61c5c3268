import { type Kysely, sql } from "kysely";
import { commissionRates } from "#app/features/shop/ledger/public.server.ts";
import type { PaymentMethod } from "#app/features/shop/payments/public.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { commissionOf, type SellerPrice } from "../checkout.rules.ts";
import { checkoutChanged } from "../orders.contract.ts";
import { type CartLine, checkoutProblem, type PricedCart } from "./cart.server.ts";
import { eventRow } from "./events.server.ts";
import { notifySellers } from "./notices.server.ts";
import { variantNames } from "./quote.server.ts";
import { readSellers } from "./sellers.server.ts";

type Checkout = { id: string; number: string; buyerId: string | null; contactName: string; city: string; method: PaymentMethod };
export type NewOrder = { id: string; vendorId: string };

/** One order for each seller, with prices, VAT, commission and the seller's facts as they are now: later changes leave them alone. */
export async function insertOrders(trx: Kysely<DB>, checkout: Checkout, cart: PricedCart): Promise<NewOrder[]> {
  const ids = cart.price.sellers.map(({ vendorId }) => vendorId);
  const [sellers, rates] = [await readSellers(trx, ids), await commissionRates(trx, ids)];
  const orders = cart.price.sellers.map((price, index) => {
    const seller = sellers.get(price.vendorId);
    const delivery = cart.deliveries.get(price.vendorId);
    if (!seller || !delivery) throw checkoutChanged({ total: cart.price.total, problems: [checkoutProblem("noDelivery", { vendorId: price.vendorId })] });
    const rate = rates(price.vendorId);
    const { commission, commissionVat } = commissionOf(price, rate, cart.vatRate);
    const { option, chosen } = delivery;
    return {
      ...{ id: newId(), checkout_id: checkout.id, number: `${checkout.number}-${index + 1}`, vendor_id: price.vendorId, seller: JSON.stringify(seller) },
      ...{ buyer_id: checkout.buyerId, contact_name: checkout.contactName, city: checkout.city, currency: cart.currency },
      ...{ subtotal: price.subtotal, discount: price.discount, delivery_fee: price.deliveryFee, total: price.total, vat_rate: cart.vatRate, vat: price.vat },
      ...{ commission_rate: rate, commission, commission_vat: commissionVat },
      delivery: JSON.stringify({ ...chosen, kind: option.kind, name: option.name, earliest: option.earliest, latest: option.latest }),
      // As a text: a day has no time zone.
      promised_on: sql<Date>`${chosen.slotDate ?? option.latest}::date`,
    };
  });
  const lines = orders.flatMap(({ id, vendor_id }) => lineRows(id, cart.price.sellers.find(({ vendorId }) => vendorId === vendor_id)?.lines ?? [], cart.lines));
  const placed = orders.map(({ id }) => eventRow({ orderId: id, kind: "place", by: null, side: "buyer" }));
  await trx
    .with("placed", (query) => query.insertInto("orders").values(orders))
    .with("lines", (query) => query.insertInto("order_lines").values(lines))
    .insertInto("order_events")
    .values(placed)
    .execute();
  // What is paid at the door is the seller's to answer at once; the rest when it is paid.
  if (checkout.method === "cash_on_delivery")
    await notifySellers(
      trx,
      orders.map((order) => ({ order, kind: "order_received" as const, params: { name: checkout.contactName }, actorId: checkout.buyerId })),
    );
  return orders.map(({ id, vendor_id }) => ({ id, vendorId: vendor_id }));
}

const lineRows = (orderId: string, prices: SellerPrice["lines"], lines: readonly CartLine[]) =>
  prices.flatMap(({ variantId, unitPrice, quantity, subtotal, discount, total }, position) => {
    const line = lines.find(({ piece }) => piece.id === variantId);
    if (!line) return [];
    const { piece, isMade } = line;
    const { variant, variantAr } = variantNames(piece);
    return {
      ...{ id: newId(), order_id: orderId, position, product_id: piece.product_id, variant_id: piece.id, slug: piece.slug },
      ...{ name: piece.name, name_ar: piece.name_ar, variant, variant_ar: variantAr, sku: piece.sku, photo_id: piece.photo_id, weight_g: piece.weight_g },
      ...{ unit_price: unitPrice, quantity, subtotal, discount, total },
      ...{ is_made_to_order: isMade, lead_days: isMade ? piece.lead_days : null, reserved: isMade ? 0 : quantity },
    };
  });
