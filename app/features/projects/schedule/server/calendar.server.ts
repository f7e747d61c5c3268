import { type RawBuilder, sql } from "kysely";
import { seenPart } from "#app/features/people/profiles/public.server.ts";
import { requireRequest } from "#app/features/projects/requests/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { addDays, dayOf, daysBetween, startOfDay } from "../riyadh-time.ts";
import type { Appointment, Calendar, Slots, Visit } from "../schedule.contract.ts";
import { mayHaveHours, statusAt, visitPermissions } from "../schedule.policy.ts";
import { bookingPath, MOST_DAYS, MOST_ENTRIES, MOST_OF_REQUEST, PLACE_LENGTH, SLOT_DAYS, TITLE_LENGTH, type VisitStatus } from "../schedule.ts";
import { freeSlots, hoursOn, isDayOff, lastBookableDay } from "../slots.ts";
import { scheduleOf } from "./settings.server.ts";
import { busySpans, pausesOf, prayersOn } from "./taken.server.ts";

const hijriFormats = new Map<string, Intl.DateTimeFormat>();

/** 3 Jumada II; in Arabic ٣ is written 3, as everywhere. */
function hijri(day: string, language: string): string {
  const locale = `${language === "ar" ? "ar" : "en-GB"}-u-ca-islamic-umalqura-nu-latn`;
  const format = hijriFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "Asia/Riyadh" });
  hijriFormats.set(locale, format);
  return format.format(startOfDay(day));
}

type VisitRow = {
  id: string;
  status: VisitStatus;
  professional_id: string;
  client_id: string;
  proposed_by: string;
  starts_at: Date;
  ends_at: Date;
  place: string | null;
  note: string | null;
  reason: string | null;
  project_id: string | null;
  project_title: string | null;
  request_id: string | null;
  request_title: string | null;
  person_id: string;
  person_name: string;
};

const visitsOf = (viewer: Pick<Viewer, "id">, language: string, when: RawBuilder<boolean>) => sql<VisitRow>`
  select v.id, v.status, v.professional_id, v.client_id, v.proposed_by, v.starts_at, v.ends_at, v.place, v.note, v.reason, p.id project_id, p.title project_title, r.id request_id, r.title request_title,
    u.id person_id, ${personName(language)} person_name
  from (
    select * from visits v where v.professional_id = ${viewer.id} and ${when}
    union all select * from visits v where v.client_id = ${viewer.id} and ${when}) v
  join users u on u.id = case when v.professional_id = ${viewer.id} then v.client_id else v.professional_id end
  left join projects p on p.id = v.project_id left join requests r on r.id = v.request_id
  order by v.starts_at, v.id limit ${MOST_ENTRIES + 1}`;

function presentVisit(row: VisitRow, viewer: Pick<Viewer, "id">, now: Date): Visit {
  const isMine = row.professional_id === viewer.id;
  return {
    ...{ id: row.id, status: statusAt(row, now), startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString(), isMine },
    person: { id: row.person_id, name: row.person_name, href: isMine ? null : `/profile/${row.person_id}` },
    ...{ place: row.place, note: row.note, reason: row.reason },
    request: row.request_id && row.request_title !== null ? { id: row.request_id, title: row.request_title } : null,
    // Bidders know a project by the title of its request alone.
    project: row.project_id && row.project_title !== null && !(isMine && row.request_id) ? { id: row.project_id, title: row.project_title } : null,
    permissions: visitPermissions(viewer, row, now),
  };
}

/** Visits between two moments, as the viewer's feed has them, too. */
export async function visitsBetween(viewer: Pick<Viewer, "id">, start: Date, end: Date, language: string): Promise<Visit[]> {
  const { rows } = await visitsOf(viewer, language, sql`v.starts_at < ${end} and v.ends_at > ${start}`).execute(db);
  const now = new Date();
  return rows.map((row) => presentVisit(row, viewer, now));
}

/** About a request: the viewer's own. @throws NOT_FOUND as the request */
export async function visitsOfRequest(viewer: Viewer, requestId: string, language: string): Promise<Visit[]> {
  await requireRequest(db, viewer, requestId);
  const { rows } = await visitsOf(viewer, language, sql`v.request_id = ${requestId} and v.status <> 'moved'`).execute(db);
  const now = new Date();
  return rows.slice(0, MOST_OF_REQUEST).map((row) => presentVisit(row, viewer, now));
}

export async function appointmentsBetween(viewer: Pick<Viewer, "id">, start: Date, end: Date): Promise<Appointment[]> {
  const rows = await db
    .selectFrom("appointments")
    .selectAll()
    .where("owner_id", "=", viewer.id)
    .where("starts_at", "<", end)
    .where("ends_at", ">", start)
    .orderBy("starts_at")
    .orderBy("id")
    .limit(MOST_ENTRIES + 1)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, place: row.place, isAllDay: row.is_all_day, isImported: row.uid !== null },
    ...{ startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString() },
  }));
}

