import { type Kysely, sql } from "kysely";
import { findOffer, type Offer, writeBooking } from "#app/features/people/packages/public.server.ts";
import { ANSWER_DAYS, NOTE_LENGTH } from "#app/features/people/packages/public.ts";
import { beginPlanned, householdOf, projectFor, projectsOf } from "#app/features/projects/projects/public.server.ts";
import { messageRefused } from "#app/features/talk/messages/messages.contract.ts";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { canonicalCity, cities } from "#app/platform/places/places.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { type BookingPlaces, priceChanged } from "../bookings.contract.ts";
import { awaitsAnswer, mayActInName, mayBid } from "../requests.policy.ts";
import { dayFrom, deadlineOf } from "../requests.rules.ts";
import { bidStatus } from "./bid-status.server.ts";
import { takeBid } from "./choose.server.ts";
import { requestStatus } from "./request-status.server.ts";
import { copyBrief } from "./send.server.ts";
import { findRequest, partIn } from "./sides.server.ts";

/** States of a project in which work can still be agreed on. */
const GOING_ON = ["planning", "open", "in_progress"] as const;
const isGoingOn = (status: string): boolean => (GOING_ON as readonly string[]).includes(status);
const MOST_PROJECTS = 50;

export async function bookingPlaces(viewer: Viewer, language: string): Promise<BookingPlaces> {
  const profile = await db.selectFrom("profiles").select("city").where("id", "=", viewer.id).executeTakeFirst();
  const { rows: projects } = await sql<{ id: string; title: string }>`
    select p.id, p.title from ${projectsOf(viewer.id)} mine join projects p on p.id = mine.id
    where mine.access <> 'professional' and p.city is not null and p.status = any(${[...GOING_ON]}::text[]) order by p.updated_at desc, p.id limit ${MOST_PROJECTS}`.execute(
    db,
  );
  return { cities: cities(language), city: canonicalCity(profile?.city), projects };
}

type Input = { id: string; idempotencyKey: string; price: number; extras: readonly number[]; projectId: string | null; city: string; note: string };
/** `isWaiting`: it was booked before, and its answer is still to come. */
type Answer = { id: string; isWaiting: boolean };
type Place = { id: string; city: string; district: string | null };

const findBooked = (executor: Kysely<DB>, viewer: Viewer, key: string) =>
  executor.selectFrom("requests").select("id").where("owner_id", "=", viewer.id).where("idempotency_key", "=", key).executeTakeFirst();

/** What this person booked of the package and nobody has answered yet. */
const findWaiting = (executor: Kysely<DB>, viewer: Viewer, packageId: string) =>
  executor
    .selectFrom("requests as r")
    .innerJoin("request_packages as k", "k.request_id", "r.id")
    .select("r.id")
    .where("k.package_id", "=", packageId)
    .where("r.owner_id", "=", viewer.id)
    .where("r.status", "=", "open")
    .where("r.deadline", ">", new Date())
    .executeTakeFirst();

/** By its key, or because this package waits for its answer already. */
async function findBefore(executor: Kysely<DB>, viewer: Viewer, { id, idempotencyKey }: Pick<Input, "id" | "idempotencyKey">): Promise<Answer | null> {
  const same = await findBooked(executor, viewer, idempotencyKey);
  if (same) return { ...same, isWaiting: false };
  const waiting = await findWaiting(executor, viewer, id);
  return waiting ? { ...waiting, isWaiting: true } : null;
}

/** @throws INVALID for a project in which nothing can be booked, or that is the professional's own */
async function chosenProject(executor: Kysely<DB>, viewer: Viewer, id: string, professionalId: string): Promise<Place> {
  const { city, district, status } = await projectFor(executor, viewer, id, { isLocked: executor.isTransaction });
  if (!city || !isGoingOn(status) || (await householdOf(executor, id)).includes(professionalId)) throw invalid({ projectId: "unknown" });
  return { id, city, district };
}

