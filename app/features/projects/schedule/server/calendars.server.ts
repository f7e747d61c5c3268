import { randomBytes } from "node:crypto";
import ICAL from "ical.js";
import { type Kysely, sql } from "kysely";
import { type FileArgs, PRIVATE_FILE, readFor } from "#app/api/file-loader.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { hasUnstorable } from "#app/platform/text/unstorable.ts";
import type { ImportedCalendar } from "../schedule.contract.ts";
import { CALENDAR_BYTES, feedPath, OWN_UID, STANDING } from "../schedule.ts";
import { appointmentsBetween, visitsBetween } from "./calendar.server.ts";
import { type ReadEvent, readCalendar } from "./read-calendar.server.ts";
import { lockCalendar } from "./settings.server.ts";

const TOKEN_BYTES = 24;
const READS = { name: "calendar-feed" };
const IMPORTS = { max: 20, windowSeconds: 3_600 };
/** What a feed has, and what an import takes. */
const PAST_DAYS = 30;
const COMING_DAYS = 365;
/** RFC 5545, 3.1: at most 75 octets in a line, the space of a folded one with them. */
const FOLD_AT = 74;

const windowNow = () => ({ from: new Date(Date.now() - PAST_DAYS * DAY_MS), to: new Date(Date.now() + COMING_DAYS * DAY_MS) });

export async function getFeed(viewer: Viewer): Promise<{ path: string | null }> {
  const row = await db.selectFrom("calendar_feeds").select("token").where("owner_id", "=", viewer.id).executeTakeFirst();
  return { path: row ? feedPath(row.token) : null };
}

/** A new secret address; the one before it leads nowhere from now on. */
export async function renewFeed(viewer: Viewer): Promise<{ path: string }> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("calendar_feeds")
      .values({ owner_id: viewer.id, token })
      .onConflict((conflict) => conflict.column("owner_id").doUpdateSet({ token, created_at: new Date() }))
      .execute();
    await recordAudit(trx, { actor: viewer, action: "calendar.share", entityType: "profile", entityId: viewer.id });
  });
  return { path: feedPath(token) };
}

export async function revokeFeed(viewer: Viewer): Promise<{ path: null }> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("calendar_feeds").where("owner_id", "=", viewer.id).execute();
    await recordAudit(trx, { actor: viewer, action: "calendar.unshare", entityType: "profile", entityId: viewer.id });
  });
  return { path: null };
}

/** The calendar behind a secret address; null where there is none, or its owner is suspended or gone. */
export async function feedOf(token: string): Promise<string | null> {
  if (hasUnstorable(token)) return null;
  const { rows } = await sql<{ id: string; language: string | null }>`
    select u.id, u.language from calendar_feeds f join users u on u.id = f.owner_id
    where f.token = ${token} and u.suspended_at is null and u.deletion_requested_at is null`.execute(db);
  const owner = rows[0];
  if (!owner) return null;
  const language = owner.language ?? "en";
  const t = await translator(language, "schedule");
  const { from, to } = windowNow();
  const visits = (await visitsBetween(owner, from, to, language)).filter(({ status }) => STANDING.includes(status) || status === "done");
  const own = (await appointmentsBetween(owner, from, to)).filter(({ isImported }) => !isImported);
  return writeCalendar(t("calendars.name"), [
    ...visits.map(({ person, status, ...visit }) => ({
      ...visit,
      title: t("visitWith", { name: person.name }),
      status: status === "booked" ? "TENTATIVE" : "CONFIRMED",
    })),
    ...own.map((each) => ({ ...each, note: null, status: "CONFIRMED" })),
  ]);
}

type Written = { id: string; startsAt: string; endsAt: string; title: string; place: string | null; note: string | null; status: string };

export function writeCalendar(name: string, events: readonly Written[]): string {
  ICAL.foldLength = FOLD_AT;
  const calendar = new ICAL.Component("vcalendar");
  for (const [property, value] of [
    ["version", "2.0"],
    ["prodid", "-//Diwan//Schedule//EN"],
    ["x-wr-calname", name],
  ] as const)
    calendar.updatePropertyWithValue(property, value);
  for (const { id, startsAt, endsAt, title, place, note, status } of events) {
    const event = new ICAL.Component("vevent");
    const at = (time: string | number) => ICAL.Time.fromJSDate(new Date(time), true);
    event.updatePropertyWithValue("uid", `${id}${OWN_UID}`);
    event.updatePropertyWithValue("dtstamp", at(Date.now()));
    event.updatePropertyWithValue("dtstart", at(startsAt));
    event.updatePropertyWithValue("dtend", at(endsAt));
    event.updatePropertyWithValue("summary", title);
    event.updatePropertyWithValue("status", status);
    if (place) event.updatePropertyWithValue("location", place);
    if (note) event.updatePropertyWithValue("description", note);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/** A route that answers with the calendar. */
export async function feedLoader(args: FileArgs): Promise<Response> {
  const text = await readFor(args, READS, async ({ params: { token = "" } }) => {
    const feed = await feedOf(token);
    if (feed === null) throw notFound();
    return feed;
  });
  const headers = { "content-type": "text/calendar; charset=utf-8", "content-disposition": 'inline; filename="diwan.ics"', ...PRIVATE_FILE };
  return new Response(text, { headers });
}

/** Events of a file as appointments of the viewer; those that are there already are left, or follow the file. @throws INVALID */
export async function importCalendar(file: File, viewer: Viewer): Promise<ImportedCalendar> {
  await enforceLimit(`calendar-import:${viewer.id}`, IMPORTS);
  if (file.size > CALENDAR_BYTES) throw invalid({ file: "tooLarge" });
  const read = readCalendar((await file.text()).replaceAll("\0", ""), windowNow());
  if (!read) throw invalid({ file: "notCalendar" });
  return db.transaction().execute(async (trx) => {
    await lockCalendar(trx, viewer.id);
    const { added, changed } = await storeEvents(trx, viewer, read.events);
    if (added + changed > 0)
      await recordAudit(trx, { actor: viewer, action: "calendar.import", entityType: "profile", entityId: viewer.id, changes: { added: [0, added] } });
    return { added, changed, known: read.events.length - added - changed, refused: read.refused };
  });
}

async function storeEvents(trx: Kysely<DB>, viewer: Viewer, events: readonly ReadEvent[]): Promise<{ added: number; changed: number }> {
  const given = events.map((event) => ({ id: newId(), ...event }));
  const { rows } = await sql<{ is_new: boolean }>`
    insert into appointments as a (id, owner_id, title, place, starts_at, ends_at, is_all_day, uid, occurrence)
    select e.id, ${viewer.id}, e.title, e.place, e."startsAt", e."endsAt", e."isAllDay", e.uid, e.occurrence
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as e (id uuid, title text, place text, "startsAt" timestamptz, "endsAt" timestamptz, "isAllDay" boolean, uid text, occurrence text)
    on conflict (owner_id, uid, occurrence) do update
      set title = excluded.title, place = excluded.place, starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_all_day = excluded.is_all_day
      where (a.title, a.place, a.starts_at, a.ends_at, a.is_all_day) is distinct from (excluded.title, excluded.place, excluded.starts_at, excluded.ends_at, excluded.is_all_day)
    returning (xmax = 0) is_new`.execute(trx);
  const added = rows.filter(({ is_new }) => is_new).length;
  return { added, changed: rows.length - added };
}
