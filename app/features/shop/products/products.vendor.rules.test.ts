import { describe, expect, test } from "vitest";
import { judgeProduct, type ProductFields, problemsToPublish, type VariantFields } from "./products.vendor.rules.ts";
import { MAX_PHOTOS, MAX_VARIANTS } from "./products.vendor.ts";

const photo = (more: object = {}) => ({ id: "p", altEn: null, altAr: null, variantId: null, ...more });
const variant = (more: Partial<VariantFields> = {}): VariantFields => ({
  ...{ id: "v", stockBefore: 0, fabric: null, fabricAr: null, color: null, size: null, sizeAr: null, sku: null },
  ...{ price: 100_000, compareAt: null, stock: 0, isOnSale: true, ...more },
});
const x = (length: number) => "x".repeat(length);

describe("a piece", () => {
  test.each<[Partial<ProductFields>]>([
    [{ name: x(200), nameAr: x(200), description: x(10_000), care: x(2_000) }],
    [{ warrantyMonths: 1, leadDays: 1, widthMm: 1, weightG: 1 }],
    [{ warrantyMonths: 600, leadDays: 365, widthMm: 20_000, weightG: 5_000_000 }],
    [{ warrantyMonths: null, leadDays: null, widthMm: null, weightG: null }],
    [{ photos: Array(MAX_PHOTOS).fill(photo({ altEn: x(300), altAr: x(300) })) }],
    [{ variants: Array(MAX_VARIANTS).fill(variant({ stock: 1_000_000, fabric: x(100), color: "#a1b2c3" })) }],
    [{ variants: [variant({ price: null, isOnSale: false }), variant({ compareAt: 100_001 }), variant({ compareAt: 0 })] }],
  ])("%# is whole", (given) => expect(judgeProduct(given).problems).toEqual({}));

  test.each<[Partial<ProductFields>, Record<string, string>]>([
    [{ name: " " }, { name: "required" }],
    [
      { name: x(201), nameAr: x(201) },
      { name: "tooLong", nameAr: "tooLong" },
    ],
    [
      { description: x(10_001), care: x(2_001) },
      { description: "tooLong", care: "tooLong" },
    ],
    [{ category: "boats" }, { category: "required" }],
    [{ styles: ["gothic"] }, { styles: "required" }],
    [
      { warrantyMonths: 601, leadDays: 366, widthMm: 20_001, weightG: 5_000_001 },
      { warrantyMonths: "number", leadDays: "number", widthMm: "number", weightG: "number" },
    ],
    [
      { warrantyMonths: 0, leadDays: 0, widthMm: 0, weightG: 0 },
      { warrantyMonths: "number", leadDays: "number", widthMm: "number", weightG: "number" },
    ],
    [{ widthMm: 1.5 }, { widthMm: "whole" }],
    [{ photos: Array(MAX_PHOTOS + 1).fill(photo()) }, { photos: "tooMany" }],
    [{ photos: [photo({ altEn: x(301), altAr: x(301) })] }, { "photos.0.altEn": "tooLong", "photos.0.altAr": "tooLong" }],
    [{ variants: Array(MAX_VARIANTS + 1).fill(variant()) }, { variants: "tooMany" }],
    [
      { variants: [variant({ stock: -1 }), variant({ stock: 1_000_001 }), variant({ stock: 0.5 })] },
      { "variants.0.stock": "stock", "variants.1.stock": "stock", "variants.2.stock": "stock" },
    ],
    [{ variants: [variant({ color: "#a1b2c" }), variant({ color: "#a1b2c3d" })] }, { "variants.0.color": "color", "variants.1.color": "tooLong" }],
    [{ variants: [variant({ fabric: x(101) })] }, { "variants.0.fabric": "tooLong" }],
    [{ variants: [variant({ price: null }), variant({ price: 0 })] }, { "variants.0.price": "priceNeeded", "variants.1.price": "priceNeeded" }],
    [{ variants: [variant({ compareAt: 100_000 })] }, { "variants.0.compareAt": "notAbove" }],
    [{ variants: [variant({ price: null, isOnSale: false, compareAt: 5 })] }, { "variants.0.compareAt": "notAbove" }],
  ])("%#: %j", (given, problems) => expect(judgeProduct(given).problems).toEqual(problems));

  test("a price of nothing is none, a color is stored in capitals", () => {
    const { values } = judgeProduct({ variants: [variant({ price: 0, compareAt: 0, isOnSale: false, color: " #a1b2c3 " })] });
    expect(values.variants).toMatchObject([{ price: null, compareAt: null, color: "#A1B2C3" }]);
    expect(judgeProduct({ name: "A chair" }).values).toEqual({ name: "A chair" });
  });

  test("buyers see it with a photograph and a variant on sale that has a price", () => {
    expect(problemsToPublish({ photos: [], variants: [] })).toEqual({ photos: "photoNeeded", variants: "variantNeeded" });
    expect(problemsToPublish({ photos: [1], variants: [variant({ isOnSale: false }), variant({ price: null })] })).toEqual({ variants: "variantNeeded" });
    expect(problemsToPublish({ photos: [1], variants: [variant({ isOnSale: false }), variant()] })).toEqual({});
  });
});
