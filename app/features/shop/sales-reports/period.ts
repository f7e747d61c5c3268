// The days of a report. Pure.
import { DAY_MS } from "#app/platform/rules/durations.ts";

const USUAL_DAYS = 30;
/** A leap year. */
export const MOST_DAYS = 366;

const after = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What was asked for, within a year that ends today at the latest; without days the last thirty. */
export function periodOf({ from, to }: { from: string; to: string }, today: string): { from: string; to: string } {
  const last = to && to < today ? to : today;
  const asked = from || after(last, 1 - USUAL_DAYS);
  const first = asked > last ? last : asked;
  const earliest = after(last, 1 - MOST_DAYS);
  return { from: first < earliest ? earliest : first, to: last };
}

/** The period in parts of so many days, in their order. */
export function partsOf({ from, to }: { from: string; to: string }, days: number): { from: string; to: string }[] {
  const parts: { from: string; to: string }[] = [];
  for (let first = from; first <= to; first = after(first, days)) {
    const last = after(first, days - 1);
    parts.push({ from: first, to: last < to ? last : to });
  }
  return parts;
}

/** Each day of the period, the earliest first. */
export const everyDay = (period: { from: string; to: string }): string[] => partsOf(period, 1).map(({ from }) => from);
