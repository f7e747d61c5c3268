import { db } from "#app/platform/database/db.server.ts";
import { addDays, dayOf } from "../riyadh-time.ts";
import { bookingPath, PROFILE_SLOT_DAYS, PROFILE_SLOTS, PROFILE_WEEKS } from "../schedule.ts";
import { freeSlots, lastBookableDay } from "../slots.ts";
import { comingWeeks } from "../weeks.ts";
import { savedSchedule } from "./settings.server.ts";
import { busySpans, pausesOf } from "./taken.server.ts";

/** For a profile: how taken the coming weeks are, and the first free time of each of the next days; null where nothing can be booked. */
export async function weeksOf(userId: string) {
  const saved = await savedSchedule(db, userId);
  if (!saved?.takesBookings) return null;
  const now = new Date();
  const today = dayOf(now);
  const busy = await busySpans(db, userId, { from: today, to: addDays(today, (PROFILE_WEEKS + 1) * 7) });
  const soon = { from: today, to: addDays(today, PROFILE_SLOT_DAYS) };
  const last = lastBookableDay(saved, now);
  const range = { from: today, to: last < soon.to ? last : soon.to };
  const free = freeSlots(saved, range, { busy, pauses: pausesOf(saved, range) }, now).filter(({ starts }) => starts.length > 0);
  return {
    weeks: comingWeeks(saved, busy, today, PROFILE_WEEKS),
    visits: free
      .slice(0, PROFILE_SLOTS)
      .map(({ day, starts: [start = 0] }) => ({ startsAt: new Date(start).toISOString(), to: `${bookingPath(userId)}?from=${day}` })),
    confirmedAt: saved.savedAt.toISOString(),
  };
}
