// The rules of a sale: contract, service and form have them from here.
import * as z from "zod/mini";
import { PRODUCT_CATEGORIES } from "#app/features/shop/products/public.ts";
import { isDay } from "#app/platform/rules/days.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { optionalAmount, optionalNumber } from "#app/platform/rules/numbers.ts";
import { text } from "#app/platform/rules/texts.ts";
import { MOST_SALE_PIECES, SALE_SCOPES } from "./discounts.ts";

const LONGEST_NAME = 80;
const MOST_PERCENT = 90;
const LONGEST_DAYS = 366;
const day = () => z.nullable(z.string().check(z.refine(isDay, "day")));

const SALE_RULES = {
  name: text(LONGEST_NAME),
  scope: z.enum(SALE_SCOPES, "required"),
  category: z.nullable(z.enum(PRODUCT_CATEGORIES, "required")),
  /** Ids of the vendor's own pieces. */
  pieces: z.array(z.guid("unknown")).check(z.maxLength(MOST_SALE_PIECES, "tooMany")),
  kind: z.enum(["percent", "price"], "required"),
  percent: optionalNumber(1, MOST_PERCENT, "percent").check(z.refine((given) => given === null || Number.isInteger(given), "percent")),
  /** Halalas, VAT included: of each variant that costs more. */
  price: optionalAmount(),
  startsOn: day(),
  endsOn: day(),
  isOn: z.boolean(),
};
export type SaleFields = ValuesOf<typeof SALE_RULES>;
type SaleField = keyof SaleFields;
export type SaleFieldProblem = "required" | "tooLong" | "tooMany" | "percent" | "negative" | "day" | "endsBefore" | "tooFar" | "onlyPieces" | "unknown";
export type SaleFieldProblems = Partial<Record<SaleField, SaleFieldProblem>>;

/** What a contract takes for them. */
export const saleShape = () => shapeOf(SALE_RULES);

export const EMPTY_SALE: SaleFields = {
  ...{ name: "", scope: "all", category: null, pieces: [], kind: "percent", percent: null, price: null, startsOn: null, endsOn: null, isOn: true },
};

/** The values as they are stored, and what is wrong with them. */
export function judgeSale(given: SaleFields): { values: SaleFields; problems: SaleFieldProblems } {
  const { values, problems } = judge(SALE_RULES, given);
  const found = problems as SaleFieldProblems;
  const { kind, scope, startsOn, endsOn } = values;
  if ((kind === "percent" || kind === "price") && !values[kind]) found[kind] ??= "required";
  // One price for everything in the shop is a slip of the hand.
  if (kind === "price" && scope !== "pieces") found.kind ??= "onlyPieces";
  if (scope === "category" && !values.category) found.category ??= "required";
  if (scope === "pieces" && values.pieces?.length === 0) found.pieces ??= "required";
  if (!startsOn) found.startsOn ??= "required";
  if (!endsOn) found.endsOn ??= "required";
  if (startsOn && endsOn && endsOn < startsOn) found.endsOn ??= "endsBefore";
  else if (startsOn && endsOn && Date.parse(endsOn) - Date.parse(startsOn) >= LONGEST_DAYS * DAY_MS) found.endsOn ??= "tooFar";
  return {
    values: {
      ...values,
      category: scope === "category" ? values.category : null,
      pieces: scope === "pieces" ? [...new Set(values.pieces)] : [],
      percent: kind === "percent" ? values.percent : null,
      price: kind === "price" ? values.price : null,
    },
    problems: found,
  };
}
