import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { ADDRESS, aSeller, asBuyer, aVariant, cartOf, checkoutOf, ordersOf, paymentOf, place, stockOf, type TestSeller } from "./testing/a-checkout.ts";

let areen: TestSeller;
let noor: TestSeller;
let sofa: string;
let lamp: string;
beforeEach(async () => {
  [areen, noor] = [await aSeller({ name: "Areen", name_ar: "عرين" }), await aSeller({ name: "Noor", fee: 3_000 })];
  [sofa, lamp] = [await aVariant(areen, { price: 645_000, stock: 3 }), await aVariant(noor, { price: 39_000, stock: 5 })];
});
const refused = (code: string, data?: object) => expect.objectContaining({ code, ...(data && { data: expect.objectContaining(data) }) });
const problem = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });

describe("quote", () => {
  test("groups by seller, charges delivery once for each, and takes VAT out of what each invoices", async () => {
    const quote = await asBuyer(null, "ar").quote(cartOf({ [sofa]: 2, [lamp]: 3 }));
    expect(quote.sellers.map(({ vendor, subtotal, deliveryFee, total }) => [vendor.name, subtotal, deliveryFee, total])).toEqual([
      ["عرين", 1_290_000, 5_000, 1_295_000],
      ["Noor", 117_000, 3_000, 120_000],
    ]);
    expect(quote).toMatchObject({ subtotal: 1_407_000, delivery: 8_000, total: 1_415_000, currency: "SAR", problems: [] });
    expect(quote.vat).toEqual({ rate: 1_500, net: 1_126_087 + 104_348, vat: 168_913 + 15_652 });
    expect(quote.vat.net + quote.vat.vat).toBe(quote.total);
  });

  test("assembly and floors without a lift cost what the option says", async () => {
    const [option] = (await asBuyer().quote(cartOf({ [sofa]: 1 }))).sellers[0]?.deliveryOptions ?? [];
    const chosen = { methodId: option?.methodId ?? "", assembly: true, floor: 3, hasLift: false, slotDate: null, slot: null };
    const fee = async (more: object) =>
      (await asBuyer().quote(cartOf({ [sofa]: 1 }, { deliveries: { [areen.id]: { ...chosen, ...more } } }))).sellers[0]?.deliveryFee;
    expect(await fee({})).toBe(5_000 + 15_000 + 3 * 2_000);
    expect(await fee({ hasLift: true })).toBe(5_000 + 15_000);
    expect(await fee({ assembly: false, hasLift: true })).toBe(5_000);
  });

  test("says what cannot be bought, and prices the rest", async () => {
    const [gone, empty] = [randomUUID(), await aVariant(areen, { stock: 0 })];
    const quote = await asBuyer().quote(cartOf({ [gone]: 1, [empty]: 1, [sofa]: 4, [lamp]: 1 }));
    expect(quote.problems).toEqual([
      problem("gone", { variantId: gone }),
      problem("soldOut", { variantId: empty, available: 0 }),
      problem("tooFew", { variantId: sofa, available: 3 }),
    ]);
  });

  test("what is made to order can be bought without stock, and not paid at the door", async () => {
    const screen = await aVariant(areen, { stock: 0, price: 50_000, product: { leadDays: 35 } });
    const quote = await asBuyer().quote(cartOf({ [screen]: 1 }));
    expect(quote).toMatchObject({ problems: [], sellers: [{ lines: [{ isMadeToOrder: true, leadDays: 35 }] }] });
    expect(quote.methods).toContainEqual({ method: "cash_on_delivery", isAvailable: false, why: "madeToOrder" });
    expect((await asBuyer().quote(cartOf({ [sofa]: 1 }))).methods).toContainEqual({ method: "cash_on_delivery", isAvailable: false, why: "tooMuch" });
  });

  test("to where nobody delivers it is a problem; without a city there is no delivery yet", async () => {
    expect((await asBuyer().quote(cartOf({ [sofa]: 1 }, { city: "Abha" }))).problems).toEqual([problem("noDelivery", { vendorId: areen.id })]);
    expect(await asBuyer().quote(cartOf({ [sofa]: 1 }, { city: null }))).toMatchObject({ problems: [], delivery: 0, total: 645_000 });
  });
});

