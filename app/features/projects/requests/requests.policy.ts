// Who may do what with a request and its bids. Pure: for services and `permissions` alike.
import type { Selectable } from "kysely";
import { mayActAsProfessional, type Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { turnOf } from "./requests.rules.ts";
import { type BidderAnswer, type BidEnd, type BidStatus, type RequestKind, type RequestStatus, STANDING_BIDS } from "./requests.ts";

/** What a person is to a request. */
export type Sides = { isHousehold: boolean; isInvited: boolean; hasBid: boolean; fits: boolean };

export type RequestState = { kind: RequestKind; status: RequestStatus; is_sealed: boolean; deadline: Date; opened_at: Date | null };
export type BidState = { status: BidStatus; submitted_at: Date | null; renewal_asked_at: Date | null };

export type BidRow = Omit<Selectable<DB["bids"]>, "status"> & { status: BidStatus };

/** Its household, in every state; bidders once it was sent. Administrators are strangers. */
export const maySeeRequest = ({ status }: Pick<RequestState, "status">, { isHousehold, isInvited, hasBid, fits }: Sides): boolean =>
  isHousehold || (status !== "draft" && (isInvited || hasBid || fits));

export const isHousehold = (sides: Sides): boolean => sides.isHousehold;

/** Nobody bids for the work of their own household. */
export const mayBid = ({ isHousehold, isInvited, hasBid, fits }: Sides): boolean => !isHousehold && (isInvited || hasBid || fits);

/** In the name of a vendor or of a professional: those of its people who answer. @param part the viewer's */
export const mayActInName = (part: OrganizationRole | null): boolean => can(part && { role: part }, "answer");

/** To the second of the deadline, whenever the job that closes it runs. */
export const takesBids = ({ kind, status, deadline }: RequestState, now: Date): boolean => kind !== "package" && status === "open" && now < deadline;

/** A booked package that its professional has not answered yet. */
export const awaitsAnswer = ({ kind, status, deadline }: RequestState, now: Date): boolean => kind === "package" && status === "open" && now < deadline;

/** Of people whom the household chose. */
export const asksByName = ({ kind }: Pick<RequestState, "kind">): boolean => kind === "invited";

/** Further bidders can be invited. */
export const mayInvite = (request: RequestState, now: Date): boolean => asksByName(request) && takesBids(request, now);

/** Not in the last hour, in which nobody writes a bid. */
export const takesReminders = (request: RequestState, now: Date): boolean => mayInvite(request, new Date(now.getTime() + HOUR_MS));

/** Somebody without an answer, as far as the household knows: of sealed bids it cannot see which are missing. */
export const mayRemind = (request: RequestState, { answer, reminded_at }: { answer: BidderAnswer | null; reminded_at: Date | null }, now: Date): boolean =>
  takesReminders(request, now) && answer === null && turnOf(reminded_at, now) === "due";

/** Somebody without an answer, as far as the household knows; who bid sealed before stays. */
export const mayWithdrawInvitation = (request: RequestState, answer: BidderAnswer | null, now: Date): boolean => mayInvite(request, now) && answer === null;

/** Whether the owner may know anything of the bids, even how many there are. */
export const areBidsOpened = ({ status, is_sealed, deadline, opened_at }: Omit<RequestState, "kind">, now: Date): boolean =>
  status !== "draft" && (!is_sealed || opened_at !== null || (status === "open" && now >= deadline));

export const mayEdit = ({ status }: Pick<RequestState, "status">): boolean => status === "draft";
export const mayCancel = ({ status }: Pick<RequestState, "status">): boolean => status === "draft" || status === "open" || status === "closed";
/** Ends the time for bids before the deadline, and opens those that are sealed. */
export const mayClose = (request: RequestState, now: Date): boolean => takesBids(request, now);

/** The owner chooses once the bids are opened; of a booked package there is nothing to choose. */
export const mayChoose = (request: RequestState, now: Date): boolean =>
  request.kind !== "package" && (request.status === "open" || request.status === "closed") && areBidsOpened(request, now);

export const isStanding = ({ status }: Pick<BidState, "status">): boolean => (STANDING_BIDS as readonly BidStatus[]).includes(status);

/** While the owner chooses; once in two days. */
export const mayAskRenewal = (bid: BidState, now: Date): boolean => isStanding(bid) && turnOf(bid.renewal_asked_at, now) === "due";

/** Its owner asked for a renewed bid, and none came since. */
export const isRenewalDue = ({ submitted_at, renewal_asked_at }: BidState): boolean =>
  renewal_asked_at !== null && submitted_at !== null && submitted_at < renewal_asked_at;

/** A first bid in time; a revised one in time, or when the owner asked for it. */
export function maySubmit(request: RequestState, bid: BidState, now: Date): boolean {
  if (bid.status === "draft") return takesBids(request, now);
  return isStanding(bid) && (takesBids(request, now) || (request.status === "closed" && isRenewalDue(bid)));
}

/** Why no version of a bid can be sent any more; null while one can. */
export const bidEndOf = (request: RequestState, bid: BidState, now: Date): BidEnd | null =>
  maySubmit(request, bid, now) ? null : bid.status === "withdrawn" ? "withdrawn" : "over";

/** Of a cancelled request, too: its prices are nobody's business any more. */
export const mayWithdraw = ({ status }: Pick<RequestState, "status">, bid: BidState): boolean =>
  (status === "open" || status === "closed" || status === "cancelled") && isStanding(bid);

/** What a bidder reads of its own bid: that it is on the owner's shortlist is the owner's. */
export const statusForBidder = (status: BidStatus, revision: number): BidStatus =>
  status === "shortlisted" ? (revision > 1 ? "revised" : "submitted") : status;

export const isContactReleased = (bid: { contact_released_at: Date | null; status: BidStatus }): boolean =>
  bid.contact_released_at !== null || bid.status === "accepted";

/** Of a booked package: client and professional alone talk about it. */
export const maySeeTalk = (viewer: Pick<Viewer, "id">, { clientId, professionalId }: { clientId: string | null; professionalId: string | null }): boolean =>
  viewer.id === clientId || viewer.id === professionalId;

/** Those who bid find work at /dashboard/jobs, others what they asked for. */
export const isTrade = (viewer: Pick<Viewer, "role" | "isVendorStaff" | "isProfessionalStaff"> | null | undefined): boolean =>
  viewer != null && (mayActAsProfessional(viewer) || viewer.role === "vendor" || viewer.isVendorStaff === true);

/** What /dashboard/jobs shows a person first. */
export type Side = "jobs" | "asked";
export const sideOf = (viewer: Parameters<typeof isTrade>[0]): Side => (isTrade(viewer) ? "jobs" : "asked");
