// What can be booked: pure, for the page and for the booking itself.
import { HOUR_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";
import { addDays, atMinutes, dayOf, daysBetween, readClock, weekdayOf } from "./riyadh-time.ts";
import type { ScheduleFields } from "./schedule.rules.ts";
import { STEP_MINUTES } from "./schedule.ts";

/** Milliseconds; `to` is not in it. */
export type Span = { from: number; to: number };

const STEP_MS = STEP_MINUTES * MINUTE_MS;
const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

export const isDayOff = ({ daysOff }: Pick<ScheduleFields, "daysOff">, day: string): boolean => daysOff.some(({ first, last }) => first <= day && day <= last);

/** The working hours of a day, in their order; none on a day off. */
export function hoursOn(schedule: Pick<ScheduleFields, "hours" | "daysOff">, day: string): Span[] {
  if (isDayOff(schedule, day)) return [];
  const spans = schedule.hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ from, to }) => ({ from: atMinutes(day, readClock(from)).getTime(), to: atMinutes(day, readClock(to)).getTime() }));
  return spans.sort((a, b) => a.from - b.from);
}

type Bookable = Pick<ScheduleFields, "hours" | "daysOff" | "length" | "buffer" | "notice" | "ahead">;
/** `busy`: what is in the calendar, a visit's own buffer included. `pauses`: prayers; a buffer may lie in one. */
type Taken = { busy: readonly Span[]; pauses: readonly Span[] };

/** The first moment that may be booked, and the last day. */
export const bookableFrom = ({ notice }: Pick<Bookable, "notice">, now: Date): number => now.getTime() + notice * HOUR_MS;
export const lastBookableDay = ({ ahead }: Pick<Bookable, "ahead">, now: Date): string => addDays(dayOf(now), ahead);

function slotsWithin(hours: Span, { length, buffer }: Bookable, { busy, pauses }: Taken, earliest: number): number[] {
  const found: number[] = [];
  const next = (time: number) => hours.from + Math.ceil((time - hours.from) / STEP_MS) * STEP_MS;
  let from = hours.from;
  while (from + length * MINUTE_MS <= hours.to) {
    const to = from + length * MINUTE_MS;
    const stands = busy.find((span) => overlaps(span, { from, to: to + buffer * MINUTE_MS })) ?? pauses.find((span) => overlaps(span, { from, to }));
    if (stands) {
      from = next(Math.max(stands.to, from + 1));
      continue;
    }
    if (from >= earliest) found.push(from);
    from = next(to + buffer * MINUTE_MS);
  }
  return found;
}

/** The beginnings of free slots by day, from `from` to `to`. */
export function freeSlots(schedule: Bookable, { from, to }: { from: string; to: string }, taken: Taken, now: Date): { day: string; starts: number[] }[] {
  const earliest = bookableFrom(schedule, now);
  const last = lastBookableDay(schedule, now);
  return daysBetween(from, to).map((day) => ({
    day,
    starts: day > last ? [] : hoursOn(schedule, day).flatMap((hours) => slotsWithin(hours, schedule, taken, earliest)),
  }));
}
