import { listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { addDays, addMonths, monthOf, weekOf } from "./riyadh-time.ts";

export const VIEWS = ["week", "month", "day", "list"] as const;
export type View = (typeof VIEWS)[number];

/** Without a day it is today. */
export const scheduleAddress = listAddress({ view: oneOf(VIEWS), day: "day" });

const LIST_DAYS = 30;

/** The days that a view shows. */
export function rangeOf(view: View, day: string): { from: string; to: string } {
  if (view === "week") return weekOf(day);
  if (view === "month") return monthOf(day);
  return { from: day, to: view === "day" ? day : addDays(day, LIST_DAYS - 1) };
}

/** The same view, before (-1) or after (1). */
export function turned(view: View, day: string, steps: 1 | -1): string {
  if (view === "month") return addMonths(day, steps);
  return addDays(day, steps * { week: 7, day: 1, list: LIST_DAYS }[view]);
}
