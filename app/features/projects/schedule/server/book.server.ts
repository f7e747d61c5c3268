import type { Kysely } from "kysely";
import { seenPart } from "#app/features/people/profiles/public.server.ts";
import { projectFor } from "#app/features/projects/projects/public.server.ts";
import { requireVisitable } from "#app/features/projects/requests/public.server.ts";
import { findObstacle } from "#app/features/talk/messages/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { manyLines, oneLine } from "#app/platform/rules/plain-texts.ts";
import { dayOf } from "../riyadh-time.ts";
import { outOfTime, slotTaken } from "../schedule.contract.ts";
import { isSide, type VisitState } from "../schedule.policy.ts";
import type { ScheduleFields } from "../schedule.rules.ts";
import { NOTE_LENGTH, PLACE_LENGTH, STANDING } from "../schedule.ts";
import { freeSlots } from "../slots.ts";
import { lockCalendar, scheduleOf } from "./settings.server.ts";
import { busySpans, pausesOf } from "./taken.server.ts";
import { notifyOther, visitStatus } from "./visit-status.server.ts";

const PER_PERSON = { max: 20, windowSeconds: 3_600 };

/** @throws SLOT_TAKEN unless the professional offers this very time */
async function requireFree(trx: Kysely<DB>, ownerId: string, schedule: ScheduleFields, startsAt: Date, except: string | null): Promise<void> {
  const day = dayOf(startsAt);
  const range = { from: day, to: day };
  const taken = { busy: await busySpans(trx, ownerId, range, except), pauses: pausesOf(schedule, range) };
  const [found] = freeSlots(schedule, range, taken, new Date());
  if (!found?.starts.includes(startsAt.getTime())) throw slotTaken();
}

const timesOf = (startsAt: Date, { length, buffer }: ScheduleFields) => ({
  starts_at: startsAt,
  ends_at: new Date(startsAt.getTime() + length * MINUTE_MS),
  free_at: new Date(startsAt.getTime() + (length + buffer) * MINUTE_MS),
});

/** The visit that an earlier try with this key made. */
const madeWith = (trx: Kysely<DB>, viewer: Viewer, key: string) =>
  trx.selectFrom("visits").select("id").where("proposed_by", "=", viewer.id).where("idempotency_key", "=", key).executeTakeFirst();

type Booking = { id: string; idempotencyKey: string; startsAt: string; place: string; note: string; projectId: string | null; requestId: string | null };

/** The household's own project or request; of a request only those who may bid on it are asked to come. @throws NOT_FOUND */
async function subjectOf(viewer: Viewer, professionalId: string, { projectId, requestId }: Pick<Booking, "projectId" | "requestId">) {
  if (!requestId) {
    if (projectId) await projectFor(db, viewer, projectId);
    return { project_id: projectId, request_id: null };
  }
  return { project_id: await requireVisitable(db, viewer, requestId, professionalId), request_id: requestId };
}

/** @throws NOT_FOUND, FORBIDDEN, INVALID, SLOT_TAKEN */
export async function bookVisit(input: Booking, viewer: Viewer): Promise<{ id: string }> {
  const owner = await seenPart(viewer, input.id, "specializations");
  if (!owner) throw notFound();
  if (owner.id === viewer.id) throw forbidden();
  const [place, note] = [oneLine(input.place), manyLines(input.note)];
  const problems = { ...(place.length > PLACE_LENGTH && { place: "tooLong" }), ...(note.length > NOTE_LENGTH && { note: "tooLong" }) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (await findObstacle(viewer.id, { side: "asker", ours: [viewer.id], others: [owner.id], mayWrite: true }, true)) throw forbidden();
  const about = await subjectOf(viewer, owner.id, input);
  await enforceLimit(`visit-book:${viewer.id}`, PER_PERSON);
  const startsAt = new Date(input.startsAt);
  return db.transaction().execute(async (trx) => {
    await lockCalendar(trx, owner.id);
    const known = await madeWith(trx, viewer, input.idempotencyKey);
    if (known) return known;
    const schedule = await scheduleOf(trx, owner.id);
    if (!schedule.takesBookings) throw slotTaken();
    await requireFree(trx, owner.id, schedule, startsAt, null);
    const row = {
      ...{ id: newId(), professional_id: owner.id, client_id: viewer.id, proposed_by: viewer.id, idempotency_key: input.idempotencyKey },
      ...{ place: place || null, note: note || null, ...about, ...timesOf(startsAt, schedule) },
    };
    await trx.insertInto("visits").values(row).execute();
    await recordAudit(trx, { actor: viewer, action: "visit.book", entityType: "visit", entityId: row.id });
    await notifyOther(trx, row, "booked", viewer);
    return { id: row.id };
  });
}

/** One of the viewer's visits. @throws NOT_FOUND */
async function ownVisit(trx: Kysely<DB>, viewer: Viewer, id: string) {
  const visit = await trx.selectFrom("visits").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!visit || !isSide(viewer, visit)) throw notFound();
  return visit as typeof visit & VisitState;
}

/** Another time in its place, which the other side confirms. @throws NOT_FOUND, STATUS_CONFLICT, OUT_OF_TIME, SLOT_TAKEN */
export async function moveVisit(input: { id: string; startsAt: string; idempotencyKey: string }, viewer: Viewer): Promise<{ id: string }> {
  const startsAt = new Date(input.startsAt);
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom("visits").select("professional_id").where("id", "=", input.id).executeTakeFirst();
    if (!found) throw notFound();
    await lockCalendar(trx, found.professional_id);
    const visit = await ownVisit(trx, viewer, input.id);
    const known = await madeWith(trx, viewer, input.idempotencyKey);
    if (known) return known;
    if (STANDING.includes(visit.status) && visit.starts_at <= new Date()) throw outOfTime();
    await visitStatus.move(trx, visit.id, "move", { by: viewer });
    const schedule = await scheduleOf(trx, visit.professional_id);
    await requireFree(trx, visit.professional_id, schedule, startsAt, visit.id);
    const { professional_id, client_id, place, note, project_id, request_id } = visit;
    const row = {
      ...{ id: newId(), professional_id, client_id, place, note, project_id, request_id, proposed_by: viewer.id, moved_from: visit.id },
      ...{ idempotency_key: input.idempotencyKey, ...timesOf(startsAt, schedule) },
    };
    await trx.insertInto("visits").values(row).execute();
    await notifyOther(trx, row, "moved", viewer);
    return { id: row.id };
  });
}

type Answer = { id: string; reason?: string };

/** @throws NOT_FOUND, INVALID, STATUS_CONFLICT, OUT_OF_TIME */
export async function answerVisit({ id, reason = "" }: Answer, move: "confirm" | "decline" | "cancel" | "finish", viewer: Viewer): Promise<{ id: string }> {
  const said = manyLines(reason);
  if (said.length > NOTE_LENGTH) throw invalid({ reason: "tooLong" });
  await db.transaction().execute(async (trx) => {
    const visit = await ownVisit(trx, viewer, id);
    const isAhead = new Date() < visit.starts_at;
    await visitStatus.move(trx, id, move, { by: viewer, ...(said && { set: { reason: said } }) });
    if (isAhead === (move === "finish")) throw outOfTime();
  });
  return { id };
}
