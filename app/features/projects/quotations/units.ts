import { sumOf } from "#app/platform/money/exact.ts";

// Units of what is priced. Each belongs to one dimension; quantities of different dimensions never add up.

/** Dimension, and how many of its smallest unit one is. A day is no number of hours: crews differ. */
const MEASURES = {
  job: ["job", 1],
  piece: ["count", 1],
  set: ["set", 1],
  point: ["point", 1],
  m: ["length", 100],
  cm: ["length", 1],
  m2: ["area", 1],
  m3: ["volume", 1_000],
  liter: ["volume", 1],
  kg: ["mass", 1],
  ton: ["mass", 1_000],
  hour: ["hours", 1],
  day: ["days", 1],
  month: ["months", 1],
} as const satisfies Record<string, readonly [dimension: string, size: number]>;

export type Unit = keyof typeof MEASURES;
export const UNITS = Object.keys(MEASURES) as [Unit, ...Unit[]];
export const isUnit = (value: unknown): value is Unit => typeof value === "string" && Object.hasOwn(MEASURES, value);

/** In thousandths of the unit: 2.5 m are 2,500. */
export type Quantity = { quantity: number; unit: Unit };
/** In thousandths of the dimension's smallest unit. */
export type Measured = { dimension: string; amount: number };

export const dimensionOf = (unit: Unit): string => MEASURES[unit][0];

export const measured = ({ quantity, unit }: Quantity): Measured => ({ dimension: dimensionOf(unit), amount: quantity * MEASURES[unit][1] });

/** What several quantities are together; null for none, and for quantities of different dimensions. */
export function addUp(quantities: readonly Quantity[]): Measured | null {
  const [first, ...rest] = quantities.map(measured);
  if (!first || rest.some(({ dimension }) => dimension !== first.dimension)) return null;
  return { dimension: first.dimension, amount: sumOf([first, ...rest].map(({ amount }) => amount)) };
}
