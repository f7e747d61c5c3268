import { sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { InvitableRequest, InvitedBidder } from "../requests.contract.ts";
import { areBidsOpened, mayRemind, mayWithdrawInvitation, type RequestState } from "../requests.policy.ts";
import { lastDayOf } from "../requests.rules.ts";
import type { BidderAnswer, BidStatus } from "../requests.ts";
import { type BidderRow, bidderColumns, presentBidder } from "./bidder-names.server.ts";
import { householdProjects } from "./sides.server.ts";

type Asking = RequestState & { id: string };
/** With the bid that was sent for it. */
export type InvitationState = { declined_at: Date | null; reminded_at: Date | null; bid_status: BidStatus | null; bid_moved_at: Date | null };
/** Of an invitation `x`, joined `withSentBid`. */
export const invitationState = sql`x.declined_at, x.reminded_at, b.status bid_status, b.updated_at bid_moved_at`;
export const withSentBid = sql`left join bids b on b.request_id = x.request_id and (b.bidder_id = x.user_id or b.vendor_id = x.vendor_id) and b.status <> 'draft'`;

type Row = BidderRow & InvitationState & { id: string; request_id: string; has_seen: boolean; reason: string | null };

/** As the household knows it: nothing of bids that are sealed, nor of one that was taken back meanwhile. */
export function answerOf(request: Asking, { declined_at, bid_status, bid_moved_at }: InvitationState, now: Date): BidderAnswer | null {
  const wasKnown = !request.is_sealed || (request.opened_at !== null && bid_moved_at !== null && bid_moved_at >= request.opened_at);
  if (bid_status && areBidsOpened(request, now) && (bid_status !== "withdrawn" || wasKnown)) return bid_status === "withdrawn" ? "withdrawn" : "bid";
  return declined_at ? "declined" : null;
}

/** Whom these requests invited, in the order of the invitations, by request. For their household. */
export async function invitedBidders(requests: readonly Asking[], language: string, now: Date): Promise<Map<string, InvitedBidder[]>> {
  const { rows } = await sql<Row>`
    select x.id, x.request_id, x.seen_at is not null has_seen, x.reason, ${invitationState},
      ${bidderColumns("x.user_id", language)}
    from request_invitations x
    ${withSentBid}
    where x.request_id = any(${requests.map(({ id }) => id)}::uuid[]) order by x.created_at, x.id`.execute(db);
  return new Map(
    requests.map((request) => [
      request.id,
      rows
        .filter(({ request_id }) => request_id === request.id)
        .map((row) => {
          const answer = answerOf(request, row, now);
          return {
            ...presentBidder(row, row.id),
            ...{
              invitationId: row.id,
              hasSeen: row.has_seen,
              answer,
              reason: answer === "declined" ? row.reason : null,
              remindedAt: row.reminded_at?.toISOString() ?? null,
            },
            canRemind: mayRemind(request, { answer, reminded_at: row.reminded_at }, now),
            canWithdraw: mayWithdrawInvitation(request, answer, now),
          };
        }),
    ]),
  );
}

const MOST_INVITABLE = 20;

/** Where the viewer's household can invite further bidders now, and whether this professional is on it. */
export async function listInvitable(viewer: Viewer, professionalId: string): Promise<InvitableRequest[]> {
  const { rows } = await sql<{ id: string; title: string; deadline: Date; is_invited: boolean }>`
    select r.id, r.title, r.deadline, exists (select from request_invitations x where x.request_id = r.id and x.user_id = ${professionalId}) is_invited
    from requests r where r.project_id in ${householdProjects(viewer.id)} and r.kind = 'invited' and r.status = 'open' and r.deadline > now()
    order by r.deadline, r.id limit ${MOST_INVITABLE}`.execute(db);
  return rows.map(({ id, title, deadline, is_invited }) => ({ id, title, lastDay: lastDayOf(deadline), isInvited: is_invited }));
}
