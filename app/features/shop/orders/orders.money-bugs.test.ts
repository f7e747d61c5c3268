// Twelve ways in which marketplaces have lost money, each as a test.
import { DAY_MS } from "#app/platform/rules/durations.ts";
import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { payoutsRouter } from "#app/features/shop/ledger/server/procedures.server.ts";
import { watchNow } from "#app/features/shop/payments/server/jobs.server.ts";
import { carryOutRefunds } from "#app/features/shop/payments/server/refunds.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { priceCheckout } from "./checkout.rules.ts";
import { completeOrders } from "./server/end.server.ts";
import { aSeller, asBuyer, asOne, aVariant, cartOf, checkoutOf, ordersOf, paymentOf, place, stockOf, type TestSeller } from "./testing/a-checkout.ts";
import { aPaidOrder, booked, deliver, orderOf, pay, sandboxSays } from "./testing/a-payment.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const asAdmin = clientOf(payoutsRouter);
let areen: TestSeller;
let noor: TestSeller;
let rawashin: TestSeller;
let sofa: string;
let lamp: string;
let shelf: string;
beforeEach(async () => {
  [areen, noor, rawashin] = [await aSeller({ name: "Areen" }), await aSeller({ name: "Noor", fee: 3_000 }), await aSeller({ name: "Rawashin", fee: 7_000 })];
  [sofa, lamp, shelf] = [await aVariant(areen, { price: 115_000 }), await aVariant(noor, { price: 33_333 }), await aVariant(rawashin, { price: 10_001 })];
});

const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const refused = (code: string, data?: object) => expect.objectContaining({ code, ...(data && { data: expect.objectContaining(data) }) });
const refund = (id: string, amount: number, more: object = {}) =>
  asOne(areen.owner).refund({ id, key: randomUUID(), amount, reason: "A scratch", lines: [], restock: false, ...more });

async function aCoupon(seller: TestSeller, more: { percent?: number; amount?: number }) {
  const code = `SAVE-${randomUUID().slice(0, 8).toUpperCase()}`;
  await db
    .insertInto("coupons")
    .values({ id: newId(), vendor_id: seller.id, code, percent: null, amount: null, ...more })
    .execute();
  return code;
}

test("1. delivery is charged once for each seller, however many pieces it sends", async () => {
  const other = await aVariant(areen);
  const quote = await asBuyer().quote(cartOf({ [sofa]: 3, [other]: 2, [lamp]: 1, [shelf]: 4 }));
  expect(quote.sellers.map(({ deliveryFee }) => deliveryFee)).toEqual([5_000, 3_000, 7_000]);
  expect(quote.delivery).toBe(15_000);
  const { checkoutId } = await place({ [sofa]: 3, [other]: 2, [lamp]: 1, [shelf]: 4 });
  expect((await ordersOf(checkoutId)).reduce((sum, { delivery_fee }) => sum + delivery_fee, 0)).toBe(15_000);
});

test("2. an order that was given back whole is not read as paid", async () => {
  const buyer = await aUser();
  const { id } = await aPaidOrder({ [sofa]: 1 }, {}, buyer);
  const read = async () => (await asBuyer(buyer).get({ id, token: null })).money;
  expect(await read()).toBe("paid");
  await refund(id, 20_000);
  expect(await read()).toBe("partly_refunded");
  await refund(id, 100_000);
  expect(await read()).toBe("refunded");
  expect((await asBuyer(buyer).get({ id, token: null })).permissions.dispute).toBe(false);
  await expect(refund(id, 1)).rejects.toEqual(refused("INVALID", { fields: { amount: "tooMuch" } }));
});

test("3. a payout is made once, and an order in dispute holds up nothing but itself", async () => {
  const [first, second] = [await aPaidOrder({ [sofa]: 1 }), await aPaidOrder({ [sofa]: 1 })];
  await deliver(first.id, areen);
  await deliver(second.id, areen);
  await asOne().dispute({ id: second.id, token: second.token, reason: "The leg is broken." });
  await completeOrders(later(6));
  expect(await booked(`available:vendor:${areen.id}`)).toBe(0);
  await completeOrders(later(8));
  // 1,200 paid; the pieces are 1,000 without VAT, of which 10 % and VAT on them are ours.
  const available = 120_000 - 10_000 - 1_500;
  expect(await booked(`available:vendor:${areen.id}`)).toBe(-available);
  const admin = await aUser("admin");
  const payout = { key: randomUUID(), vendorId: areen.id, amount: available };
  const [once, again] = await Promise.all([asAdmin(admin).create(payout), asAdmin(admin).create(payout)]);
  expect(again).toEqual(once);
  await expect(asAdmin(admin).create({ ...payout, key: randomUUID() })).rejects.toEqual(refused("INVALID", { fields: { amount: "tooMuch" } }));
  expect(await db.selectFrom("payouts").select("amount").where("vendor_id", "=", areen.id).execute()).toEqual([{ amount: available }]);
  expect(await booked(`available:vendor:${areen.id}`)).toBe(0);
});

