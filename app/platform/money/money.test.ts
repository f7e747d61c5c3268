import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";
import { minorDigits } from "./currency.ts";
import { portion, sumOf } from "./exact.ts";
import { balanceOf, ledgerEntry, reversalOf, UnbalancedEntry } from "./ledger.ts";
import { CURRENCIES, inCurrency, money, toMajor, toMinor } from "./money.ts";
import { addVat, takeVatOut, vatBreakdown, vatRate } from "./vat.ts";

const amounts = integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const rates = integer({ min: 0, max: 10_000 });

describe("minor units", () => {
  it.each<[string, number]>([
    ["SAR", 2],
    ["USD", 2],
    ...["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map((currency): [string, number] => [currency, 3]),
    ...["CLP", "ISK", "JPY", "KRW", "VND"].map((currency): [string, number] => [currency, 0]),
  ])("%s has %i decimals", (currency, digits) => expect(minorDigits(currency)).toBe(digits));

  it.each([
    [1.005, "SAR", 101],
    [1.0049, "SAR", 100],
    [-1.005, "SAR", -101],
    ["19.995", "SAR", 2_000],
    ["0.1", "KWD", 100],
    ["1.2345", "KWD", 1_235],
    [" 4800 ", "SAR", 480_000],
    [".5", "SAR", 50],
    ["7.", "SAR", 700],
    [12.5, "JPY", 13],
    [1e-7, "SAR", 0],
    [1e13, "SAR", 1_000_000_000_000_000],
  ])("%s %s are %i", (major, currency, minor) => expect(toMinor(major, currency)).toBe(minor));

  it.each(["", ".", "12,5", "1 000", "abc", "1.2.3", "0x10", "Infinity", "1e9999"])("'%s' is no number", (text) => expect(toMinor(text)).toBeNaN());
  it("a number that is none stays none", () => expect(toMinor(Number.NaN)).toBeNaN());
  it("refuses what cannot be exact", () => expect(() => toMinor("90071992547409.93")).toThrow(RangeError));

  it("there and back again", () =>
    assert(
      property(amounts, constantFrom("SAR", "KWD", "JPY"), (amount, currency) => {
        expect(toMinor(toMajor(amount, currency), currency)).toBe(amount);
      }),
    ));

  it("money() stays empty without an amount", () => {
    expect(money(null, "SAR")).toBeNull();
    expect(money(0, "SAR")).toEqual({ amount: 0, currency: "SAR" });
  });
});

describe("fixed rates", () => {
  it("converts halalas into cents and rounds", () => {
    expect(inCurrency({ amount: 375, currency: "SAR" }, "USD")).toEqual({ amount: 100, currency: "USD" });
    expect(inCurrency({ amount: 377, currency: "SAR" }, "USD")).toEqual({ amount: 101, currency: "USD" });
    expect(inCurrency({ amount: 376, currency: "SAR" }, "USD")).toEqual({ amount: 100, currency: "USD" });
    expect(inCurrency({ amount: 100, currency: "USD" }, "AED")).toEqual({ amount: 367, currency: "AED" });
    expect(inCurrency({ amount: 1_000_000, currency: "USD" }, "QAR")).toEqual({ amount: 3_640_000, currency: "QAR" });
  });
  it("leaves alone what no fixed rate leads to", () => {
    const sum = { amount: 100, currency: "SAR" };
    expect(inCurrency(sum, "EUR")).toBe(sum);
    expect(inCurrency({ amount: 100, currency: "EUR" }, "SAR")).toEqual({ amount: 100, currency: "EUR" });
    expect(CURRENCIES).toEqual(["SAR", "USD", "AED", "QAR"]);
  });
});

describe("portions", () => {
  it.each([
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [4, 1, 3, 1],
    [5, 1, 3, 2],
    [0, 7, 9, 0],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
  ])("%i × %i ÷ %i = %i", (amount, numerator, denominator, expected) => expect(portion(amount, numerator, denominator)).toBe(expected));

  it("is never further away than half a unit", () =>
    assert(
      property(amounts, rates, (amount, rate) => {
        const exact = BigInt(amount) * BigInt(rate);
        const off = BigInt(portion(amount, rate, 10_000)) * 10_000n - exact;
        expect(off <= 5_000n && off >= -5_000n).toBe(true);
      }),
    ));
  it("refuses fractions of a unit, denominators of nothing and what is too large", () => {
    expect(() => portion(0.5, 1, 2)).toThrow(RangeError);
    expect(() => portion(1, 1, 0)).toThrow("The denominator must be positive: 0");
    expect(() => portion(2 ** 53, 1, 2)).toThrow(RangeError);
    expect(() => portion(1, 1, -2)).toThrow(RangeError);
    expect(() => portion(9_007_199_254_740_991, 2, 1)).toThrow(RangeError);
    expect(() => sumOf([9_007_199_254_740_991, 1])).toThrow(RangeError);
  });
  it("adds up", () => {
    expect(sumOf([])).toBe(0);
    expect(sumOf([1, -3, 7])).toBe(5);
  });
});

describe("VAT", () => {
  it.each([
    ["2017-12-31", 0],
    ["2018-01-01", 500],
    ["2020-06-30", 500],
    ["2020-07-01", 1_500],
    ["2026-11-22", 1_500],
  ])("the standard rate on %s is %i", (day, rate) => expect(vatRate("standard", day)).toBe(rate));
  it.each(["zero", "exempt", "outside"] as const)("%s supplies carry none", (category) => expect(vatRate(category, "2026-11-22")).toBe(0));

  it("on top and taken out", () => {
    expect(addVat(10_000, 1_500)).toEqual({ net: 10_000, vat: 1_500, gross: 11_500 });
    expect(addVat(3, 1_500)).toEqual({ net: 3, vat: 0, gross: 3 });
    expect(addVat(10, 1_500)).toEqual({ net: 10, vat: 2, gross: 12 });
    expect(takeVatOut(11_500, 1_500)).toEqual({ net: 10_000, vat: 1_500, gross: 11_500 });
    expect(takeVatOut(100, 1_500)).toEqual({ net: 87, vat: 13, gross: 100 });
  });
  it("loses nothing, whichever way", () =>
    assert(
      property(amounts, rates, (amount, rate) => {
        const out = takeVatOut(amount, rate);
        expect(out.net + out.vat).toBe(out.gross);
        const on = addVat(amount, rate);
        expect(on.net + on.vat).toBe(on.gross);
        expect(takeVatOut(on.gross, rate).net).toBe(amount);
      }),
    ));

  it("is rounded once for a category, and categories stay apart", () => {
    const lines = [
      { amount: 33, category: "standard" },
      { amount: 33, category: "standard" },
      { amount: 33, category: "standard" },
      { amount: 500, category: "exempt" },
    ] as const;
    // three lines of 4.95 would be 5 each; the sum is 14.85
    expect(vatBreakdown(lines, "2026-11-22", false)).toEqual([
      { category: "standard", rate: 1_500, net: 99, vat: 15, gross: 114 },
      { category: "exempt", rate: 0, net: 500, vat: 0, gross: 500 },
    ]);
    expect(vatBreakdown(lines, "2026-11-22", true)).toEqual([
      { category: "standard", rate: 1_500, net: 86, vat: 13, gross: 99 },
      { category: "exempt", rate: 0, net: 500, vat: 0, gross: 500 },
    ]);
    expect(vatBreakdown([], "2026-11-22", true)).toEqual([]);
  });
});

describe("allocation", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [3, 0, 7], [3, 0, 7]],
    [5, [0, 0], [3, 2]],
    [1, [1, 2], [0, 1]],
    [0, [1, 2], [0, 0]],
    [101, [50, 50], [51, 50]],
    [5, [1, 2], [2, 3]],
  ])("%i by %j", (amount, weights, expected) => expect(allocate(amount, weights)).toEqual(expected));

  it("adds up to the amount, and no share is a whole unit off its exact part", () =>
    assert(
      property(amounts, array(integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const shares = allocate(amount, weights);
        expect(sumOf(shares)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        if (total > 0) for (const [index, share] of shares.entries()) expect(Math.abs(share - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.001);
      }),
    ));
  it("who has no weight gets nothing while others have some", () =>
    assert(
      property(amounts, (amount) => {
        expect(allocate(amount, [0, 5, 0])).toEqual([0, amount, 0]);
      }),
    ));
  it("refuses nobody, negative weights and fractions", () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [2, -1])).toThrow(RangeError);
    expect(() => allocate(1, [0.5, 0.5])).toThrow(RangeError);
    expect(() => allocate(0.5, [1])).toThrow(RangeError);
  });
});

