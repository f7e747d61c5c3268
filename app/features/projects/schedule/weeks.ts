// How taken someone's coming weeks are: pure, for their page.
import type { WeekState } from "#app/features/people/profiles/public.ts";
import { addDays, daysBetween, weekOf } from "./riyadh-time.ts";
import type { ScheduleFields } from "./schedule.rules.ts";
import { hoursOn, type Span } from "./slots.ts";

type Hours = Pick<ScheduleFields, "hours" | "daysOff">;

/** From these shares of the working time on, a week counts as half or wholly taken. */
const HALF = 0.4;
const FULL = 0.8;

/** In their order, with what overlaps or touches as one. */
function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else found.push({ ...span });
  }
  return found;
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + Math.max(to - from, 0), 0);
const within = ({ from, to }: Span, spans: readonly Span[]): Span[] => spans.map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }));

function stateOf(usual: readonly Span[], open: readonly Span[], busy: readonly Span[]): WeekState {
  if (open.length === 0) return "away";
  const free = lengthOf(open) - lengthOf(open.flatMap((hours) => within(hours, busy)));
  const taken = 1 - free / lengthOf(usual);
  return taken >= FULL ? "full" : taken >= HALF ? "half" : "free";
}

/** The working week that `from` begins, as far as it comes after `today`; null where none of it does. */
function weekAfter({ hours, daysOff }: Hours, taken: readonly Span[], today: string, from: string): { from: string; state: WeekState } | null {
  const days = daysBetween(from > today ? from : addDays(today, 1), addDays(from, 6));
  const usual = days.flatMap((day) => hoursOn({ hours, daysOff: [] }, day));
  const open = days.flatMap((day) => hoursOn({ hours, daysOff }, day));
  return usual.length > 0 ? { from, state: stateOf(usual, open, taken) } : null;
}

/** So many weeks, by their Sunday; none of someone who never works. */
export function comingWeeks(schedule: Hours, busy: readonly Span[], today: string, count: number): { from: string; state: WeekState }[] {
  const taken = merged(busy);
  const first = weekOf(today).from;
  // One more: the work of this week may be over.
  const found = Array.from({ length: count + 1 }, (_, index) => weekAfter(schedule, taken, today, addDays(first, index * 7)) ?? []).flat();
  return found.slice(0, count);
}
