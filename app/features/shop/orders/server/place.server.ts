import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { bookSlot, judgeAddress } from "#app/features/shop/delivery/public.server.ts";
import { type Buyer, takeCoupon } from "#app/features/shop/discounts/public.server.ts";
import { createPayment, payUrlOf } from "#app/features/shop/payments/public.server.ts";
import { takeStock } from "#app/features/shop/products/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { isLanguage } from "#app/platform/languages/languages.ts";
import type { Address } from "#app/platform/rules/national-address.ts";
import { type Contact, judgeContact } from "../contact.rules.ts";
import { checkoutChanged, keyReused, type PlaceInput } from "../orders.contract.ts";
import { type CartDelivery, checkoutProblem, type PricedCart, priceCart } from "./cart.server.ts";
import { insertOrders, type NewOrder } from "./insert.server.ts";
import { methodsFor } from "./quote.server.ts";
import { orderedPath, tokenOf } from "./token.server.ts";

/** Each holds pieces that nobody else can buy meanwhile, and writes to a mailbox. Thousands of phones share an address of their carrier. */
const OF_PERSON = { max: 40, windowSeconds: 3_600 };
const OF_ADDRESS = { max: 1_000, windowSeconds: 3_600 };

const nextNumber = sql<string>`'DW-' || nextval('checkout_numbers')`;

type Placed = { id: string; number: string; paymentId: string };

/** Everything that the buyer said, in one order of keys. */
function bodyHash(input: PlaceInput, viewer: Viewer | null): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, own]) => [key, sorted(own)]),
    );
  };
  return createHash("sha256")
    .update(JSON.stringify([sorted(input), viewer?.id ?? null]))
    .digest("base64url");
}

/** The checkout that this key made. @throws KEY_REUSED when something else came with it */
async function findByKey(executor: Kysely<DB>, key: string, hash: string): Promise<Placed | null> {
  const row = await executor.selectFrom("checkouts").select(["id", "number", "payment_id", "body_hash"]).where("key", "=", key).executeTakeFirst();
  if (row && row.body_hash !== hash) throw keyReused();
  return row ? { id: row.id, number: row.number, paymentId: row.payment_id } : null;
}

/** @throws INVALID with a problem for each field */
function judged({ contact, address, termsAccepted }: PlaceInput): { contact: Contact; address: Address } {
  const who = judgeContact(contact);
  const where = judgeAddress(address as Address);
  const problems: Record<string, string | undefined> = termsAccepted ? {} : { termsAccepted: "required" };
  for (const [field, problem] of Object.entries(who.problems)) problems[`contact.${field}`] = problem;
  for (const [field, problem] of Object.entries(where.problems)) problems[`address.${field}`] = problem;
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { contact: who.values, address: where.address };
}

/** @throws INVALID, CHECKOUT_CHANGED, KEY_REUSED, TOO_MANY_REQUESTS */
export async function placeOrders(input: PlaceInput, { viewer, ip }: Pick<ProcedureContext, "viewer" | "ip">) {
  const hash = bodyHash(input, viewer);
  const before = await findByKey(db, input.key, hash);
  if (!before) await enforceLimit(`checkout:${callerOf(viewer, ip)}`, viewer ? OF_PERSON : OF_ADDRESS);
  const placed = before ?? (await place(input, hash, viewer));
  return { checkoutId: placed.id, token: tokenOf(placed.id), next: await nextOf(placed) };
}

/** A provider that does not answer now is asked again from the page of thanks. */
async function nextOf({ id, number, paymentId }: Placed): Promise<string> {
  const payUrl = await payUrlOf(paymentId, number).catch((error) => {
    log.error({ err: error, checkout: id }, "no checkout at the payment provider");
    return null;
  });
  return payUrl ?? orderedPath(id);
}

function place(input: PlaceInput, hash: string, viewer: Viewer | null): Promise<Placed> {
  const { contact, address } = judged(input);
  const buyer: Buyer = { id: viewer?.id ?? null, email: contact.email };
  return db.transaction().execute(async (trx) => {
    const cart = await priceCart(trx, { ...input, city: address.city }, buyer, true);
    // The other of two clicks has held the same pieces until now.
    const twin = await findByKey(trx, input.key, hash);
    if (twin) return twin;
    checkCart(input, cart);
    const { price, currency } = cart;
    const id = newId();
    const language = isLanguage(input.language) ? input.language : "en";
    const payment = { method: input.paymentMethod, amount: price.total, currency, language };
    const paymentId = await createPayment(trx, { ...payment, returnPath: () => orderedPath(id) });
    if (!paymentId) throw changed(cart, checkoutProblem("method"));
    const values = {
      ...{ id, key: input.key, body_hash: hash, number: nextNumber, buyer_id: buyer.id, payment_id: paymentId, currency, language },
      ...{ contact_name: contact.name, contact_email: contact.email, contact_phone: contact.phone, address: JSON.stringify(address) },
      ...{ subtotal: price.subtotal, discount: price.discount, delivery: price.delivery, total: price.total, vat: price.vat, vat_rate: cart.vatRate },
      ...{ coupon: cart.couponId && input.coupon, terms_accepted_at: new Date() },
    };
    const row = await trx
      .insertInto("checkouts")
      .values(values)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("number")
      .executeTakeFirst();
    if (!row) throw keyReused();
    const { number } = row;
    await takeWhatIsLimited(trx, cart, id, buyer);
    const orders = await insertOrders(trx, { id, number, buyerId: buyer.id, contactName: contact.name, city: address.city, method: input.paymentMethod }, cart);
    await bookSlots(trx, cart, orders);
    return { id, number, paymentId };
  });
}

const changed = ({ price, problems }: PricedCart, ...more: PricedCart["problems"]) => checkoutChanged({ total: price.total, problems: [...problems, ...more] });

/** @throws CHECKOUT_CHANGED */
function checkCart({ expectedTotal, paymentMethod }: PlaceInput, cart: PricedCart): void {
  if (cart.problems.length > 0 || cart.price.total !== expectedTotal) throw changed(cart);
  const method = methodsFor(cart).find((offered) => offered.method === paymentMethod);
  if (!method?.isAvailable) throw changed(cart, checkoutProblem("method", { reason: method?.why ?? null }));
}

async function takeWhatIsLimited(trx: Kysely<DB>, cart: PricedCart, checkoutId: string, buyer: Buyer): Promise<void> {
  const fromStock = cart.lines.filter(({ isMade }) => !isMade);
  await takeStock(
    trx,
    fromStock.map(({ piece, quantity }) => ({ variantId: piece.id, quantity })),
  );
  if (!cart.couponId) return;
  const refused = await takeCoupon(trx, cart.couponId, checkoutId, buyer);
  if (refused) throw changed(cart, checkoutProblem("coupon", { reason: refused }));
}

/** Sellers in one order, so that two buyers of the same ones never wait for each other in a circle. */
async function bookSlots(trx: Kysely<DB>, cart: PricedCart, orders: readonly NewOrder[]): Promise<void> {
  for (const { id, vendorId } of orders.toSorted((a, b) => (a.vendorId < b.vendorId ? -1 : 1))) {
    const { chosen } = cart.deliveries.get(vendorId) as CartDelivery;
    if (!chosen.slotDate || !chosen.slot) continue;
    const isBooked = await bookSlot(trx, { bookingId: id, vendorId, date: chosen.slotDate, slot: chosen.slot });
    if (!isBooked) throw changed(cart, checkoutProblem("slotTaken", { vendorId }));
  }
}
