import type { Period } from "#app/platform/plans/plans.ts";
import { DAY_MS, RIYADH_MS } from "#app/platform/rules/durations.ts";

// When a period ends. Days are Riyadh's.

/** A period later, at the same time of the day; a month that is shorter ends on its last day. @param anchorDay the day of the month on which it began */
export function periodEnd(from: Date, period: Period, anchorDay = dayOf(from)): Date {
  const local = new Date(from.getTime() + RIYADH_MS);
  const months = local.getUTCMonth() + (period === "year" ? 12 : 1);
  const last = new Date(Date.UTC(local.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(anchorDay, last);
  const time = local.getTime() % DAY_MS;
  return new Date(Date.UTC(local.getUTCFullYear(), months, day) + time - RIYADH_MS);
}

/** The day of the month in Riyadh. */
export const dayOf = (at: Date): number => new Date(at.getTime() + RIYADH_MS).getUTCDate();

/** A year's price beside twelve months, in percent that are saved; 0 where nothing is. */
export const savedByYear = ({ month, year }: Record<Period, number>): number => Math.max(0, Math.floor(((month * 12 - year) * 100) / (month * 12)));

/** The last moment at which a plan counts without being paid. */
export const graceEnd = (paidUntil: Date, graceDays: number): Date => new Date(paidUntil.getTime() + graceDays * DAY_MS);
