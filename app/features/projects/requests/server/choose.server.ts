import { type Kysely, sql } from "kysely";
import { joinProfessional } from "#app/features/projects/projects/public.server.ts";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { askedLately, stillSealed } from "../requests.contract.ts";
import { areBidsOpened, type BidRow, isHousehold, isStanding, mayActInName, mayChoose, mayWithdraw } from "../requests.policy.ts";
import { turnOf } from "../requests.rules.ts";
import { type BidStatus, NOTE_LENGTH } from "../requests.ts";
import { bidStatus } from "./bid-status.server.ts";
import { logAward, logBid } from "./log.server.ts";
import { notifyBidder, notifyOfBid } from "./notices.server.ts";
import { requestStatus } from "./request-status.server.ts";
import { findBid, type RequestRow, type SeenBid } from "./sides.server.ts";

type Moved = { id: string; status: BidStatus };

/** Runs with the request locked, so that two who decide at once do it one after the other. */
async function choosing<Result>(id: string, viewer: Viewer, run: (trx: Kysely<DB>, seen: SeenBid) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const seen = await findBid(trx, viewer, id, { isLocked: true });
    if (!isHousehold(seen.sides)) throw forbidden();
    const now = new Date();
    if (!mayChoose(seen.request, now)) throw areBidsOpened(seen.request, now) ? statusConflict({ status: seen.request.status }) : stillSealed();
    return run(trx, seen);
  });
}

export const shortlistBid = ({ id, isShortlisted }: { id: string; isShortlisted: boolean }, viewer: Viewer): Promise<Moved> =>
  choosing(id, viewer, async (trx, { bid }) => {
    if (isShortlisted) await bidStatus.move(trx, id, "shortlist", { by: viewer });
    else if (bid.status === "shortlisted") await bidStatus.move(trx, id, bid.revision > 1 ? "unlistRevised" : "unlist", { by: viewer });
    const { status } = await trx.selectFrom("bids").select("status").where("id", "=", id).executeTakeFirstOrThrow();
    return { id, status: status as BidStatus };
  });

export const declineBid = (id: string, viewer: Viewer): Promise<Moved> =>
  choosing(id, viewer, async (trx, { request, bid }) => {
    await bidStatus.move(trx, id, "decline", { by: viewer });
    await logBid(trx, request, bid, "declined", viewer);
    await notifyBidder(trx, id, request, "declined", viewer);
    return { id, status: "declined" };
  });

export const awardBid = (id: string, viewer: Viewer): Promise<Moved> =>
  choosing(id, viewer, async (trx, { request, bid }) => {
    await takeBid(trx, viewer, request, bid);
    return { id, status: "accepted" };
  });

type Taken = Pick<BidRow, "id" | "bidder_id" | "vendor_id" | "total" | "contact_released_at">;

/** The others are declined, the project begins, and its bidder joins it: all of it or nothing. For the household that awards, and for a professional who accepts its fixed price. */
export async function takeBid(trx: Kysely<DB>, by: Viewer | null, request: RequestRow, bid: Taken): Promise<void> {
  await requestStatus.move(trx, request.id, "award", { by, set: { opened_at: request.opened_at ?? new Date() } });
  await bidStatus.move(trx, bid.id, "accept", { by, set: { contact_released_at: bid.contact_released_at ?? new Date() } });
  const others = await bidStatus.moveAll(trx, "decline", { by, where: () => sql<boolean>`request_id = ${request.id} and id <> ${bid.id}` });
  await logAward(trx, request, bid, { by, others: others.length });
  for (const userId of await teamOf(trx, bid)) await joinProfessional(trx, { projectId: request.project_id, userId, actorId: by?.id ?? null });
  // Of a sample its professional sees what they did themselves.
  if (request.sample_for) return;
  await notifyBidder(trx, bid.id, request, "accepted", by);
  for (const other of others) await notifyBidder(trx, other.id, request, "notChosen", by);
}

/** Who joins the project for a bid: the professional, for whom their company's people read it, or the vendor's people who answer. */
async function teamOf(trx: Kysely<DB>, { bidder_id, vendor_id }: Taken): Promise<string[]> {
  if (bidder_id) return [bidder_id];
  const { rows } = await sql<{ id: string }>`select u.id from users u join ${listings()} v on v.id = ${vendor_id}
    where v.organization_id in ${organizationsWhere(sql`u.id`, "answer")}`.execute(trx);
  return rows.map((row) => row.id);
}

export const askRenewal = (id: string, viewer: Viewer): Promise<{ id: string }> =>
  choosing(id, viewer, async (trx, { request, bid }) => {
    if (!isStanding(bid)) throw statusConflict({ status: bid.status });
    const now = new Date();
    const turn = turnOf(bid.renewal_asked_at, now);
    if (turn === "same") return { id };
    if (turn === "early") throw askedLately();
    await trx.updateTable("bids").set({ renewal_asked_at: now }).where("id", "=", id).execute();
    await logBid(trx, request, bid, "renewal", viewer);
    await notifyBidder(trx, id, request, "renewal", viewer);
    return { id };
  });

export const releaseContact = (id: string, viewer: Viewer): Promise<{ id: string }> =>
  choosing(id, viewer, async (trx, { request, bid }) => {
    if (bid.contact_released_at) return { id };
    if (!isStanding(bid)) throw statusConflict({ status: bid.status });
    await trx.updateTable("bids").set({ contact_released_at: new Date() }).where("id", "=", id).execute();
    await logBid(trx, request, bid, "contact", viewer);
    await notifyBidder(trx, id, request, "contact", viewer);
    return { id };
  });

export async function noteBid({ id, note }: { id: string; note: string }, viewer: Viewer): Promise<{ id: string }> {
  const { request, sides } = await findBid(db, viewer, id);
  if (!isHousehold(sides)) throw forbidden();
  if (!areBidsOpened(request, new Date())) throw stillSealed();
  const words = manyLines(note);
  if (words.length > NOTE_LENGTH) throw invalid({ note: "tooLong" });
  await db
    .updateTable("bids")
    .set({ note: words || null })
    .where("id", "=", id)
    .execute();
  return { id };
}

export async function withdrawBid(id: string, viewer: Viewer): Promise<Moved> {
  return db.transaction().execute(async (trx) => {
    const { bid, request, part } = await findBid(trx, viewer, id, { isLocked: true });
    if (!mayActInName(part)) throw forbidden();
    if (!mayWithdraw(request, bid)) throw statusConflict({ status: bid.status });
    await bidStatus.move(trx, id, "withdraw", { by: viewer });
    if (request.status !== "cancelled" && areBidsOpened(request, new Date())) {
      await logBid(trx, request, bid, "withdrawn");
      await notifyOfBid(trx, request, "withdrawn");
    }
    return { id, status: "withdrawn" };
  });
}
