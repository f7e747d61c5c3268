import { DAY_MS } from "#app/platform/rules/durations.ts";

/** Days of a period: a week, a month, a quarter, and whole weeks of a year and of 25 months, which is how long sums are stored. */
export const PERIODS = [7, 30, 90, 364, 756] as const;
export type Period = (typeof PERIODS)[number];
export const USUAL_PERIOD: Period = 30;

/** What staff see over time, in this order. */
export const SITE_SERIES = ["ideas", "products", "vendors", "professionals", "packages", "contacts", "carts", "searches", "missed"] as const;
/** What a vendor's people see. */
export const VENDOR_SERIES = ["views", "pieces", "phone", "whatsapp", "email", "website", "quotes", "messages", "saved"] as const;
/** What a professional and their people see. */
export const PROFESSIONAL_SERIES = ["views", "rooms", "packages", "phone", "whatsapp", "email", "website", "requests", "messages", "saved"] as const;

export const FUNNEL = ["views", "saved", "requests", "bids", "awards"] as const;

/** `beforeFrom` begins as many days before `from`. Days of Riyadh, all included. */
export type Range = { days: Period; step: number; beforeFrom: string; from: string; to: string };

const shifted = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The period that ends today. Longer ones go by week. */
export const rangeOf = (days: Period, today: string): Range => ({
  days,
  step: days > 90 ? 7 : 1,
  beforeFrom: shifted(today, 1 - 2 * days),
  from: shifted(today, 1 - days),
  to: today,
});

/** The first day of each step. */
export const startsOf = ({ days, step, from }: Range): string[] => Array.from({ length: days / step }, (_, n) => shifted(from, n * step));

/** A number of one step, counted from `beforeFrom`. */
export type Counted<Id extends string = string> = { id: Id; at: number; n: number };

/** Sums of each id, step by step, and of the period before; `before` is null where `since` came after its beginning. */
export function seriesOf<const Id extends string>(ids: readonly Id[], range: Range, counted: readonly Counted[], since: (id: Id) => string) {
  const steps = range.days / range.step;
  return ids.map((id) => {
    const all = Array<number>(2 * steps).fill(0);
    for (const { id: of, at, n } of counted) if (of === id && at >= 0 && at < all.length) all[at] = (all[at] ?? 0) + n;
    const [before, values] = [all.slice(0, steps), all.slice(steps)];
    const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
    const isKnown = since(id) <= range.beforeFrom;
    return { id, values, total: sum(values), before: isKnown ? before : null, totalBefore: isKnown ? sum(before) : null };
  });
}

/** What of each step is left of the one before; null where that cannot be said. */
export const sharesOf = (steps: readonly number[]): (number | null)[] =>
  steps.map((n, index) => {
    const before = steps[index - 1] ?? 0;
    return before > 0 && n <= before ? n / before : null;
  });

/** The step in which counting began, or one before it that has a number all the same. */
export function firstCounted({ starts, countedSince }: { starts: readonly string[]; countedSince: string }, values: readonly number[]): number {
  const began = Math.max(
    0,
    starts.findLastIndex((start) => start <= countedSince),
  );
  const early = values.slice(0, began).findIndex((n) => n > 0);
  return early < 0 ? began : early;
}