test("4. money that comes after its order ended goes back whole, and is nowhere taken for a sale", async () => {
  const { checkoutId } = await place({ [sofa]: 2 });
  const payment = await paymentOf(checkoutId);
  await db
    .updateTable("payments")
    .set({ expires_at: new Date(0) })
    .where("id", "=", payment.id)
    .execute();
  await watchNow();
  expect((await ordersOf(checkoutId)).map(({ status, paid }) => [status, paid])).toEqual([["cancelled", 0]]);
  expect(await stockOf(sofa)).toBe(10);
  const cash = await booked("cash");
  await pay(checkoutId);
  await carryOutRefunds(payment.id);
  expect(await paymentOf(checkoutId)).toMatchObject({ status: "paid", captured: 235_000, refunded: 235_000 });
  expect((await ordersOf(checkoutId)).map(({ status, paid }) => [status, paid])).toEqual([["cancelled", 0]]);
  expect([await booked("cash"), await booked(`unmatched:payment:${payment.id}`), await booked(`held:vendor:${areen.id}`)]).toEqual([cash, 0, 0]);
  expect(
    await db
      .selectFrom("sandbox_payments")
      .select("refunded")
      .where("id", "=", payment.provider_ref ?? "")
      .executeTakeFirst(),
  ).toEqual({ refunded: 235_000 });
  expect(await stockOf(sofa)).toBe(10);
});

test("5. a seller who was suspended and is back can be bought from again", async () => {
  const setStatus = (status: string) => db.updateTable("vendors").set({ status }).where("id", "=", areen.id).execute();
  await setStatus("Inactive");
  expect((await asBuyer().quote(cartOf({ [sofa]: 1, [lamp]: 1 }))).problems).toEqual([expect.objectContaining({ code: "gone", variantId: sofa })]);
  await setStatus("Verified");
  expect((await asBuyer().quote(cartOf({ [sofa]: 1, [lamp]: 1 }))).problems).toEqual([]);
  await expect(place({ [sofa]: 1, [lamp]: 1 })).resolves.toBeDefined();
});

test("6. the commission of a sale is that of its day, whatever is set afterwards", async () => {
  const admin = await aUser("admin");
  const { id } = await aPaidOrder({ [sofa]: 1 });
  await asAdmin(admin).setRate({ vendorId: areen.id, rate: 2_000 });
  await deliver(id, areen);
  await completeOrders(later(8));
  expect(await orderOf(id)).toMatchObject({ commission_rate: 1_000, commission: 10_000, commission_vat: 1_500 });
  expect(await booked(`available:vendor:${areen.id}`)).toBe(-(120_000 - 11_500));
  expect(await aPaidOrder({ [sofa]: 1 })).toMatchObject({ commission_rate: 2_000, commission: 20_000 });
  expect(await aPaidOrder({ [lamp]: 1 })).toMatchObject({ commission_rate: 1_000 });
});

test("7. VAT is of what each seller is paid: after the coupon, with delivery, out of the price and never on top", async () => {
  const code = await aCoupon(areen, { amount: 5_000 });
  const quote = await asBuyer().quote(cartOf({ [sofa]: 1, [lamp]: 1 }, { coupon: code }));
  expect(quote.total).toBe(115_000 - 5_000 + 5_000 + 33_333 + 3_000);
  expect(quote.vat).toEqual({ rate: 1_500, net: 100_000 + 31_594, vat: 15_000 + 4_739 });
  const { checkoutId } = await place({ [sofa]: 1, [lamp]: 1 }, { coupon: code });
  expect((await ordersOf(checkoutId)).map(({ vat }) => vat)).toEqual([15_000, 4_739]);
});

test("8. a coupon is applied once to a checkout, not once for each seller", async () => {
  const code = await aCoupon(areen, { amount: 10_000 });
  const quote = await asBuyer().quote(cartOf({ [sofa]: 2, [lamp]: 1, [shelf]: 1 }, { coupon: code }));
  expect(quote.discount).toBe(10_000);
  expect(quote.sellers.map(({ discount }) => discount)).toEqual([10_000, 0, 0]);
  const { checkoutId } = await place({ [sofa]: 2, [lamp]: 1 }, { coupon: code });
  expect((await ordersOf(checkoutId)).map(({ discount }) => discount)).toEqual([10_000, 0]);
  expect(await db.selectFrom("coupon_uses").select("checkout_id").where("checkout_id", "=", checkoutId).execute()).toHaveLength(1);
});

test("9. twelve buyers at once never buy more than there is", async () => {
  const [rare, other] = [await aVariant(areen, { stock: 5 }), await aVariant(noor, { stock: 5 })];
  // In both orders, so that two could wait for each other.
  const carts = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? { [rare]: 1, [other]: 1 } : { [other]: 1, [rare]: 1 }));
  const bodies = await Promise.all(carts.map((cart) => checkoutOf(cart)));
  const answers = await Promise.allSettled(bodies.map((body) => asBuyer().place(body)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toEqual(refused("CHECKOUT_CHANGED"));
  expect([await stockOf(rare), await stockOf(other)]).toEqual([0, 0]);
});

