// The rules of a coupon: contract, service and form have them from here.
import * as z from "zod/mini";
import { isDay } from "#app/platform/rules/days.ts";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { optionalAmount, optionalNumber } from "#app/platform/rules/numbers.ts";
import { text } from "#app/platform/rules/texts.ts";
import { couponCode } from "./discounts.ts";

const LONGEST_CODE = 30;
const CODE = /^[A-Z0-9][A-Z0-9-]{2,29}$/;
const MOST_PERCENT = 90;
const MOST_USES = 1_000_000;
const day = () => z.nullable(z.string().check(z.refine(isDay, "day")));

const COUPON_RULES = {
  code: text(LONGEST_CODE, couponCode).check(z.regex(CODE, "code")),
  kind: z.enum(["percent", "amount"], "required"),
  percent: optionalNumber(1, MOST_PERCENT, "percent").check(z.refine((given) => given === null || Number.isInteger(given), "percent")),
  /** Halalas. */
  amount: optionalAmount(),
  minSpend: optionalAmount(),
  startsOn: day(),
  endsOn: day(),
  mostUses: optionalNumber(1, MOST_USES, "number").check(z.refine((given) => given === null || Number.isInteger(given), "number")),
  isOncePerBuyer: z.boolean(),
  isOn: z.boolean(),
};
export type CouponFields = ValuesOf<typeof COUPON_RULES>;
type CouponField = keyof CouponFields;
export type CouponFieldProblem = "required" | "tooLong" | "code" | "percent" | "number" | "negative" | "day" | "endsBefore" | "taken";
export type CouponFieldProblems = Partial<Record<CouponField, CouponFieldProblem>>;

/** What a contract takes for them. */
export const couponShape = () => shapeOf(COUPON_RULES);

export const EMPTY_COUPON: CouponFields = {
  ...{ code: "", kind: "percent", percent: null, amount: null, minSpend: null, startsOn: null, endsOn: null },
  ...{ mostUses: null, isOncePerBuyer: true, isOn: true },
};

/** The values as they are stored, and what is wrong with them. */
export function judgeCoupon(given: CouponFields): { values: CouponFields; problems: CouponFieldProblems } {
  const { values, problems } = judge(COUPON_RULES, given);
  const found = problems as CouponFieldProblems;
  const { kind, startsOn, endsOn } = values;
  if ((kind === "percent" || kind === "amount") && !values[kind]) found[kind] ??= "required";
  if (startsOn && endsOn && endsOn < startsOn) found.endsOn ??= "endsBefore";
  return {
    values: {
      ...values,
      percent: kind === "percent" ? values.percent : null,
      amount: kind === "amount" ? values.amount : null,
      minSpend: values.minSpend || null,
    },
    problems: found,
  };
}
