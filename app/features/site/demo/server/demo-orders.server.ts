import { type Insertable, type Kysely, sql } from "kysely";
import { commissionRates, type Sale } from "#app/features/shop/ledger/public.server.ts";
import { commissionOf, priceCheckout, readSellers, type SellerPrice } from "#app/features/shop/orders/public.server.ts";
import { readForSale, type SoldVariant } from "#app/features/shop/products/public.server.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { sumOf } from "#app/platform/money/exact.ts";
import { riyadhDay, vatRate } from "#app/platform/money/vat.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { type DemoCheckout, type DemoSale, demoOrders } from "../demo-orders.ts";
import { seededId } from "../seeded.ts";
import { insertLedger, type SoldOrder } from "./demo-ledger.server.ts";
import { eventRows, lineRows, noteNumber, type OrderRow, parcelRows, refundAmount, refundRow, statusOf } from "./demo-order-rows.server.ts";
import { insertPayments } from "./demo-payments.server.ts";
import { insertPieceReviews } from "./demo-piece-reviews.server.ts";
import { insertMany } from "./rows.server.ts";

type Input = { accounts: Partial<Record<Role, string>>; ownVendor: string | undefined; newest: Date };
type Way = { methodId: string; steps: { upTo: number | null; fee: number }[]; freeAbove: number | null };

const CURRENCY = "SAR";
const TO_THE_DOOR = { en: "To your door", ar: "توصيل إلى باب البيت" };
const PROMISED_DAYS = 8;

/** Some months of sales: orders in every state, their payments, a ledger that balances, payouts, and what buyers say of the pieces. */
export async function insertDemoOrders(trx: Kysely<DB>, { accounts, ownVendor, newest }: Input): Promise<void> {
  const pieces = await readPieces(trx);
  const checkouts = demoOrders(
    [...pieces.values()].map(({ piece, since }) => ({
      ...{ variantId: piece.id, productId: piece.product_id, vendorId: piece.vendor_id, price: piece.price, since },
      ...{ isMade: piece.is_made_to_order, leadDays: piece.lead_days },
    })),
    ownVendor,
    newest,
  );
  const sold = new Map([...pieces].map(([id, { piece }]) => [id, piece]));
  const vendorIds = [...new Set([...sold.values()].map(({ vendor_id }) => vendor_id))];
  const shop: Shop = {
    sold,
    sellers: await readSellers(trx, vendorIds),
    rates: await commissionRates(trx, vendorIds),
    ways: await readWays(trx),
    numbers: await takeNumbers(trx, checkouts.length),
    vat: vatRate("standard", riyadhDay(newest)),
    homeowner: accounts.homeowner ?? null,
  };
  const rows: Rows = { checkouts: [], orders: [], lines: [], parcels: [], inside: [], events: [], refunds: [], sold: [], notes: new Map() };
  for (const [n, checkout] of checkouts.entries()) addCheckout(rows, shop, checkout, n);
  await insertPayments(trx, checkouts, rows.checkouts, rows.sold);
  await insertRows(trx, rows);
  await insertLedger(trx, rows.sold, accounts.admin ?? null, newest);
  await insertPieceReviews(trx, { orders: rows.orders, lines: rows.lines, newest });
}

type Shop = {
  sold: ReadonlyMap<string, SoldVariant>;
  sellers: Awaited<ReturnType<typeof readSellers>>;
  rates: Awaited<ReturnType<typeof commissionRates>>;
  ways: ReadonlyMap<string, Way>;
  numbers: readonly string[];
  vat: number;
  homeowner: string | null;
};

