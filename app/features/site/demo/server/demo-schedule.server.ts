import { type Kysely, sql } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";
import { seededId } from "../seeded.ts";

type Input = { accounts: Partial<Record<Role, string>>; newest: Date };

const HOURS = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, from: "09:00", to: "17:00" }));
const LENGTH = 60;
const BUFFER = 30;
const WEEKEND = [5, 6];

/** Nine in the morning of the working day that is so many days from now, or the next one. */
function workday(now: Date, days: number): Date {
  const day = new Date(`${riyadhDay(new Date(now.getTime() + days * DAY_MS))}T09:00:00+03:00`);
  return WEEKEND.includes(day.getUTCDay()) ? workday(now, days + 1) : day;
}

/** Working hours of professionals, and the coming days of the two who sign in. */
export async function insertSchedule(trx: Kysely<DB>, { accounts: { professional, homeowner }, newest }: Input): Promise<void> {
  const prayers = { pauses_for_prayer: true, city: "Riyadh" };
  await sql`insert into schedules (owner_id, takes_bookings, hours, length_minutes, buffer_minutes, notice_hours, days_ahead, pauses_for_prayer, city)
    select u.user_id, true, ${JSON.stringify(HOURS)}::jsonb, ${LENGTH}, ${BUFFER}, 24, 30, ${prayers.pauses_for_prayer}, ${prayers.city}
    from user_roles u where u.role = 'professional'`.execute(trx);
  if (!professional || !homeowner) return;
  const now = new Date();
  const project = await trx.selectFrom("projects").select(["id"]).where("owner_id", "=", homeowner).orderBy("created_at", "desc").limit(1).executeTakeFirst();
  const visits = [
    { name: "past", days: -4, hour: 1, status: "done", place: "Al Malqa, Riyadh", note: "Measuring the majlis before the first drawings." },
    { name: "next", days: 1, hour: 1, status: "confirmed", place: "Al Malqa, Riyadh", note: "The carpenter comes along." },
    { name: "asked", days: 2, hour: 6, status: "booked", place: "الملقا، الرياض", note: "نختار أقمشة المجلس ونراجع المخطط." },
    {
      name: "refused",
      days: 3,
      hour: 1,
      status: "declined",
      place: null,
      note: "A first talk about the garden.",
      reason: "I’m on a site in Diriyah that morning.",
    },
  ];
  await trx
    .insertInto("visits")
    .values(
      visits.map(({ name, days, hour, status, place, note, reason = null }) => {
        const starts = new Date(workday(now, days).getTime() + hour * HOUR_MS);
        const ends = new Date(starts.getTime() + LENGTH * MINUTE_MS);
        const id = seededId(`visit ${name}`, newest);
        return {
          ...{ id, professional_id: professional, client_id: homeowner, proposed_by: homeowner, idempotency_key: id, status, place, note, reason },
          ...{
            starts_at: starts,
            ends_at: ends,
            free_at: new Date(ends.getTime() + BUFFER * MINUTE_MS),
            project_id: name === "asked" ? (project?.id ?? null) : null,
          },
        };
      }),
    )
    .execute();
  const begins = new Date(workday(now, 1).getTime() + 4 * HOUR_MS);
  await trx
    .insertInto("appointments")
    .values({
      ...{ id: seededId("appointment", newest), owner_id: professional, title: "Site meeting in Diriyah", place: "Diriyah" },
      ...{ starts_at: begins, ends_at: new Date(begins.getTime() + 2 * HOUR_MS) },
    })
    .execute();
}