describe("place", () => {
  test("one payment, one order for each seller; the pieces are reserved and what was agreed is frozen", async () => {
    const buyer = await aUser();
    const { checkoutId, next } = await place({ [sofa]: 2, [lamp]: 1 }, {}, buyer);
    const orders = await ordersOf(checkoutId);
    expect(orders).toMatchObject([
      { vendor_id: areen.id, status: "placed", total: 1_295_000, paid: 0, buyer_id: buyer.id, commission_rate: 1_000, vat: 168_913 },
      { vendor_id: noor.id, status: "placed", total: 42_000 },
    ]);
    expect(orders.map(({ number }) => number.replace(/\d+-/, "N-"))).toEqual(["DW-N-1", "DW-N-2"]);
    const payment = await paymentOf(checkoutId);
    expect(payment).toMatchObject({ status: "pending", amount: 1_337_000, currency: "SAR", method: "card", captured: 0 });
    expect(next).toContain(`/pay/sandbox/${payment.provider_ref}`);
    expect([await stockOf(sofa), await stockOf(lamp)]).toEqual([1, 4]);
    // Unpaid, it is nobody's business yet.
    expect(await noticesOf(areen.owner)).toEqual([]);
  });

  test("the same key and body again is the same checkout, at once and later; another body is refused", async () => {
    const body = await checkoutOf({ [sofa]: 1 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => asBuyer().place(body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await asBuyer().place(body)).toEqual(answers[0]);
    expect(await stockOf(sofa)).toBe(2);
    expect(await db.selectFrom("orders").select("id").where("vendor_id", "=", areen.id).execute()).toHaveLength(1);
    await expect(asBuyer().place({ ...body, contact: { ...body.contact, name: "Somebody else" } })).rejects.toEqual(refused("KEY_REUSED"));
    expect(await stockOf(sofa)).toBe(2);
  });

  test("one caller holds no more than so many pieces an hour; what was placed is answered all the same", async () => {
    const buyer = await aUser();
    const body = await checkoutOf({ [lamp]: 1 });
    const placed = await asBuyer(buyer).place(body);
    await db.updateTable("rate_limits").set({ count: 40 }).where("key", "=", `checkout:${buyer.id}`).execute();
    await expect(asBuyer(buyer).place(await checkoutOf({ [lamp]: 1 }))).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await asBuyer(buyer).place(body)).toEqual(placed);
    expect(await stockOf(lamp)).toBe(4);
    await asBuyer(await aUser()).place(await checkoutOf({ [lamp]: 1 }));
    expect(await stockOf(lamp)).toBe(3);
  });

  test("a price that changed since is told, not charged", async () => {
    const body = await checkoutOf({ [sofa]: 1 });
    await db.updateTable("product_variants").set({ price: 700_000 }).where("id", "=", sofa).execute();
    await expect(asBuyer().place(body)).rejects.toEqual(refused("CHECKOUT_CHANGED", { total: 705_000, problems: [] }));
    expect(await stockOf(sofa)).toBe(3);
    expect(await db.selectFrom("checkouts").select("id").where("key", "=", body.key).execute()).toEqual([]);
  });

  test("each wrong field has its problem, and nothing is written", async () => {
    const body = await checkoutOf({ [sofa]: 1 });
    const wrong = {
      ...body,
      termsAccepted: false,
      contact: { name: "", email: "reem@", phone: "12" },
      address: { ...ADDRESS, postalCode: "1352", city: "Atlantis" },
    };
    await expect(asBuyer().place(wrong)).rejects.toMatchObject({
      code: "INVALID",
      data: {
        fields: {
          ...{ termsAccepted: "required", "contact.name": "required", "contact.email": "email", "contact.phone": "phone" },
          ...{ "address.postalCode": "fiveDigits", "address.city": "city" },
        },
      },
    });
    expect(await stockOf(sofa)).toBe(3);
  });

  test("cash at the door: the seller hears of it at once, and nothing is to be paid now", async () => {
    const { checkoutId, next } = await place({ [lamp]: 1 }, { paymentMethod: "cash_on_delivery" });
    expect(next).toMatch(new RegExp(`^/ordered/${checkoutId}`));
    expect(await noticesOf(noor.owner)).toMatchObject([{ kind: "order_received" }]);
    expect(await noticesOf(areen.owner)).toEqual([]);
  });

  test("a method that does not fit is refused", async () => {
    await expect(place({ [sofa]: 1 }, { paymentMethod: "cash_on_delivery" })).rejects.toEqual(
      refused("CHECKOUT_CHANGED", { problems: [problem("method", { reason: "tooMuch" })] }),
    );
  });
});

describe("a guest's checkout in an account", () => {
  test("moves there once, by its link, with all its orders; the neighbor's stays a guest's", async () => {
    const [reem, huda] = [await aUser("homeowner"), await aUser("homeowner")];
    const { checkoutId: id, token } = await place({ [sofa]: 1, [lamp]: 1 });
    const other = await place({ [lamp]: 1 });
    expect((await asBuyer(reem).getCheckout({ id, token })).isGuest).toBe(true);
    expect(await asBuyer(reem).adopt({ id, token })).toEqual({ id });
    expect(await asBuyer(reem).adopt({ id, token })).toEqual({ id });
    expect((await asBuyer(reem).getCheckout({ id })).isGuest).toBe(false);
    expect((await asBuyer(reem).listMine({})).items.map(({ number }) => number)).toHaveLength(2);
    expect((await ordersOf(other.checkoutId)).map(({ buyer_id }) => buyer_id)).toEqual([null]);
    await expect(asBuyer(huda).adopt({ id, token })).rejects.toEqual(refused("STATUS_CONFLICT"));
    expect((await ordersOf(id)).map(({ buyer_id }) => buyer_id)).toEqual([reem.id, reem.id]);
  });

  test("nobody takes it without its link, and nobody who is not signed in", async () => {
    const reem = await aUser("homeowner");
    const [mine, other] = [await place({ [lamp]: 1 }), await place({ [lamp]: 1 })];
    await expect(asBuyer(reem).adopt({ id: mine.checkoutId, token: other.token })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(asBuyer(null).adopt({ id: mine.checkoutId, token: mine.token })).rejects.toEqual(refused("UNAUTHORIZED"));
    expect((await ordersOf(mine.checkoutId)).map(({ buyer_id }) => buyer_id)).toEqual([null]);
  });
});
