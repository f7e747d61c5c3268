import type { Insertable } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { addDays, atMinutes, dayOf } from "../riyadh-time.ts";

/** A professional who works from eight to eight on every day, in slots of an hour, and takes bookings at once. */
export async function aBookable(more: Partial<Insertable<DB["schedules"]>> = {}): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", viewer.id).execute();
  await giveHours(viewer, more);
  return viewer;
}

export async function giveHours({ id }: { id: string }, more: Partial<Insertable<DB["schedules"]>> = {}): Promise<void> {
  const hours = JSON.stringify([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: "08:00", to: "20:00" })));
  const row = { owner_id: id, takes_bookings: true, hours, length_minutes: 60, buffer_minutes: 0, notice_hours: 0, days_ahead: 30, ...more };
  await db
    .insertInto("schedules")
    .values(row)
    .onConflict((conflict) => conflict.column("owner_id").doUpdateSet(row))
    .execute();
}

/** So many days from now in Riyadh, at an hour. */
export const inDays = (days: number, hour: number): string => atMinutes(addDays(dayOf(Date.now()), days), hour * 60).toISOString();

// Each visit that is made has an hour of its own, beyond every day that can be booked.
const FAR_DAYS = 40;
let made = 0;

/** Booked by the client for an hour that nothing else has, weeks from now or ago, unless the test says otherwise. */
export async function aVisit(
  professional: { id: string },
  client: { id: string },
  more: Partial<Insertable<DB["visits"]>> = {},
  isPast = false,
): Promise<string> {
  const id = newId();
  made += 1;
  const starts = more.starts_at ? new Date(more.starts_at as Date) : new Date(Date.now() + (isPast ? -1 : 1) * (FAR_DAYS * DAY_MS + made * 2 * HOUR_MS));
  const ends = new Date(starts.getTime() + HOUR_MS);
  await db
    .insertInto("visits")
    .values({
      ...{ id, professional_id: professional.id, client_id: client.id, proposed_by: client.id, idempotency_key: newId() },
      ...{ starts_at: starts, ends_at: ends, free_at: ends, ...more },
    })
    .execute();
  return id;
}