/** A request to the professional of a package, with what was chosen and its price as they are now; or the one that waits already. */
export async function bookPackage(viewer: Viewer, input: Input, language: string): Promise<Answer> {
  const { idempotencyKey: key, projectId } = input;
  // Before what was booked is looked for: of two windows, the later one finds the request of the other, or writes the same message.
  const message = await messageKey(viewer, input);
  const before = await findBefore(db, viewer, input);
  if (before) return before;
  const note = manyLines(input.note);
  const city = canonicalCity(input.city);
  const problems = { ...(note.length > NOTE_LENGTH && { note: "tooLong" }), ...(!projectId && !city && { city: input.city.trim() ? "unknown" : "required" }) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const offer = await findOffer(viewer, input.id, input.extras);
  if (offer.total !== input.price) throw priceChanged({ price: { amount: offer.total, currency: "SAR" } });
  if (projectId) await chosenProject(db, viewer, projectId, offer.ownerId);
  const conversationId = await writeTo(viewer, offer, { key: message, note, language });
  return db.transaction().execute(async (trx) => {
    // Of two that are sent at once, the second finds what the first made.
    await sql`select pg_advisory_xact_lock(hashtext(${`booking ${viewer.id}`}))`.execute(trx);
    const twin = await findBefore(trx, viewer, input);
    if (twin) return twin;
    const title = (language === "ar" && offer.terms.title_ar) || offer.terms.title;
    const place = projectId ? await chosenProject(trx, viewer, projectId, offer.ownerId) : await beginPlanned(trx, viewer, { title, city: city ?? "" });
    const id = await insertBooking(trx, viewer, { offer, packageId: input.id, place, key, note, conversationId });
    await requestStatus.move(trx, id, "send", { by: viewer, set: { sent_at: new Date() } });
    return { id, isWaiting: false };
  });
}

async function writeTo(viewer: Viewer, offer: Offer, what: { key: string; note: string; language: string }): Promise<string> {
  try {
    return await writeBooking(viewer, offer, what);
  } catch (error) {
    // What stands in the way of a message stands in the way of a booking.
    const { code, data } = problemOf(error);
    if ((code as string) === messageRefused.code) throw messageRefused(data as unknown as Parameters<typeof messageRefused>[0]);
    throw error;
  }
}

/** The same for what is sent from two windows at once, so that its message is written once; another for what is booked again later. */
async function messageKey(viewer: Viewer, { id, extras, note }: Input): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select md5(concat_ws(' ', ${viewer.id}::text, ${id}::text, count(*), ${JSON.stringify([extras, note])}::text))::uuid key
    from requests r join request_packages k on k.request_id = r.id where r.owner_id = ${viewer.id} and k.package_id = ${id}`.execute(db);
  return rows[0]?.key ?? newId();
}

type Booked = { offer: Offer; packageId: string; place: Place; key: string; note: string; conversationId: string };

async function insertBooking(trx: Kysely<DB>, viewer: Viewer, { offer, packageId, place, key, note, conversationId }: Booked): Promise<string> {
  const { terms, extras, total, ownerId } = offer;
  const id = newId();
  await trx
    .insertInto("requests")
    .values({
      ...{ id, project_id: place.id, owner_id: viewer.id, idempotency_key: key, kind: "package", title: terms.title, words: note || null },
      ...{ city: place.city, district: place.district, is_sealed: false, shows_budget: false, deadline: deadlineOf(dayFrom(new Date(), ANSWER_DAYS)) },
    })
    .execute();
  await trx
    .insertInto("request_packages")
    .values({ ...terms, request_id: id, package_id: packageId, conversation_id: conversationId, total, extras: JSON.stringify(extras) })
    .execute();
  await trx.insertInto("request_invitations").values({ id: newId(), request_id: id, user_id: ownerId, vendor_id: null }).execute();
  await copyBrief(trx, { id, project_id: place.id, shows_budget: false, kind: "package" });
  return id;
}

/** The fixed price becomes the accepted bid; accepted twice, it is accepted once. @throws FORBIDDEN, NOT_FOUND, STATUS_CONFLICT for what is over */
export async function acceptBooking(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { request, sides, invitation, name } = await findRequest(trx, viewer, id, { isLocked: true });
    if (request.kind !== "package" || !invitation || !mayBid(sides) || !mayActInName(await partIn(trx, viewer, name))) throw forbidden();
    if (request.status === "awarded") return { id };
    const now = new Date();
    if (!awaitsAnswer(request, now)) throw statusConflict({ status: request.status === "open" ? "expired" : request.status });
    const { status } = await trx.selectFrom("projects").select("status").where("id", "=", request.project_id).forUpdate().executeTakeFirstOrThrow();
    if (!isGoingOn(status)) throw statusConflict({ status });
    const { total } = await trx.selectFrom("request_packages").select("total").where("request_id", "=", id).executeTakeFirstOrThrow();
    const bid = { id: newId(), request_id: id, bidder_id: name.professionalId, vendor_id: null };
    await trx.insertInto("bids").values(bid).execute();
    await bidStatus.move(trx, bid.id, "submit", { by: viewer, set: { revision: 1, total, submitted_at: now } });
    await takeBid(trx, viewer, request, { ...bid, total, contact_released_at: null });
    return { id };
  });
}
