// Days and minutes of the market's clock. Saudi Arabia has been at UTC+3 all year since 1947 (IANA tz database, Asia/Riyadh).
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";

const OFFSET_MS = 3 * HOUR_MS;

/** YYYY-MM-DD in Riyadh. */
export const dayOf = (at: Date | number | string): string => new Date(new Date(at).getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** HH:MM in Riyadh. */
export const timeOf = (at: Date | number | string): string => new Date(new Date(at).getTime() + OFFSET_MS).toISOString().slice(11, 16);

/** Minutes since midnight in Riyadh. */
export const minutesOf = (at: Date | number | string): number => Math.floor(((new Date(at).getTime() + OFFSET_MS) % DAY_MS) / MINUTE_MS);

export const atMinutes = (day: string, minutes: number): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + minutes * MINUTE_MS);

export const startOfDay = (day: string): Date => atMinutes(day, 0);

export const addDays = (day: string, count: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** From Sunday, 0, to Saturday, 6. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** `from` and `to`, and every day between. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** "09:30" as minutes. */
export const readClock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** From Sunday to Saturday, as weeks go in Saudi Arabia. */
export const weekOf = (day: string): { from: string; to: string } => {
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 6) };
};

/** The weeks that a month's leaf shows. */
export function monthOf(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 7)}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return { from: weekOf(first).from, to: weekOf(addDays(`${next}-01`, -1)).to };
}

/** The same month's leaf, before or after. */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}