/** @throws INVALID for a range that is upside down or too long */
export async function getCalendar({ from, to }: { from: string; to: string }, viewer: Viewer, language: string): Promise<Calendar> {
  if (to < from || to >= addDays(from, MOST_DAYS)) throw invalid({ to: "range" });
  const hasHours = mayHaveHours(viewer);
  const [start, end] = [startOfDay(from), startOfDay(addDays(to, 1))];
  const [schedule, visits, appointments] = await Promise.all([
    hasHours ? scheduleOf(db, viewer.id) : null,
    visitsBetween(viewer, start, end, language),
    appointmentsBetween(viewer, start, end),
  ]);
  return {
    ...{ today: dayOf(new Date()), hasHours, visits: visits.slice(0, MOST_ENTRIES), appointments: appointments.slice(0, MOST_ENTRIES) },
    isCut: visits.length > MOST_ENTRIES || appointments.length > MOST_ENTRIES,
    days: daysBetween(from, to).map((day) => ({
      ...{ day, hijri: hijri(day, language), isOff: schedule !== null && isDayOff(schedule, day) },
      hours: schedule ? hoursOn(schedule, day).map((span) => ({ from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() })) : [],
      prayers: schedule ? prayersOn(schedule, day).map(({ prayer, at }) => ({ prayer, at: at.toISOString() })) : [],
    })),
  };
}

/** @throws NOT_FOUND as the profile */
export async function slotsOf(viewer: Viewer, { id, from }: { id: string; from?: string | undefined }, language: string): Promise<Slots> {
  const owner = await seenPart(viewer, id, "specializations");
  if (!owner) throw notFound();
  const now = new Date();
  const schedule = await scheduleOf(db, owner.id);
  const until = lastBookableDay(schedule, now);
  const today = dayOf(now);
  const first = from && from > today ? from : today;
  const range = { from: first, to: addDays(first, SLOT_DAYS - 1) };
  const taken = { busy: await busySpans(db, owner.id, range), pauses: pausesOf(schedule, range) };
  // The professional proposes another time within them, also without bookings.
  const days = schedule.takesBookings || owner.id === viewer.id ? freeSlots(schedule, range, taken, now) : [];
  return {
    professional: { id: owner.id, name: localText(owner.name, owner.nameAr, language), href: owner.path },
    ...{ takesBookings: schedule.takesBookings, lengthMinutes: schedule.length, until },
    days: days.map(({ day, starts }) => ({ day, hijri: hijri(day, language), starts: starts.map((start) => new Date(start).toISOString()) })),
  };
}

/** For a profile: where to book; null where nothing can be booked. */
export async function bookingPathOf(userId: string): Promise<string | null> {
  const { takesBookings } = await scheduleOf(db, userId);
  return takesBookings ? bookingPath(userId) : null;
}

type NewAppointment = { idempotencyKey: string; title: string; place: string; startsAt: string; endsAt: string };
const LONGEST_MS = 31 * DAY_MS;

/** @throws INVALID */
export async function addAppointment(input: NewAppointment, viewer: Viewer): Promise<{ id: string }> {
  const [title, place] = [oneLine(input.title), oneLine(input.place)];
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  const problems = {
    ...(title === "" ? { title: "required" } : title.length > TITLE_LENGTH && { title: "tooLong" }),
    ...(place.length > PLACE_LENGTH && { place: "tooLong" }),
    ...((endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > LONGEST_MS) && { endsAt: "order" }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return db.transaction().execute(async (trx) => {
    const id = newId();
    const made = await trx
      .insertInto("appointments")
      .values({ id, owner_id: viewer.id, idempotency_key: input.idempotencyKey, title, place: place || null, starts_at: startsAt, ends_at: endsAt })
      .onConflict((conflict) => conflict.columns(["owner_id", "idempotency_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) {
      await recordAudit(trx, { actor: viewer, action: "appointment.create", entityType: "appointment", entityId: id });
      return made;
    }
    return trx
      .selectFrom("appointments")
      .select("id")
      .where("owner_id", "=", viewer.id)
      .where("idempotency_key", "=", input.idempotencyKey)
      .executeTakeFirstOrThrow();
  });
}

/** @throws NOT_FOUND */
export async function removeAppointment(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx.deleteFrom("appointments").where("id", "=", id).where("owner_id", "=", viewer.id).returning("id").executeTakeFirst();
    if (!removed) throw notFound();
    await recordAudit(trx, { actor: viewer, action: "appointment.remove", entityType: "appointment", entityId: id });
    return removed;
  });
}