function addCheckout(rows: Rows, shop: Shop, checkout: DemoCheckout, n: number): void {
  const { buyer, placedAt, key, sales } = checkout;
  const { vat, ways, sold, homeowner } = shop;
  const fees = new Map(sales.map((sale) => [sale.vendorId, feeOf(ways.get(sale.vendorId), sale, sold)]));
  const lines = sales.flatMap(({ vendorId, lines: own }) =>
    own.map(({ piece, quantity }) => ({ variantId: piece.variantId, vendorId, unitPrice: piece.price, quantity })),
  );
  const price = priceCheckout(lines, [], fees, vat);
  const id = seededId(key, placedAt);
  const row = {
    ...{
      id,
      key: id,
      body_hash: key,
      number: shop.numbers[n] ?? key,
      buyer_id: buyer.isHomeowner ? homeowner : null,
      payment_id: seededId(`payment ${key}`, placedAt),
    },
    ...{ contact_name: buyer.name, contact_email: buyer.email, contact_phone: buyer.phone, address: JSON.stringify(buyer.address) },
    ...{ subtotal: price.subtotal, discount: 0, delivery: price.delivery, total: price.total, vat: price.vat, vat_rate: vat },
    ...{ currency: CURRENCY, language: buyer.language, terms_accepted_at: placedAt, created_at: placedAt },
  };
  rows.checkouts.push(row);
  for (const [index, part] of price.sellers.entries()) addOrder(rows, shop, { checkout, row, part, number: `${row.number}-${index + 1}`, n });
}

type Part = { checkout: DemoCheckout; row: Rows["checkouts"][number]; part: SellerPrice; number: string; n: number };

function addOrder(rows: Rows, shop: Shop, { checkout, row, part, number, n }: Part): void {
  const { vendorId } = part;
  const [sale, seller, way] = [checkout.sales.find((own) => own.vendorId === vendorId), shop.sellers.get(vendorId), shop.ways.get(vendorId)];
  if (!sale || !seller || !way) throw new Error(`The demo's order ${number} has no seller`);
  const rate = shop.rates(vendorId);
  const commission = { rate, ...commissionOf(part, rate, shop.vat) };
  const plain = orderRow({ checkout, checkoutId: row.id, number, part, sale, way, commission, vat: shop.vat, buyerId: row.buyer_id ?? null });
  const refunded = refundAmount(sale.steps, plain);
  const order = { ...plain, refunded, seller: JSON.stringify(seller) };
  const lines = lineRows(order, sale, shop.sold, checkout.placedAt);
  const { parcel, inside } = parcelRows(order, lines, sale.steps, n);
  rows.orders.push(order);
  rows.lines.push(...lines);
  rows.parcels.push(...parcel);
  rows.inside.push(...inside);
  rows.events.push(...eventRows(order, checkout, sale, refunded));
  if (refunded > 0 && sale.steps.refund) {
    const series = `${vendorId} ${riyadhDay(sale.steps.refund).slice(0, 4)}`;
    const count = (rows.notes.get(series) ?? 0) + 1;
    rows.notes.set(series, count);
    rows.refunds.push(refundRow(order, refunded, sale.steps, noteNumber(sale.steps.refund, count)));
  }
  const money: Sale = {
    ...{ vendorId, currency: CURRENCY, total: part.total, vat: part.vat, isCash: checkout.method === "cash_on_delivery", isReleased: false },
    ...{ commission: commission.commission, commissionVat: commission.commissionVat },
  };
  rows.sold.push({ id: order.id, paymentId: row.payment_id, sale: money, steps: sale.steps, refunded });
}

type Rows = {
  checkouts: (Insertable<DB["checkouts"]> & { id: string; number: string; payment_id: string; total: number })[];
  orders: (OrderRow & { refunded: number })[];
  lines: ReturnType<typeof lineRows>;
  parcels: Insertable<DB["order_parcels"]>[];
  inside: Insertable<DB["order_parcel_lines"]>[];
  events: Insertable<DB["order_events"]>[];
  refunds: Insertable<DB["order_refunds"]>[];
  sold: SoldOrder[];
  /** Credit notes by seller and year. */
  notes: Map<string, number>;
};

async function insertRows(trx: Kysely<DB>, rows: Rows): Promise<void> {
  await insertMany(trx, "checkouts", rows.checkouts);
  await insertMany(trx, "orders", rows.orders);
  await insertMany(trx, "order_lines", rows.lines);
  await insertMany(trx, "order_parcels", rows.parcels);
  await insertMany(trx, "order_parcel_lines", rows.inside);
  await insertMany(trx, "order_events", rows.events);
  await insertMany(trx, "order_refunds", rows.refunds);
  const series = [...rows.notes].map(([name, last]) => ({ name: name.split(" "), last }));
  await insertMany(
    trx,
    "number_series",
    series.map(({ name: [owner = "", year], last }) => ({ owner, kind: "CN", year: Number(year), last })),
  );
}