describe("ledger", () => {
  const sale = ledgerEntry([
    { account: "cash", amount: 11_500, currency: "SAR" },
    { account: "payable:vendor:1", amount: -10_000, currency: "SAR" },
    { account: "vat", amount: -1_500, currency: "SAR" },
  ]);
  it("balances", () => {
    expect(Object.fromEntries(balanceOf("cash", [sale, sale]))).toEqual({ SAR: 23_000 });
    expect(Object.fromEntries(balanceOf("payable:vendor:1", [sale]))).toEqual({ SAR: -10_000 });
    expect(balanceOf("payable:vendor:2", [sale]).size).toBe(0);
  });
  it("a reversal leaves every account as it was", () => {
    const both = [sale, reversalOf(sale)];
    for (const { account } of sale.postings) expect(balanceOf(account, both).get("SAR")).toBe(0);
  });
  it.each([
    ["no side", []],
    ["one side", [{ account: "cash", amount: 1, currency: "SAR" }]],
    [
      "something left over",
      [
        { account: "cash", amount: 2, currency: "SAR" },
        { account: "vat", amount: -1, currency: "SAR" },
      ],
    ],
    [
      "nothing",
      [
        { account: "cash", amount: 0, currency: "SAR" },
        { account: "vat", amount: 0, currency: "SAR" },
      ],
    ],
    [
      "nothing beside what cancels out",
      [
        { account: "cash", amount: 1, currency: "SAR" },
        { account: "vat", amount: -1, currency: "SAR" },
        { account: "fees", amount: 0, currency: "SAR" },
      ],
    ],
    [
      "two currencies against each other",
      [
        { account: "cash", amount: 1, currency: "SAR" },
        { account: "vat", amount: -1, currency: "USD" },
      ],
    ],
  ])("refuses %s", (_, postings) => expect(() => ledgerEntry(postings)).toThrow(UnbalancedEntry));
});
