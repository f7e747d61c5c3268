import { describe, expect, test } from "vitest";
import { commissionOf, deliveryFee, type PricedLine, priceCheckout, supplyOf } from "./checkout.rules.ts";
import { judgeContact } from "./contact.rules.ts";
import { leftToSend, paperPath } from "./orders.ts";
import { refundProblem, returnAmount, vatOfRefund } from "./refund.rules.ts";

describe("a checkout", () => {
  const line = (vendorId: string, unitPrice: number, quantity = 1): PricedLine => ({ variantId: `${vendorId} ${unitPrice}`, vendorId, unitPrice, quantity });

  test("is one sum for each seller, with its delivery once, and the VAT of each taken out", () => {
    const lines = [line("areen", 1_150, 2), line("noor", 5_000), line("areen", 700)];
    const price = priceCheckout(lines, [300, 0], new Map([["areen", 2_000]]), 1_500);
    expect(price.sellers).toMatchObject([
      { vendorId: "areen", subtotal: 3_000, discount: 300, deliveryFee: 2_000, net: 4_087, vat: 613, total: 4_700 },
      { vendorId: "noor", subtotal: 5_000, discount: 0, deliveryFee: 0, net: 4_348, vat: 652, total: 5_000 },
    ]);
    expect(price.sellers[0]?.lines).toMatchObject([
      { subtotal: 2_300, discount: 300, total: 2_000 },
      { subtotal: 700, discount: 0, total: 700 },
    ]);
    expect(price).toMatchObject({ subtotal: 8_000, discount: 300, delivery: 2_000, net: 8_435, vat: 1_265, total: 9_700 });
  });

  test("gives us our share of the pieces without VAT and delivery", () => {
    expect(commissionOf({ subtotal: 12_000, discount: 500 }, 1_200, 1_500)).toEqual({ commission: 1_200, commissionVat: 180 });
    expect(commissionOf({ subtotal: 11_500, discount: 0 }, 1_000, 0)).toEqual({ commission: 1_150, commissionVat: 0 });
  });
});

describe("an order", () => {
  test("sends next what is in no parcel and was not given back", () => {
    const line = (id: string, quantity: number, shipped: number, refunded: number) => ({ id, name: id, quantity, shipped, refunded });
    const lines = [line("sofa", 3, 1, 0), line("lamp", 2, 2, 0), line("rug", 2, 0, 2), line("table", 3, 1, 1), line("chair", 2, 2, 1)];
    expect(leftToSend(lines)).toEqual([
      { id: "sofa", name: "sofa", n: 2 },
      { id: "table", name: "table", n: 1 },
    ]);
  });
  test("has its papers at addresses that carry a guest's token", () => {
    expect([paperPath("x", "packing-slip"), paperPath("x", "receipt", "a b&c")]).toEqual([
      "/orders/x/packing-slip.pdf",
      "/orders/x/receipt.pdf?token=a%20b%26c",
    ]);
  });
});

describe("delivery", () => {
  const option = { fee: 9_500, assemblyFee: 15_000, floorFee: 2_500 };
  test.each([
    ["plain", { assembly: false, floor: 0, hasLift: false }, 9_500],
    ["assembled", { assembly: true, floor: 0, hasLift: false }, 24_500],
    ["carried up three floors", { assembly: false, floor: 3, hasLift: false }, 17_000],
    ["by the lift", { assembly: false, floor: 3, hasLift: true }, 9_500],
    ["into a basement", { assembly: false, floor: -1, hasLift: false }, 9_500],
  ])("%s", (_, chosen, fee) => expect(deliveryFee(option, chosen)).toBe(fee));

  test("assembly that is not offered costs nothing", () =>
    expect(deliveryFee({ ...option, assemblyFee: null }, { assembly: true, floor: 0, hasLift: true })).toBe(9_500));
});

test.each([
  [3, false, "stock"],
  [2, false, "tooFew"],
  [1, false, "tooFew"],
  [0, false, "soldOut"],
  [3, true, "stock"],
  [2, true, "made"],
  [0, true, "made"],
] as const)("three of a piece with %i in stock, made to order %s: %s", (stock, isMadeToOrder, supply) =>
  expect(supplyOf({ stock, isMadeToOrder }, 3)).toBe(supply),
);

describe("whom the seller calls", () => {
  const contact = { name: "Noura", email: " Noura@Example.SA ", phone: "050 000 9001" };
  test("is stored in one spelling", () =>
    expect(judgeContact(contact)).toEqual({ values: { name: "Noura", email: "noura@example.sa", phone: "+966500009001" }, problems: {} }));

  const mail = (length: number) => `${"x".repeat(length - "@example.sa".length)}@example.sa`;
  test.each([
    [{ name: " " }, { name: "required" }],
    [{ name: "x".repeat(120) }, {}],
    [{ name: "x".repeat(121) }, { name: "tooLong" }],
    [{ email: "" }, { email: "required" }],
    [{ email: "noura" }, { email: "email" }],
    [{ email: mail(200) }, {}],
    [{ email: mail(201) }, { email: "email" }],
    [{ phone: " " }, { phone: "required" }],
    [{ phone: "12" }, { phone: "phone" }],
  ])("%j: %j", (more, problems) => expect(judgeContact({ ...contact, ...more }).problems).toEqual(problems));
});

describe("giving back", () => {
  test("takes a positive whole sum, up to what is left", () => {
    const order = { paid: 10_000, refunded: 4_000 };
    expect([1, 6_000].map((amount) => refundProblem(amount, order))).toEqual([null, null]);
    expect([0, -1, 0.5, Number.NaN].map((amount) => refundProblem(amount, order))).toEqual(["required", "required", "required", "required"]);
    expect(refundProblem(6_001, order)).toBe("tooMuch");
    expect(refundProblem(1, { paid: 0, refunded: 0 })).toBe("notPaid");
  });

  test("many small sums carry the VAT of the sale", () => {
    const sale = { total: 10_000, vat: 1_304 };
    const parts = [3_333, 3_333, 3_334];
    const vats = parts.map((amount, index) => vatOfRefund({ ...sale, refunded: index * 3_333 }, amount));
    expect(vats).toEqual([435, 434, 435]);
  });

  test("pieces that come back are worth what was paid for them, without those made to order", () => {
    const lines = [
      { total: 9_000, quantity: 3, refunded: 1, isMadeToOrder: false },
      { total: 4_000, quantity: 1, refunded: 0, isMadeToOrder: false },
      { total: 50_000, quantity: 1, refunded: 0, isMadeToOrder: true },
    ];
    const order = { paid: 63_000, refunded: 3_000 };
    expect(returnAmount(lines, order, false)).toBe(10_000);
    expect(returnAmount(lines, order, true)).toBe(60_000);
    expect(returnAmount(lines, { paid: 63_000, refunded: 58_000 }, false)).toBe(5_000);
  });
});
