// When something arrives. Pure. Days are those of Riyadh (`2026-11-22`).
import { DAY_MS, RIYADH_MS } from "#app/platform/rules/durations.ts";
import type { FeeStep } from "./delivery.ts";

/** Nobody works this long after: a calendar without working days comes to an end. */
const FURTHEST = 730;

export type Calendar = {
  /** 0 is Sunday. */
  workingDays: readonly number[];
  /** What is ordered from this hour on counts as ordered on the day after. */
  cutoffHour: number;
  holidays: readonly { from: string; to: string }[];
};
type Pace = { daysMin: number; daysMax: number };

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, days: number): string => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day and the hour of Riyadh. */
function riyadhClock(now: Date): { day: string; hour: number } {
  const there = new Date(now.getTime() + RIYADH_MS);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

export const isWorkingDay = ({ workingDays, holidays }: Calendar, day: string): boolean =>
  workingDays.includes(new Date(at(day)).getUTCDay()) && !holidays.some(({ from, to }) => from <= day && day <= to);

/** The n-th working day from a day on; 0 is that day itself where it is one. Null where there is none. */
export function workingDay(calendar: Calendar, from: string, n: number): string | null {
  let left = n;
  for (let passed = 0; passed < FURTHEST; passed++) {
    const day = addDays(from, passed);
    if (!isWorkingDay(calendar, day)) continue;
    if (left === 0) return day;
    left--;
  }
  return null;
}

/** The first and the last day on which it may arrive, once it is ready after `leadDays`. Null where the calendar has no such day. */
export function arrival(calendar: Calendar, now: Date, leadDays: number, { daysMin, daysMax }: Pace): { earliest: string; latest: string } | null {
  const { day, hour } = riyadhClock(now);
  const ready = addDays(day, leadDays + (hour >= calendar.cutoffHour ? 1 : 0));
  const earliest = workingDay(calendar, ready, daysMin);
  const latest = workingDay(calendar, ready, daysMax);
  return earliest && latest ? { earliest, latest } : null;
}

/** The fee for a weight; null where it is too heavy. */
export function feeFor(steps: readonly FeeStep[], weightGrams: number): number | null {
  return steps.find(({ upTo }) => upTo === null || weightGrams <= upTo)?.fee ?? null;
}
