// The rules of a piece as its vendor edits it: contract, service and form have them from here.
import * as z from "zod/mini";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { optionalAmount, optionalNumber, whole } from "#app/platform/rules/numbers.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { choices, oneOf, optionalText, text } from "#app/platform/rules/texts.ts";
import { MATERIALS, PRODUCT_CATEGORIES, PRODUCT_ROOMS, PRODUCT_STYLES } from "./products.ts";
import { MAX_PHOTOS, MAX_VARIANTS } from "./products.vendor.ts";

const LONGEST_NAME = 200;
const LONGEST_TEXT = 10_000;
const LONGEST_CARE = 2_000;
const LONGEST_CELL = 100;
const WIDEST_MM = 20_000;
const HEAVIEST_G = 5_000_000;
const LONGEST_WARRANTY = 600;
const LONGEST_LEAD = 365;
const MOST_STOCK = 1_000_000;

const among = (known: readonly string[]) => choices(known.length).check(z.refine((given) => given.every((item) => known.includes(item)), "required"));
const wholeOrNone = (least: number, most: number) =>
  optionalNumber(least, most, "number").check(z.refine((given) => given === null || Number.isInteger(given), "whole"));
const length = () => wholeOrNone(1, WIDEST_MM);

/** A photograph as it is stored, with its texts; `variantId`: shown with that variant. */
const photo = z.object({ id: z.string(), altEn: optionalText(300), altAr: optionalText(300), variantId: z.nullable(z.string()) });

const VARIANT_RULES = {
  fabric: optionalText(LONGEST_CELL),
  fabricAr: optionalText(LONGEST_CELL),
  color: optionalText(7, (given) => given.trim().toUpperCase()).check(z.refine((given) => given === null || /^#[0-9A-F]{6}$/.test(given), "color")),
  size: optionalText(LONGEST_CELL),
  sizeAr: optionalText(LONGEST_CELL),
  sku: optionalText(LONGEST_CELL),
  /** Halalas, VAT included. */
  price: optionalAmount(),
  compareAt: optionalAmount(),
  stock: whole(0, MOST_STOCK, "stock"),
  isOnSale: z.boolean(),
};

/** `id` is made by who adds it; `stockBefore` is the stock as the editor read it: pieces sold meanwhile still count. */
const variant = z.object({ id: z.string(), stockBefore: z.number(), ...VARIANT_RULES }).check(
  z.refine(({ price, isOnSale }) => !isOnSale || Boolean(price), { error: "priceNeeded", path: ["price"] }),
  z.refine(({ price, compareAt }) => compareAt === null || compareAt === 0 || (price !== null && compareAt > price), {
    error: "notAbove",
    path: ["compareAt"],
  }),
);

/** Every field that a vendor edits. Millimeters, grams, days. */
export const PRODUCT_RULES = {
  name: text(LONGEST_NAME),
  nameAr: optionalText(LONGEST_NAME),
  description: optionalText(LONGEST_TEXT, manyLines),
  descriptionAr: optionalText(LONGEST_TEXT, manyLines),
  category: oneOf(PRODUCT_CATEGORIES),
  styles: among(PRODUCT_STYLES),
  rooms: among(PRODUCT_ROOMS),
  materials: among(MATERIALS),
  care: optionalText(LONGEST_CARE, manyLines),
  careAr: optionalText(LONGEST_CARE, manyLines),
  warrantyMonths: wholeOrNone(1, LONGEST_WARRANTY),
  /** How long it takes to make; null: sold from stock alone. */
  leadDays: wholeOrNone(1, LONGEST_LEAD),
  widthMm: length(),
  depthMm: length(),
  heightMm: length(),
  seatMm: length(),
  passageMm: length(),
  weightG: wholeOrNone(1, HEAVIEST_G),
  photos: z.array(photo).check(z.maxLength(MAX_PHOTOS, "tooMany")),
  variants: z.array(variant).check(z.maxLength(MAX_VARIANTS, "tooMany")),
};
export type ProductFields = ValuesOf<typeof PRODUCT_RULES>;
export type ProductField = keyof ProductFields;
export type VariantFields = ProductFields["variants"][number];

export const PRODUCT_FIELDS = Object.keys(PRODUCT_RULES) as ProductField[];

/** What a contract takes for them. */
export const productShape = () => shapeOf(PRODUCT_RULES);

export type ProductProblem =
  | "required"
  | "tooLong"
  | "tooMany"
  | "number"
  | "whole"
  | "negative"
  | "stock"
  | "color"
  | "priceNeeded"
  | "notAbove"
  | "unknownPhoto"
  | "unknownVariant"
  | "photoFailed"
  | "photoNeeded"
  | "variantNeeded";
/** By field, or by a place in it: `variants.2.price`. */
export type ProductProblems = Record<string, ProductProblem>;

const orNone = (amount: number | null): number | null => amount || null;

/** The values as they are stored, and what is wrong with those that are present. */
export function judgeProduct<Given extends Partial<ProductFields>>(given: Given): { values: Given; problems: ProductProblems } {
  const { values, problems } = judge(PRODUCT_RULES, given);
  const variants = values.variants?.map((each) => ({ ...each, price: orNone(each.price), compareAt: orNone(each.compareAt) }));
  return { values: { ...values, ...(variants && { variants }) }, problems: problems as ProductProblems };
}

/** What a piece lacks before buyers may see it. */
export function problemsToPublish({
  photos,
  variants,
}: {
  photos: readonly unknown[];
  variants: readonly Pick<VariantFields, "price" | "isOnSale">[];
}): ProductProblems {
  return {
    ...(photos.length === 0 && { photos: "photoNeeded" as const }),
    ...(!variants.some(({ price, isOnSale }) => isOnSale && price) && { variants: "variantNeeded" as const }),
  };
}