test("10. refunds never add up to more than was paid, however many come at once", async () => {
  const { id } = await aPaidOrder({ [sofa]: 1 });
  await expect(refund(id, 120_001)).rejects.toEqual(refused("INVALID", { fields: { amount: "tooMuch" } }));
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => refund(id, 50_000)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await orderOf(id)).toMatchObject({ paid: 120_000, refunded: 100_000 });
  const key = randomUUID();
  await Promise.all([refund(id, 5_000, { key }), refund(id, 5_000, { key })]);
  expect(await orderOf(id)).toMatchObject({ refunded: 105_000 });
  await expect(db.updateTable("orders").set({ refunded: 120_001 }).where("id", "=", id).execute()).rejects.toThrow(/check/);
});

test("11. no halala is lost: shares, VAT and commission add up, and come back whole in many small refunds", async () => {
  const lines = [33_333, 10_001, 7].map((unitPrice, index) => ({ variantId: `${index}`, vendorId: "v", unitPrice, quantity: 3 }));
  const [seller] = priceCheckout(lines, [1_001, 300, 1], new Map([["v", 4_999]]), 1_500).sellers;
  expect(seller?.net).toBe((seller?.total ?? 0) - (seller?.vat ?? 0));
  expect(seller?.lines.reduce((sum, { total }) => sum + total, 4_999)).toBe(seller?.total);

  const odd = await aVariant(areen, { price: 33_337 });
  const before = { commission: await booked("commission"), vat: await booked("vat:commission") };
  const order = await aPaidOrder({ [odd]: 1 });
  const each = Math.floor(order.total / 7);
  for (let part = 0; part < 7; part++) await refund(order.id, part < 6 ? each : order.total - 6 * each);
  const rows = await db.selectFrom("order_refunds").select(["amount", "vat"]).where("order_id", "=", order.id).execute();
  expect(rows.reduce((sum, { vat }) => sum + vat, 0)).toBe(order.vat);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  expect([await booked(`held:vendor:${areen.id}`), await booked(`vat:vendor:${areen.id}`)]).toEqual([0, 0]);
  expect({ commission: await booked("commission"), vat: await booked("vat:commission") }).toEqual(before);
});

test("12. currencies are never mixed: not in a cart, not by the provider, not in the ledger", async () => {
  const dollars = await aVariant(noor, { price: 20_000 });
  await db.updateTable("product_variants").set({ currency: "USD" }).where("id", "=", dollars).execute();
  const quote = await asBuyer().quote(cartOf({ [sofa]: 1, [dollars]: 1 }));
  expect(quote).toMatchObject({ currency: "SAR", subtotal: 115_000, problems: [{ code: "currency", variantId: dollars }] });
  await expect(place({ [sofa]: 1, [dollars]: 1 })).rejects.toEqual(refused("CHECKOUT_CHANGED"));

  const { checkoutId } = await place({ [sofa]: 1 });
  await sandboxSays(checkoutId, { currency: "USD" });
  await pay(checkoutId);
  expect(await paymentOf(checkoutId)).toMatchObject({ status: "pending", mismatch: "120000 USD", captured: 0 });
  expect((await ordersOf(checkoutId))[0]).toMatchObject({ status: "placed", paid: 0 });

  const id = newId();
  const mixed = db.transaction().execute(async (trx) => {
    await trx.insertInto("ledger_entries").values({ id, kind: "charge", reference: newId() }).execute();
    await trx
      .insertInto("ledger_postings")
      .values([
        { entry_id: id, position: 0, account: "cash", amount: 100, currency: "SAR" },
        { entry_id: id, position: 1, account: "commission", amount: -100, currency: "USD" },
      ])
      .execute();
  });
  await expect(mixed).rejects.toThrow(/does not balance/);
});

test("the ledger takes nothing back", async () => {
  await aPaidOrder({ [sofa]: 1 });
  await expect(sql`update ledger_postings set amount = 1`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow(/append-only/);
  await expect(sql`truncate ledger_postings, ledger_entries`.execute(db)).rejects.toThrow(/append-only/);
});

test("what comes to an entry of the ledger later must leave it balanced, and an entry has lines", async () => {
  const order = await aPaidOrder({ [sofa]: 1 });
  const entry = await db.selectFrom("ledger_entries").select("id").where("order_id", "=", order.id).executeTakeFirstOrThrow();
  const line = (position: number, amount: number) => ({ entry_id: entry.id, position, account: "cash", amount, currency: "SAR" });
  const add = (...amounts: number[]) =>
    db
      .insertInto("ledger_postings")
      .values(amounts.map((amount, n) => line(100 + n, amount)))
      .execute();
  await expect(add(100)).rejects.toThrow(/does not balance/);
  await expect(add(100, -99)).rejects.toThrow(/does not balance/);
  await expect(db.insertInto("ledger_entries").values({ id: newId(), kind: "charge", reference: newId() }).execute()).rejects.toThrow(/does not balance/);
  await add(100, -100);
});
