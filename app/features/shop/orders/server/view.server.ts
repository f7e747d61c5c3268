import { type Kysely, sql } from "kysely";
import { refreshPayment } from "#app/features/shop/payments/public.server.ts";
import type { PaymentMethod, PaymentStatus } from "#app/features/shop/payments/public.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { readablePhone } from "#app/platform/rules/phone.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { moneyState } from "../money-state.ts";
import {
  isLate,
  mayCancel,
  mayConfirmTransfer,
  mayRefuseReceipt,
  mayReturn,
  mayRunOrder,
  maySeeOrder,
  maySeeReceipt,
  maySendReceipt,
  type OrderFacts,
  type OrderParties,
} from "../orders.policy.ts";
import type { OrderStatus } from "../orders.ts";
import type { CheckoutView, OrderView } from "../orders.view.contract.ts";
import { partiesOf } from "./parties.server.ts";
import { presentSeller } from "./quote.server.ts";
import type { SellerFacts } from "./sellers.server.ts";
import { isTokenOf } from "./token.server.ts";
import { presentReceipt, transferFactsOf } from "./transfer-facts.server.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

const orderRows = (executor: Kysely<DB>) =>
  executor
    .selectFrom("orders as o")
    .innerJoin("checkouts as c", "c.id", "o.checkout_id")
    .innerJoin("payments as p", "p.id", "c.payment_id")
    .selectAll("o")
    .select([
      "c.number as checkout_number",
      "c.contact_email",
      "c.contact_phone",
      "c.address",
      "p.method",
      "p.status as payment_status",
      "p.receipt_id",
      "p.receipt_at",
      "p.receipt_note",
      "p.receipt_refused_at",
      sql<string | null>`o.promised_on::text`.as("promised"),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof orderRows>["executeTakeFirstOrThrow"]>>;

async function partsOf(ids: readonly string[]) {
  const of = [...ids];
  const [lines, parcels, refunds, events] = await Promise.all([
    db.selectFrom("order_lines").selectAll().where("order_id", "in", of).orderBy("position").execute(),
    db
      .selectFrom("order_parcels as p")
      .selectAll("p")
      .select(
        sql<{ lineId: string; quantity: number }[]>`(select coalesce(json_agg(json_build_object('lineId', l.line_id, 'quantity', l.quantity)), '[]')
          from order_parcel_lines l where l.parcel_id = p.id)`.as("lines"),
      )
      .where("order_id", "in", of)
      .orderBy("position")
      .execute(),
    db.selectFrom("order_refunds").selectAll().where("order_id", "in", of).orderBy("id").execute(),
    db.selectFrom("order_events").selectAll().where("order_id", "in", of).orderBy("id").execute(),
  ]);
  return { lines, parcels, refunds, events };
}
type Parts = Awaited<ReturnType<typeof partsOf>>;

function permissionsOf(row: Row, facts: OrderFacts, parties: OrderParties, viewer: Viewer | null, isWhole: boolean): OrderView["permissions"] {
  const runs = mayRunOrder(viewer, parties);
  const { status, isCash } = facts;
  const now = new Date();
  const isOpen = status === "delivered" || status === "completed";
  const transfer = transferFactsOf({ ...row, status: row.payment_status });
  const canBeCancelled = (["paid", "accepted", "preparing"] as OrderStatus[]).includes(status) || (status === "placed" && isCash);
  return {
    accept: runs && (status === "paid" || (status === "placed" && isCash)),
    prepare: runs && status === "accepted",
    ship: runs && (status === "accepted" || status === "preparing" || (status === "shipped" && !isWhole)),
    deliver: runs && status === "shipped" && isWhole,
    refund: runs && row.paid > row.refunded,
    takeBack: runs && isOpen && (row.return_asked_at !== null || row.dispute_at !== null),
    cancel: runs ? canBeCancelled : parties.isBuyer && mayCancel(facts, now),
    askReturn: parties.isBuyer && row.return_asked_at === null && mayReturn(facts, now),
    dispute: parties.isBuyer && row.paid > row.refunded && row.dispute_at === null && (status === "shipped" || isOpen || isLate(facts, now)),
    note: runs,
    // Needs an account, which holders of the token alone lack.
    review: viewer !== null && row.buyer_id === viewer.id && row.delivered_at !== null,
    sendReceipt: maySendReceipt(parties, transfer),
    confirmTransfer: mayConfirmTransfer(viewer, transfer),
    refuseReceipt: mayRefuseReceipt(viewer, transfer),
  };
}

function presentOrder(row: Row, parts: Parts, parties: OrderParties, viewer: Viewer | null, language: string): OrderView {
  const mine = <T extends { order_id: string }>(rows: readonly T[]) => rows.filter(({ order_id }) => order_id === row.id);
  const lines = mine(parts.lines);
  const delivery = row.delivery as unknown as OrderView["delivery"] & { name: { en: string; ar: string } };
  const facts: OrderFacts = {
    ...{ status: row.status as OrderStatus, isCash: row.method === "cash_on_delivery", promisedOn: row.promised, deliveredAt: row.delivered_at },
    hasReturnable: lines.some((line) => !line.is_made_to_order && line.refunded < line.quantity),
  };
  const seesAll = maySeeOrder(viewer, { ...parties, isBuyer: false });
  const address = row.address as Record<string, string | null>;
  return {
    ...{ id: row.id, number: row.number, status: facts.status, money: moneyState(row), checkout: { id: row.checkout_id, number: row.checkout_number } },
    vendor: presentSeller(row.seller as unknown as SellerFacts, language),
    contact: { name: row.contact_name, email: row.contact_email, phone: readablePhone(row.contact_phone) },
    address: { ...address, city: cityName(row.city, language) },
    paymentMethod: row.method as PaymentMethod,
    transfer:
      row.method === "bank_transfer" && maySeeReceipt(viewer, parties) ? { isOpen: row.payment_status === "pending", receipt: presentReceipt(row) } : null,
    lines: lines.map((line) => ({
      ...{
        id: line.id,
        productId: line.product_id,
        slug: line.slug,
        name: localText(line.name, line.name_ar, language),
        variant: localText(line.variant, line.variant_ar, language),
      },
      ...{ sku: line.sku, photoId: line.photo_id, quantity: line.quantity, shipped: line.shipped, refunded: line.refunded, unitPrice: line.unit_price },
      ...{ discount: line.discount, total: line.total, isMadeToOrder: line.is_made_to_order, leadDays: line.lead_days },
    })),
    ...{ subtotal: row.subtotal, discount: row.discount, deliveryFee: row.delivery_fee, total: row.total, vat: row.vat, vatRate: row.vat_rate },
    ...{ paid: row.paid, refunded: row.refunded, currency: row.currency },
    commission: seesAll ? { rate: row.commission_rate, amount: row.commission, vat: row.commission_vat } : null,
    delivery: { ...delivery, name: language === "ar" ? delivery.name.ar : delivery.name.en },
    promisedOn: row.promised,
    isLate: isLate(facts, new Date()),
    parcels: mine(parts.parcels).map(({ id, carrier, tracking, created_at, lines: own }) => ({
      id,
      carrier,
      tracking,
      createdAt: created_at.toISOString(),
      lines: own,
    })),
    refunds: mine(parts.refunds).map(({ number, amount, vat, reason, created_at }) => ({ number, amount, vat, reason, createdAt: created_at.toISOString() })),
    events: mine(parts.events)
      .filter(({ kind }) => seesAll || kind !== "note")
      .map(({ id, kind, side, actor_name, note, amount, created_at }) => ({
        ...{ id, kind, side, note, amount, at: created_at.toISOString() },
        // The seller's people act as the seller.
        actor: seesAll ? actor_name : null,
      })),
    ...{ returnReason: row.return_reason, disputeReason: row.dispute_reason },
    ...{ createdAt: row.created_at.toISOString(), paidAt: iso(row.paid_at), shippedAt: iso(row.shipped_at), deliveredAt: iso(row.delivered_at) },
    permissions: permissionsOf(row, facts, parties, viewer, !lines.some((line) => line.shipped < line.quantity - line.refunded)),
  };
}

/** @throws NOT_FOUND unless the viewer may see it */
export async function getOrder(id: string, { viewer, token }: { viewer: Viewer | null; token: string | null }, language: string): Promise<OrderView> {
  const row = await orderRows(db).where("o.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const parties = await partiesOf(db, row, viewer, token);
  if (!maySeeOrder(viewer, parties)) throw notFound();
  return presentOrder(row, await partsOf([id]), parties, viewer, language);
}

/** @throws NOT_FOUND */
export async function getCheckout(id: string, { viewer, token }: { viewer: Viewer | null; token: string | null }, language: string): Promise<CheckoutView> {
  const checkout = await db.selectFrom("checkouts").selectAll().where("id", "=", id).executeTakeFirst();
  const isBuyer = checkout && ((viewer && checkout.buyer_id === viewer.id) || (token && isTokenOf(id, token)));
  if (!checkout || !isBuyer) throw notFound();
  // The redirect came before the message: the provider is asked. One that does not answer changes nothing.
  await refreshPayment(checkout.payment_id).catch((error) => log.warn({ err: error, checkout: id }, "a payment provider did not answer"));
  const payment = await db.selectFrom("payments").selectAll().where("id", "=", checkout.payment_id).executeTakeFirstOrThrow();
  const rows = await orderRows(db).where("o.checkout_id", "=", id).orderBy("o.number").execute();
  const parts = await partsOf(rows.map((row) => row.id));
  const parties: OrderParties = { isBuyer: true, teamRole: null };
  const { subtotal, discount, delivery, total, vat, vat_rate, currency } = checkout;
  return {
    ...{ id, number: checkout.number, contact: { name: checkout.contact_name, email: checkout.contact_email }, isGuest: checkout.buyer_id === null },
    createdAt: checkout.created_at.toISOString(),
    payment: {
      ...{ method: payment.method as PaymentMethod, status: payment.status as PaymentStatus, isDeclined: payment.is_declined },
      payUrl: payment.status === "pending" ? payment.pay_url : null,
      expiresAt: iso(payment.expires_at),
      bankAccount: payment.method === "bank_transfer" && payment.status === "pending" ? (env.bankAccount ?? null) : null,
      receipt: presentReceipt(payment),
    },
    ...{ subtotal, discount, delivery, total, currency, vat: { rate: vat_rate, net: total - vat, vat } },
    orders: rows.map((row) => presentOrder(row, parts, parties, viewer, language)),
  };
}
