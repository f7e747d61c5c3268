import { type Kysely, sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { isStanding } from "../requests.policy.ts";
import { dayFrom, deadlineOf } from "../requests.rules.ts";
import type { BidStatus } from "../requests.ts";
import { takeBid } from "./choose.server.ts";
import { requestStatus } from "./request-status.server.ts";
import { copyBrief } from "./send.server.ts";
import { findBid } from "./sides.server.ts";

const OPEN_DAYS = 30;

type Asked = { projectId: string; title: string; words: string; district: string };

/** Asks one professional for a bid on their sample project. */
export async function askSample(trx: Kysely<DB>, viewer: Viewer, { projectId, title, words, district }: Asked): Promise<void> {
  const id = newId();
  const request = { id, project_id: projectId, shows_budget: true, kind: "invited" as const };
  await trx
    .insertInto("requests")
    .values({
      ...{ ...request, owner_id: null, sample_for: viewer.id, idempotency_key: id, title, words, city: "Riyadh", district },
      deadline: deadlineOf(dayFrom(new Date(), OPEN_DAYS)),
    })
    .execute();
  await trx.insertInto("request_invitations").values({ id: newId(), request_id: id, user_id: viewer.id, vendor_id: null }).execute();
  await requestStatus.move(trx, id, "send", { by: null, set: { sent_at: new Date() } });
  await copyBrief(trx, request);
}

type Sample = {
  requestId: string;
  title: string;
  bidId: string | null;
  bid: BidStatus | null;
  isOver: boolean;
};

/** The sample that somebody plays with, as far as its bid is. */
export async function findSample(viewer: Viewer, executor: Kysely<DB> = db): Promise<Sample | null> {
  const { rows } = await sql<Sample>`
    select r.id "requestId", r.title, b.id "bidId", b.status bid, r.status = 'open' and r.deadline <= now() "isOver"
    from requests r left join bids b on b.request_id = r.id where r.sample_for = ${viewer.id}`.execute(executor);
  return rows[0] ?? null;
}

/** The made-up household takes the bid. @throws STATUS_CONFLICT for one that was not sent, or was withdrawn */
export async function takeSampleBid(trx: Kysely<DB>, viewer: Viewer, bidId: string): Promise<void> {
  const { bid, request } = await findBid(trx, viewer, bidId, { isLocked: true });
  if (!isStanding(bid)) throw statusConflict({ status: bid.status });
  await takeBid(trx, null, request, bid);
}
