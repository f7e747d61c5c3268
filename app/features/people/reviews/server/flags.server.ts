import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { flagSubjects } from "#app/features/talk/moderation/public.server.ts";
import { addressUnit } from "#app/platform/auth/client-address.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { defineUpkeep } from "#app/platform/jobs/upkeep.server.ts";
import { peopleOf } from "#app/platform/organizations/professionals.server.ts";
import { BURST } from "../reviews.ts";
import { type SubjectRow, subjects } from "./subjects.server.ts";

/** For so long devices are remembered. */
const DEVICE_DAYS = 90;
/** Sessions of a team that are compared, the newest. */
const MOST_SESSIONS = 500;

type Session = { ip_address: string; user_agent: string };

/** The network and the browser, so that nobody can read them from it. */
const deviceOf = ({ ip_address, user_agent }: Session): string =>
  createHmac("sha256", env.secret)
    .update(`review device ${addressUnit(ip_address)} ${user_agent}`)
    .digest("base64url");

const isKnown = sql`coalesce(s.ip_address, '') <> '' and coalesce(s.user_agent, '') <> ''`;

async function deviceOfViewer(trx: Kysely<DB>, viewer: Viewer): Promise<string | null> {
  if (!viewer.sessionId || viewer.impersonatedBy) return null;
  const { rows } = await sql<Session>`select s.ip_address, s.user_agent from sessions s where s.id = ${viewer.sessionId} and ${isKnown}`.execute(trx);
  return rows[0] ? deviceOf(rows[0]) : null;
}

async function isOfTeam(trx: Kysely<DB>, device: string, { organization_id, person_id }: SubjectRow): Promise<boolean> {
  const { rows } = await sql<Session>`select s.ip_address, s.user_agent from sessions s where ${isKnown} and s.user_id in (
      select user_id from ${peopleOf(sql`${person_id}::uuid`, "read")} staff union all select om.user_id from organization_members om where om.organization_id = ${organization_id})
    order by s.created_at desc limit ${MOST_SESSIONS}`.execute(trx);
  return rows.some((session) => deviceOf(session) === device);
}

/** What others wrote from this device of the same business: of the subject, of its seller, of its other pieces. */
async function othersFrom(trx: Kysely<DB>, device: string, viewer: Viewer, subject: SubjectRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from review_devices d join reviews r on r.id = d.review_id
    join ${subjects()} s on s.subject_type = r.subject_type and s.subject_id = r.subject_id
    where d.device = ${device} and d.created_at > now() - make_interval(days => ${DEVICE_DAYS}) and r.author_id is distinct from ${viewer.id}
      and ((r.subject_type = ${subject.subject_type} and r.subject_id = ${subject.subject_id})
        or coalesce(s.organization_id, s.person_id) = ${subject.organization_id ?? subject.person_id}::uuid)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The reviews of a subject by new accounts within a day, once they are a burst. */
async function burstOf(trx: Kysely<DB>, { subject_type, subject_id }: SubjectRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reviews r join users u on u.id = r.author_id
    where r.subject_type = ${subject_type} and r.subject_id = ${subject_id} and r.created_at > now() - interval '1 day'
      and u.created_at > r.created_at - make_interval(days => ${BURST.accountDays})`.execute(trx);
  return rows.length >= BURST.reviews ? rows.map(({ id }) => id) : [];
}

/** Reports to moderation what looks arranged about a review that was just written. It stays visible: people decide. */
export async function flagReview(trx: Kysely<DB>, reviewId: string, subject: SubjectRow, viewer: Viewer): Promise<void> {
  // One at a time, so that the last of several at once counts the others.
  await sql`select pg_advisory_xact_lock(hashtext(${`review flags ${subject.organization_id ?? subject.subject_id}`}))`.execute(trx);
  const device = await deviceOfViewer(trx, viewer);
  const others = device ? await othersFrom(trx, device, viewer, subject) : [];
  const burst = await burstOf(trx, subject);
  const shared = others.length > 0 ? [reviewId, ...others] : [];
  const own = device && (await isOfTeam(trx, device, subject)) ? [reviewId] : [];
  await flagSubjects(trx, "review", [
    ...shared.map((id) => ({ id, reason: "shared_device" as const })),
    ...own.map((id) => ({ id, reason: "team_device" as const })),
    ...burst.map((id) => ({ id, reason: "burst" as const })),
  ]);
  if (device) await trx.insertInto("review_devices").values({ review_id: reviewId, device }).execute();
}

export const forgetDevices = defineUpkeep(
  "review-devices",
  "20 2 * * *",
  sql`delete from review_devices where created_at < now() - make_interval(days => ${DEVICE_DAYS})`,
);
