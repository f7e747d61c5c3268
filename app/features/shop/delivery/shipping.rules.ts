// The rules of how a vendor delivers: contract, service and form have them from here.
import * as z from "zod/mini";
import { isDay } from "#app/platform/rules/days.ts";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { optionalAmount, optionalNumber, whole } from "#app/platform/rules/numbers.ts";
import type { Problems } from "#app/platform/rules/problems.ts";
import { DELIVERY_KINDS, SLOTS } from "./delivery.ts";

export const MOST_ZONES = 20;
export const MOST_STEPS = 10;
export const MOST_HOLIDAYS = 40;
const MOST_AREAS = 200;
const MOST_DAYS = 180;
const MOST_PLACES = 200;
const LAST_HOUR = 24;
/** The heaviest step, in grams. */
const HEAVIEST = 100_000_000;

const day = () => z.string().check(z.refine(isDay, "day"));

/** Grams; null takes any weight. A fee is halalas with VAT included. */
const step = z.object({
  upTo: optionalNumber(1, HEAVIEST, "number").check(z.refine((given) => given === null || Number.isInteger(given), "number")),
  fee: optionalAmount().check(z.refine((given) => given !== null, "required")),
});

const method = z.object({
  kind: z.enum(DELIVERY_KINDS, "required"),
  steps: z.array(step).check(z.minLength(1, "stepNeeded"), z.maxLength(MOST_STEPS, "tooMany")),
  freeAbove: optionalAmount(),
  daysMin: whole(0, MOST_DAYS),
  daysMax: whole(0, MOST_DAYS),
  /** Null: not offered. */
  assemblyFee: optionalAmount(),
  floorFee: optionalAmount(),
});

const zone = z.object({
  /** Empty for a new one. */
  id: z.string(),
  areas: z.array(z.string()).check(z.minLength(1, "areaNeeded"), z.maxLength(MOST_AREAS, "tooMany")),
  methods: z.array(method).check(z.minLength(1, "methodNeeded"), z.maxLength(DELIVERY_KINDS.length, "tooMany")),
});

const SHIPPING_RULES = {
  /** 0 is Sunday. */
  workingDays: z.array(z.number()).check(
    z.minLength(1, "required"),
    z.refine((given) => given.every((one) => Number.isInteger(one) && one >= 0 && one <= 6), "required"),
  ),
  cutoffHour: whole(0, LAST_HOUR),
  slots: z.array(z.enum(SLOTS, "required")).check(z.maxLength(SLOTS.length, "tooMany")),
  slotCapacity: whole(1, MOST_PLACES),
  zones: z.array(zone).check(z.maxLength(MOST_ZONES, "tooMany")),
  holidays: z.array(z.object({ from: day(), to: day() })).check(z.maxLength(MOST_HOLIDAYS, "tooMany")),
};
export type ShippingFields = ValuesOf<typeof SHIPPING_RULES>;
export type ZoneFields = ShippingFields["zones"][number];
export type MethodFields = ZoneFields["methods"][number];
export type ShippingProblem =
  | "required"
  | "number"
  | "negative"
  | "day"
  | "tooMany"
  | "areaNeeded"
  | "area"
  | "areaTwice"
  | "methodNeeded"
  | "methodTwice"
  | "stepNeeded"
  | "stepOrder"
  | "endsBefore";
/** By field, or by a place in it: `zones.0.methods.1.steps.2.fee`. */
export type ShippingProblems = Problems<ShippingProblem>;

export const SHIPPING_FIELDS = Object.keys(SHIPPING_RULES) as (keyof ShippingFields)[];

/** What a contract takes for them. */
export const shippingShape = () => shapeOf(SHIPPING_RULES);

/** Each step takes more than the one before; only the last takes any weight. */
function judgeSteps(steps: MethodFields["steps"], place: string, found: ShippingProblems): void {
  for (const [index, { upTo }] of steps.entries()) {
    const before = index === 0 ? 0 : (steps[index - 1]?.upTo ?? Number.POSITIVE_INFINITY);
    if ((upTo ?? Number.MAX_VALUE) <= before) found[`${place}.steps.${index}.upTo`] ??= "stepOrder";
  }
}

function judgeMethods(methods: ZoneFields["methods"], place: string, found: ShippingProblems): void {
  if (new Set(methods.map(({ kind }) => kind)).size < methods.length) found[`${place}.methods`] ??= "methodTwice";
  for (const [index, { steps, daysMin, daysMax }] of methods.entries()) {
    const here = `${place}.methods.${index}`;
    if (daysMax < daysMin) found[`${here}.daysMax`] ??= "endsBefore";
    judgeSteps(steps, here, found);
  }
}

/** What is assembled or carried up is brought into the room. */
const tidyMethod = (given: MethodFields): MethodFields => ({
  ...given,
  freeAbove: given.freeAbove || null,
  ...(given.kind !== "white_glove" && { assemblyFee: null }),
  floorFee: given.kind === "white_glove" ? given.floorFee || null : null,
});

/** The values as they are stored, and what is wrong with them. An area is in one zone alone, so that its fee is one. */
export function judgeShipping(given: ShippingFields): { values: ShippingFields; problems: ShippingProblems } {
  const { values, problems } = judge(SHIPPING_RULES, given);
  const found = problems as ShippingProblems;
  const seen = new Set<string>();
  for (const [index, { areas, methods }] of values.zones.entries()) {
    if (areas.some((area) => seen.has(area))) found[`zones.${index}.areas`] ??= "areaTwice";
    for (const area of areas) seen.add(area);
    judgeMethods(methods, `zones.${index}`, found);
  }
  for (const [index, { from, to }] of values.holidays.entries()) if (to < from) found[`holidays.${index}.to`] ??= "endsBefore";
  return {
    values: {
      ...values,
      workingDays: [...new Set(values.workingDays)].sort((a, b) => a - b),
      slots: SLOTS.filter((slot) => values.slots.includes(slot)),
      zones: values.zones.map(({ id, areas, methods }) => ({ id, areas: [...new Set(areas)], methods: methods.map(tidyMethod) })),
    },
    problems: found,
  };
}
