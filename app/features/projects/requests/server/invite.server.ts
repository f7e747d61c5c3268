import { type Kysely, sql } from "kysely";
import { recordEvent } from "#app/features/projects/projects/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { askedLately, noMoreBids, type RequestFields } from "../requests.contract.ts";
import { asksByName, mayInvite, mayWithdrawInvitation, takesReminders } from "../requests.policy.ts";
import { turnOf } from "../requests.rules.ts";
import { MOST_INVITED } from "../requests.ts";
import { answerOf, type InvitationState, invitationState, withSentBid } from "./invited.server.ts";
import { notifyInvited, notifyReminded, notifyUninvited } from "./notices.server.ts";
import { addInvitations, countInvitable } from "./save.server.ts";
import { ownRequest, type RequestRow } from "./sides.server.ts";

const EVENT_OF = { invite: "bids.widened", remind: "bids.reminded", uninvite: "bids.narrowed" } as const;

/** In the audit log once, in the project's log with each bidder: of them only the household and the bidder's own side read. */
async function record(trx: Kysely<DB>, viewer: Viewer, request: RequestRow, action: keyof typeof EVENT_OF, bidders: readonly string[]): Promise<void> {
  await recordAudit(trx, { actor: viewer, action: `request.${action}`, entityType: "request", entityId: request.id });
  await recordEvent(
    trx,
    bidders.map((bidder) => ({ projectId: request.project_id, actorId: viewer.id, kind: EVENT_OF[action], data: { request: request.title, bidder } })),
  );
}

type Bidders = Pick<RequestFields, "professionals" | "vendors">;

/** Further bidders of a request that is open. Those already on it stay as they are, so that a second click invites nobody twice. */
export async function inviteBidders({ id, ...chosen }: Bidders & { id: string }, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const request = await ownRequest(trx, viewer, id, { isLocked: true });
    if (!asksByName(request)) throw forbidden();
    if (!mayInvite(request, new Date())) throw noMoreBids();
    const before = await trx.selectFrom("request_invitations").select(["user_id", "vendor_id"]).where("request_id", "=", id).execute();
    const isNew = (one: string) => !before.some(({ user_id, vendor_id }) => one === user_id || one === vendor_id);
    const [professionals, vendors] = [[...new Set(chosen.professionals)].filter(isNew), [...new Set(chosen.vendors)].filter(isNew)];
    const count = professionals.length + vendors.length;
    if (chosen.professionals.length + chosen.vendors.length === 0) throw invalid({ invited: "required" });
    if (count === 0) return { id };
    if (before.length + count > MOST_INVITED) throw invalid({ invited: "tooMany" });
    if ((await countInvitable(trx, viewer, { professionals, vendors })) < count) throw invalid({ invited: "unknown" });
    const invitations = await addInvitations(trx, id, { professionals, vendors });
    await record(trx, viewer, request, "invite", [...professionals, ...vendors]);
    await notifyInvited(trx, request, viewer, invitations);
    return { id };
  });
}

type Invitation = { id: string; invitationId: string };

async function findInvitation(trx: Kysely<DB>, viewer: Viewer, { id, invitationId }: Invitation) {
  const request = await ownRequest(trx, viewer, id, { isLocked: true });
  const { rows } = await sql<InvitationState & { bidder: string }>`
    select ${invitationState}, coalesce(x.user_id, x.vendor_id) bidder from request_invitations x
    ${withSentBid}
    where x.id = ${invitationId} and x.request_id = ${id}`.execute(trx);
  const [invitation] = rows;
  if (!invitation) throw notFound();
  if (!asksByName(request)) throw forbidden();
  return { request, invitation };
}

/** Of somebody whose sealed bid is there nothing differs but that they are not notified: neither the answer nor what is recorded. */
export async function remindBidder({ id, invitationId }: Invitation, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { request, invitation } = await findInvitation(trx, viewer, { id, invitationId });
    const now = new Date();
    if (!takesReminders(request, now)) throw noMoreBids();
    const answer = answerOf(request, invitation, now);
    if (answer) throw statusConflict({ status: answer });
    const turn = turnOf(invitation.reminded_at, now);
    if (turn === "early") throw askedLately();
    if (turn === "same") return { id: invitationId };
    await trx.updateTable("request_invitations").set({ reminded_at: now }).where("id", "=", invitationId).execute();
    await record(trx, viewer, request, "remind", [invitation.bidder]);
    if (!invitation.bid_status) await notifyReminded(trx, request, viewer, invitationId);
    return { id: invitationId };
  });
}

/** With it goes a bid that was only begun; what was written for it stays its author's. A bid that was sent sealed stays, and the household reads the same as of the silent. */
export async function withdrawInvitation({ id, invitationId }: Invitation, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { request, invitation } = await findInvitation(trx, viewer, { id, invitationId });
    const now = new Date();
    if (!mayInvite(request, now)) throw noMoreBids();
    const answer = answerOf(request, invitation, now);
    if (!mayWithdrawInvitation(request, answer, now)) throw statusConflict({ status: answer ?? request.status });
    await record(trx, viewer, request, "uninvite", [invitation.bidder]);
    if (!invitation.bid_status) await notifyUninvited(trx, request, viewer, invitationId);
    await sql`delete from bids b using request_invitations x where x.id = ${invitationId} and b.request_id = x.request_id and b.status = 'draft'
      and (b.bidder_id = x.user_id or b.vendor_id = x.vendor_id)`.execute(trx);
    await trx.deleteFrom("request_invitations").where("id", "=", invitationId).execute();
    return { id: invitationId };
  });
}
