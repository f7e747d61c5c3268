import { type Kysely, sql } from "kysely";
import { forbidden } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { areBidsOpened, bidEndOf, mayActInName, mayBid, maySubmit, type RequestState, takesBids } from "../requests.policy.ts";
import type { BidEnd, BidStatus } from "../requests.ts";
import { bidStatus } from "./bid-status.server.ts";
import { logBid } from "./log.server.ts";
import { notifyOfBid } from "./notices.server.ts";
import { type BidName, findBid, findRequest, partIn } from "./sides.server.ts";

export type AskedLine = {
  number: number;
  roomKind: string | null;
  room: string | null;
  name: string;
  quantity: number | null;
  unit: string | null;
  note: string | null;
};
type BegunBid = BidName & { id: string; title: string; sampleFor: string | null; items: AskedLine[] };

/** The bid of the viewer's side on a request, begun where there is none; null when bids are no longer taken. @throws NOT_FOUND, FORBIDDEN */
export async function beginBid(trx: Kysely<DB>, viewer: Viewer, requestId: string, professionalId?: string): Promise<BegunBid | null> {
  const { request, sides, bidId, name } = await findRequest(trx, viewer, requestId, { isLocked: true, professionalId });
  if (!mayBid(sides) || !mayActInName(await partIn(trx, viewer, name))) throw forbidden();
  if (!bidId && !takesBids(request, new Date())) return null;
  const id = bidId ?? newId();
  if (!bidId)
    await trx
      .insertInto("bids")
      .values({ id, request_id: requestId, bidder_id: name.professionalId, vendor_id: name.vendorId, sample_for: request.sample_for })
      .execute();
  return { id, title: request.title, sampleFor: request.sample_for, ...name, items: await linesOf(trx, requestId) };
}

/** What a request asks for, line by line. Access: those who may read the request. */
async function linesOf(executor: Kysely<DB>, requestId: string): Promise<AskedLine[]> {
  return executor
    .selectFrom("request_items")
    .select(["number", "room_kind as roomKind", "room", "name", "quantity", "unit", "note"])
    .where("request_id", "=", requestId)
    .orderBy("number")
    .execute();
}

/** Of a bid whose author reads it. */
export async function linesOfBid(executor: Kysely<DB>, bidId: string): Promise<{ requestId: string; items: AskedLine[] }> {
  const { request_id } = await executor.selectFrom("bids").select("request_id").where("id", "=", bidId).executeTakeFirstOrThrow();
  return { requestId: request_id, items: await linesOf(executor, request_id) };
}

/** Of a bid whose author reads it: why no version of it can be sent any more. */
export async function endOfBid(executor: Kysely<DB>, bidId: string): Promise<BidEnd | null> {
  const { request_id, status, ...times } = await executor
    .selectFrom("bids")
    .select(["request_id", "status", "submitted_at", "renewal_asked_at"])
    .where("id", "=", bidId)
    .executeTakeFirstOrThrow();
  const request = await executor
    .selectFrom("requests")
    .select(["kind", "status", "is_sealed", "deadline", "opened_at"])
    .where("id", "=", request_id)
    .executeTakeFirstOrThrow();
  return bidEndOf(request as RequestState, { ...times, status: status as BidStatus }, new Date());
}

type Sent = { revision: number; total: number; validUntil: string };

/** A revision of a bid was sent. A sealed one notifies nobody, and leaves a 'no' before it as the household reads it. @returns false when it came too late @throws NOT_FOUND, FORBIDDEN */
export async function submitBid(trx: Kysely<DB>, viewer: Viewer, id: string, { revision, total, validUntil }: Sent): Promise<boolean> {
  const { bid, request, part } = await findBid(trx, viewer, id, { isLocked: true });
  if (!mayActInName(part)) throw forbidden();
  const now = new Date();
  if (!maySubmit(request, bid, now)) return false;
  const move = bid.status === "draft" ? "submit" : "revise";
  await bidStatus.move(trx, id, move, { by: viewer, set: { revision, total, submitted_at: now, valid_until: sql<Date>`${validUntil}::date` } });
  if (areBidsOpened(request, now)) {
    await logBid(trx, request, { ...bid, total }, move === "submit" ? "received" : "revised");
    await notifyOfBid(trx, request, move === "submit" ? "submitted" : "revised");
  }
  return true;
}
