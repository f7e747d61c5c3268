import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { canonicalCity, cities } from "#app/platform/places/places.ts";
import { type ScheduleSettings, scheduleConflict } from "../schedule.contract.ts";
import { mayHaveHours } from "../schedule.policy.ts";
import { FIRST_SCHEDULE, judgeSchedule, type ScheduleFields } from "../schedule.rules.ts";

/** Someone's hours as they are stored, and since when; null where there are none. */
export async function savedSchedule(source: Kysely<DB>, ownerId: string): Promise<(ScheduleFields & { savedAt: Date }) | null> {
  const row = await source.selectFrom("schedules").selectAll().where("owner_id", "=", ownerId).executeTakeFirst();
  if (!row) return null;
  return {
    savedAt: row.updated_at,
    ...{ takesBookings: row.takes_bookings, hours: row.hours as ScheduleFields["hours"], daysOff: row.days_off as ScheduleFields["daysOff"] },
    ...{ length: row.length_minutes, buffer: row.buffer_minutes, notice: row.notice_hours, ahead: row.days_ahead },
    ...{ pausesForPrayer: row.pauses_for_prayer, city: row.city },
  };
}

/** Someone's hours; the first ones where none are stored. */
export async function scheduleOf(source: Kysely<DB>, ownerId: string): Promise<ScheduleFields> {
  const saved = await savedSchedule(source, ownerId);
  if (!saved) return FIRST_SCHEDULE;
  const { savedAt: _, ...fields } = saved;
  return fields;
}

async function settingsOf(source: Kysely<DB>, ownerId: string, language: string): Promise<ScheduleSettings> {
  const fields = await scheduleOf(source, ownerId);
  const version = createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 22);
  return { fields, version, cities: cities(language) };
}

export const getSettings = (viewer: Viewer, language: string): Promise<ScheduleSettings> => settingsOf(db, viewer.id, language);

/** @throws FORBIDDEN, INVALID with a problem for each place, CONFLICT when they are no longer at `version` */
export async function saveSettings(input: { fields: ScheduleFields; version: string }, viewer: Viewer, language: string): Promise<ScheduleSettings> {
  if (!mayHaveHours(viewer)) throw forbidden();
  const { values, problems } = judgeSchedule(input.fields);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (values.city && !canonicalCity(values.city)) throw invalid({ city: "city" });
  return db.transaction().execute(async (trx) => {
    await lockCalendar(trx, viewer.id);
    const before = await settingsOf(trx, viewer.id, language);
    if (before.version !== input.version) throw scheduleConflict({ current: before });
    const row = {
      ...{ takes_bookings: values.takesBookings, hours: JSON.stringify(values.hours), days_off: JSON.stringify(values.daysOff) },
      ...{ length_minutes: values.length, buffer_minutes: values.buffer, notice_hours: values.notice, days_ahead: values.ahead },
      ...{ pauses_for_prayer: values.pausesForPrayer, city: values.city, updated_at: new Date() },
    };
    await trx
      .insertInto("schedules")
      .values({ owner_id: viewer.id, ...row })
      .onConflict((conflict) => conflict.column("owner_id").doUpdateSet(row))
      .execute();
    await recordAudit(trx, {
      ...{ actor: viewer, action: "schedule.save", entityType: "profile", entityId: viewer.id },
      changes: { takesBookings: [before.fields.takesBookings, values.takesBookings] },
    });
    // Their profile offers bookings, or no longer does.
    await invalidatePages(["professionals"], trx);
    return settingsOf(trx, viewer.id, language);
  });
}

/** Bookings and changes of hours wait for the one before; the constraint of `visits` stands behind it. */
export async function lockCalendar(trx: Kysely<DB>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`schedule ${ownerId}`}))`.execute(trx);
}
