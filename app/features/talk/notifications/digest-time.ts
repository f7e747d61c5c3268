import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";

/** Riyadh, which has no summer time. */
const OFFSET_MS = 3 * HOUR_MS;
const MORNING_MS = 8 * HOUR_MS;
/** 4 January 1970 was a Sunday, the first day of the week in Saudi Arabia. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

/** When the last digest was due: today or yesterday at eight in the morning in Riyadh, or on a Sunday. It covers everything before. */
export function lastDigestTime(period: "daily" | "weekly", now: Date): Date {
  const [step, start] = period === "daily" ? [DAY_MS, 0] : [7 * DAY_MS, FIRST_SUNDAY_MS];
  const first = start + MORNING_MS - OFFSET_MS;
  return new Date(first + Math.floor((now.getTime() - first) / step) * step);
}