async function readPieces(trx: Kysely<DB>): Promise<Map<string, { piece: SoldVariant; since: Date }>> {
  const since = new Map(
    (
      await trx
        .selectFrom("product_variants as o")
        .innerJoin("products as p", "p.id", "o.product_id")
        .innerJoin("vendors as v", "v.id", "p.vendor_id")
        .select(["o.id", sql<Date>`greatest(p.created_at, v.created_at)`.as("since")])
        .orderBy("p.created_at")
        .orderBy("o.position")
        .execute()
    ).map((row) => [row.id, row.since]),
  );
  const pieces = await readForSale(trx, [...since.keys()]);
  return new Map(
    [...since].flatMap(([id, at]) => {
      const piece = pieces.get(id);
      return piece ? [[id, { piece, since: at }] as const] : [];
    }),
  );
}

/** How each seller delivers at home: its first zone. */
async function readWays(trx: Kysely<DB>): Promise<Map<string, Way>> {
  const { rows } = await sql<Way & { vendor_id: string }>`
    select z.vendor_id, m.id "methodId", m.steps, m.free_above "freeAbove" from delivery_methods m join delivery_zones z on z.id = m.zone_id
    where z.position = 0 and m.kind = 'standard'`.execute(trx);
  return new Map(rows.map(({ vendor_id, ...way }) => [vendor_id, way]));
}

async function takeNumbers(trx: Kysely<DB>, count: number): Promise<string[]> {
  const { rows } = await sql<{ n: number }>`select nextval('checkout_numbers') n from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ n }) => `DW-${n}`);
}

function feeOf(way: Way | undefined, { lines }: DemoSale, sold: ReadonlyMap<string, SoldVariant>): number {
  const goods = sumOf(lines.map(({ piece, quantity }) => piece.price * quantity));
  if (!way || (way.freeAbove !== null && goods >= way.freeAbove)) return 0;
  const grams = sumOf(lines.map(({ piece, quantity }) => (sold.get(piece.variantId)?.weight_g ?? 0) * quantity));
  return way.steps.find(({ upTo }) => upTo === null || grams <= upTo)?.fee ?? 0;
}

type Made = {
  checkout: DemoCheckout;
  checkoutId: string;
  number: string;
  part: SellerPrice;
  sale: DemoSale;
  way: Way;
  commission: { rate: number; commission: number; commissionVat: number };
  vat: number;
  buyerId: string | null;
};

function orderRow({ checkout, checkoutId, number, part, sale, way, commission, vat, buyerId }: Made) {
  const { placedAt, buyer } = checkout;
  const { steps } = sale;
  const lead = Math.max(0, ...sale.lines.map(({ piece }) => (piece.isMade ? (piece.leadDays ?? 0) : 0)));
  const latest = riyadhDay(new Date(placedAt.getTime() + (lead + PROMISED_DAYS) * DAY_MS));
  const delivery = { methodId: way.methodId, assembly: false, floor: 0, hasLift: true, slotDate: null, slot: null, kind: "standard", name: TO_THE_DOOR };
  const updated = Object.values(steps).reduce<Date>((last, at) => (at && at > last ? at : last), placedAt);
  return {
    ...{
      id: seededId(`order ${number} ${checkout.key}`, placedAt),
      checkout_id: checkoutId,
      number,
      vendor_id: part.vendorId,
      seller: "{}",
      buyer_id: buyerId,
    },
    ...{ status: statusOf(steps), subtotal: part.subtotal, discount: 0, delivery_fee: part.deliveryFee, total: part.total, vat_rate: vat, vat: part.vat },
    ...{ commission_rate: commission.rate, commission: commission.commission, commission_vat: commission.commissionVat, currency: CURRENCY },
    ...{ paid: steps.paid ? part.total : 0, refunded: 0, is_released: Boolean(steps.complete || steps.takeBack) },
    delivery: JSON.stringify({ ...delivery, earliest: riyadhDay(new Date(placedAt.getTime() + (lead + 2) * DAY_MS)), latest }),
    promised_on: latest,
    ...{ return_asked_at: steps.returnAsked, return_reason: steps.returnAsked ? "Too wide for our wall." : null },
    ...{ contact_name: buyer.name, city: buyer.address.city, created_at: placedAt, updated_at: updated },
    ...{ paid_at: steps.paid, shipped_at: steps.ship, delivered_at: steps.deliver, completed_at: steps.complete },
  };
}
