import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { allCities, canonicalCity } from "#app/platform/places/places.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { prayerTimes } from "../prayer-times.ts";
import { addDays, daysBetween, startOfDay } from "../riyadh-time.ts";
import type { ScheduleFields } from "../schedule.rules.ts";
import { MOST_BUSY, PRAYER_MINUTES, PRAYERS, type Prayer, STANDING } from "../schedule.ts";
import type { Span } from "../slots.ts";

type Range = { from: string; to: string };

/** What takes someone's time between two days. `except`: a visit that is about to move. */
export async function busySpans(source: Kysely<DB>, ownerId: string, { from, to }: Range, except: string | null = null): Promise<Span[]> {
  const [start, end] = [startOfDay(from), startOfDay(addDays(to, 1))];
  const { rows } = await sql<{ starts_at: Date; free_at: Date }>`
    select starts_at, free_at from visits
      where professional_id = ${ownerId} and status = any(${STANDING}::text[]) and starts_at < ${end} and free_at > ${start} and id is distinct from ${except}
    union all select starts_at, ends_at from visits
      where client_id = ${ownerId} and status = any(${STANDING}::text[]) and starts_at < ${end} and ends_at > ${start} and id is distinct from ${except}
    union all select starts_at, ends_at from appointments where owner_id = ${ownerId} and starts_at < ${end} and ends_at > ${start}
    order by starts_at limit ${MOST_BUSY}`.execute(source);
  return rows.map(({ starts_at, free_at }) => ({ from: starts_at.getTime(), to: free_at.getTime() }));
}

/** The prayers of a day where the schedule pauses for them. */
export function prayersOn({ pausesForPrayer, city }: Pick<ScheduleFields, "pausesForPrayer" | "city">, day: string): { prayer: Prayer; at: Date }[] {
  const name = canonicalCity(city);
  const place = pausesForPrayer && name && allCities().find((each) => each.name === name);
  if (!place) return [];
  const times = prayerTimes(day, place);
  return PRAYERS.map((prayer) => ({ prayer, at: times[prayer] }));
}

export const pausesOf = (schedule: ScheduleFields, { from, to }: Range): Span[] =>
  daysBetween(from, to).flatMap((day) => prayersOn(schedule, day).map(({ at }) => ({ from: at.getTime(), to: at.getTime() + PRAYER_MINUTES * MINUTE_MS })));
