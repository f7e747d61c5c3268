import { describe, expect, test } from "vitest";
import type { VariantFields } from "../../products.vendor.rules.ts";
import { cellAfter, cellText, filledDown, pasted, usualPrice, withText } from "./sheet.ts";

const row = (more: Partial<VariantFields> = {}): VariantFields => ({
  ...{ id: "v", fabric: null, fabricAr: null, color: null, size: null, sizeAr: null, sku: null, price: null, compareAt: null },
  ...{ stock: 0, stockBefore: 0, isOnSale: true, ...more },
});

test.each([
  ["price", "6,450", 645_000],
  ["price", "٦٤٥٠٫٥", 645_050],
  ["price", "", null],
  ["price", "about", Number.NaN],
  ["stock", "7", 7],
  ["stock", "", 0],
] as const)("%s %j is %s", (column, text, value) => expect(withText(row(), column, text)[column]).toBe(value));

test("riyals in the cell, halalas in the form", () => {
  expect(cellText(row({ price: 645_050 }), "price")).toBe("6450.5");
  expect(cellText(row({ sku: "A-1" }), "sku")).toBe("A-1");
});

describe("pasted", () => {
  const rows = [row({ sku: "A" }), row({ sku: "B", price: 100 }), row({ sku: "C" })];
  test("a column goes down from the cell; the rows above stay", () => {
    expect(pasted(rows, { row: 1, column: 1 }, "5,300\r\n6450\r\n").map(({ price }) => price)).toEqual([null, 530_000, 645_000]);
  });
  test("several columns, and what has no place is left out", () => {
    const after = pasted(rows, { row: 2, column: 2 }, "900\t4\tmore\n1\t1");
    expect(after[2]).toMatchObject({ compareAt: 90_000, stock: 4, sku: "C" });
    expect(after.slice(0, 2)).toEqual(rows.slice(0, 2));
  });
});

describe("filledDown", () => {
  const rows = [row({ price: 1 }), row({ price: 2 }), row({ price: 3 }), row({ price: 4, stock: 9 })];
  const prices = (from: number, to: number) => filledDown(rows, "price", from, to).map(({ price }) => price);
  test("a range takes its first cell", () => expect(prices(1, 3)).toEqual([1, 2, 2, 2]));
  test("one cell takes the one above", () => expect(prices(2, 2)).toEqual([1, 2, 2, 4]));
  test("the first cell has none above", () => expect(prices(0, 0)).toEqual([1, 2, 3, 4]));
  test("other columns stay", () => expect(filledDown(rows, "price", 0, 3)[3]?.stock).toBe(9));
});

describe("cellAfter", () => {
  const at = { row: 1, column: 1 };
  const go = (key: string, more = {}) => cellAfter(at, { key, isRtl: false, atStart: true, atEnd: true, ...more }, 3);
  test.each([
    ["ArrowUp", { row: 0, column: 1 }],
    ["ArrowDown", { row: 2, column: 1 }],
    ["Enter", { row: 2, column: 1 }],
    ["ArrowLeft", { row: 1, column: 0 }],
    ["ArrowRight", { row: 1, column: 2 }],
    ["a", null],
  ])("%s: %o", (key, cell) => expect(go(key)).toEqual(cell));
  test("in Arabic the next column is on the left", () => {
    expect(go("ArrowLeft", { isRtl: true })).toEqual({ row: 1, column: 2 });
    expect(go("ArrowRight", { isRtl: true })).toEqual({ row: 1, column: 0 });
  });
  test("within a text the arrows are the text's", () => {
    expect(go("ArrowLeft", { atStart: false })).toBeNull();
    expect(go("ArrowRight", { atEnd: false })).toBeNull();
  });
  test("not out of the sheet", () => {
    expect(cellAfter({ row: 2, column: 3 }, { key: "ArrowDown", isRtl: false, atStart: true, atEnd: true }, 3)).toBeNull();
    expect(cellAfter({ row: 2, column: 3 }, { key: "ArrowRight", isRtl: false, atStart: true, atEnd: true }, 3)).toBeNull();
  });
});

test("the usual price is that of the same size, else the most common one", () => {
  const rows = [row({ size: "A", price: 5 }), row({ size: "B", price: 7 }), row({ size: "B", price: 7 }), row({ size: "A" }), row({ size: "C" })];
  expect(usualPrice(rows, 3)).toBe(5);
  expect(usualPrice(rows, 4)).toBe(7);
  expect(usualPrice([row()], 0)).toBeNull();
});
