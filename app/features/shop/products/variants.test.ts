import { expect, test } from "vitest";
import type { ProductVariant } from "./products.contract.ts";
import { fabricKey, fabricsOf, firstVariant, inFabric, sizesOf } from "./variants.ts";

const variant = (id: string, fabric: string | null, color: string | null, size: string | null, price: number, stock = 1): ProductVariant => ({
  ...{ id, fabric, color, size, stock, sku: null, compareAt: null, saleEndsOn: null, photoIds: [], width: null, depth: null, height: null, weight: null },
  price: { amount: price, currency: "SAR" },
  vat: { amount: 0, currency: "SAR" },
});
const two = variant("two", "Emerald velvet", "#1F7A6B", "Two", 530_000, 0);
const three = variant("three", "Emerald velvet", "#1F7A6B", "Three", 645_000);
const ruby = variant("ruby", "Ruby velvet", "#8E2433", "Three", 645_000);
const all = [two, three, ruby];
const ids = (variants: readonly ProductVariant[]) => variants.map(({ id }) => id);

test("a fabric is one choice in all its sizes", () => {
  expect(ids(fabricsOf(all))).toEqual(["two", "ruby"]);
  expect(fabricsOf([variant("plain", null, null, "One", 1)])).toEqual([]);
});

test("two fabrics of one name and different colors are two", () => {
  expect(ids(fabricsOf([variant("a", "Linen", "#FFFFFF", null, 1), variant("b", "Linen", "#000000", null, 1)]))).toEqual(["a", "b"]);
});

test("sizes stay in the fabric that is chosen, as far as it has them", () => {
  expect(ids(sizesOf(all, three))).toEqual(["two", "three"]);
  expect(ids(sizesOf(all, ruby))).toEqual(["two", "ruby"]);
});

test("another fabric keeps the size", () => {
  expect(inFabric(all, three, fabricKey(ruby)).id).toBe("ruby");
  expect(inFabric(all, ruby, fabricKey(two)).id).toBe("three");
  expect(inFabric(all, two, fabricKey(ruby)).id).toBe("ruby");
  expect(inFabric(all, two, "no such").id).toBe("two");
});

test("the first one seen is the cheapest that can be had", () => {
  expect(firstVariant(all)?.id).toBe("three");
  expect(firstVariant([two])?.id).toBe("two");
  expect(firstVariant([])).toBeUndefined();
});
