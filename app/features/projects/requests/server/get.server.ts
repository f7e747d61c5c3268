import { type Selectable, sql } from "kysely";
import { presentPackage } from "#app/features/people/packages/public.server.ts";
import { forbidden } from "#app/platform/api/errors.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { money } from "#app/platform/money/money.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { presentPieces, type StoredPiece } from "#app/platform/pieces/pieces.server.ts";
import { areaName } from "#app/platform/places/places.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { Booking } from "../bookings.contract.ts";
import type { RequestBrief } from "../brief.contract.ts";
import type { ReceivedBid, RequestDetail, RequestFields } from "../requests.contract.ts";
import {
  areBidsOpened,
  awaitsAnswer,
  isContactReleased,
  isHousehold,
  isRenewalDue,
  mayActInName,
  mayAskRenewal,
  mayBid,
  mayCancel,
  mayChoose,
  mayClose,
  mayEdit,
  mayInvite,
  maySeeTalk,
  maySubmit,
  mayWithdraw,
  statusForBidder,
  takesBids,
} from "../requests.policy.ts";
import { lastDayOf } from "../requests.rules.ts";
import { type BidStatus, MOST_INVITED } from "../requests.ts";
import { facesOf } from "./bidder-faces.server.ts";
import { type BidderRow, bidderColumns, presentBidder } from "./bidder-names.server.ts";
import { invitedBidders } from "./invited.server.ts";
import { type BidName, findRequest, ownRequest, partIn, professionalsBehind, type RequestRow, type SeenRequest } from "./sides.server.ts";

type BidColumns = {
  id: string;
  status: BidStatus;
  revision: number;
  total: number | null;
  valid_until: string | null;
  submitted_at: Date | null;
  renewal_asked_at: Date | null;
  contact_released_at: Date | null;
  note: string | null;
};
const bidColumns = sql`x.id, x.status, x.revision, x.total, x.valid_until::text valid_until, x.submitted_at, x.renewal_asked_at, x.contact_released_at, x.note`;

/** Bids that were sent and not taken back, the lowest first. For the household, once they are opened. */
export async function receivedBids(id: string, language: string): Promise<ReceivedBid[]> {
  const { rows } = await sql<BidColumns & BidderRow & { submitted_at: Date }>`
    select ${bidColumns}, ${bidderColumns("x.bidder_id", language)} from bids x
    where x.request_id = ${id} and x.status not in ('draft', 'withdrawn') order by x.total, x.id limit 100`.execute(db);
  const faces = await facesOf(
    rows.flatMap(({ vendor_id, person_id }) => vendor_id ?? person_id ?? []),
    language,
  );
  const now = new Date();
  return rows.map((row) => ({
    ...{ id: row.id, bidder: presentBidder(row, row.id), status: row.status, revision: row.revision },
    face: faces.get(row.vendor_id ?? row.person_id ?? "") ?? null,
    ...{ total: { amount: Number(row.total), currency: "SAR" }, validUntil: row.valid_until, submittedAt: row.submitted_at.toISOString() },
    ...{ note: row.note ?? "", isContactReleased: isContactReleased(row), isRenewalDue: isRenewalDue(row), canAskRenewal: mayAskRenewal(row, now) },
  }));
}

async function ownerPart(request: RequestRow, language: string, now: Date): Promise<RequestDetail["owner"]> {
  const [invited, bids] = await Promise.all([
    invitedBidders([request], language, now),
    areBidsOpened(request, now) ? receivedBids(request.id, language) : Promise.resolve(null),
  ]);
  return { projectId: request.project_id, invited: invited.get(request.id) ?? [], showsBudget: request.shows_budget, bids };
}

async function ownBid(id: string | null): Promise<BidColumns | null> {
  if (!id) return null;
  const { rows } = await sql<BidColumns>`select ${bidColumns} from bids x where x.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function contactOf(request: RequestRow, language: string): Promise<{ name: string; phone: string | null; street: string | null }> {
  if (request.sample_for) return { name: (await translator(language, "samples.brief"))("client"), phone: null, street: null };
  const { rows } = await sql<{ name: string; phone: string | null; street: string | null }>`
    select ${personName(language)} name, f.phone, p.street from users u left join profiles f on f.id = u.id
    left join projects p on p.id = ${request.project_id} where u.id = ${request.owner_id}`.execute(db);
  const [owner] = rows;
  return owner ? { ...owner, phone: shownPhone(owner.phone) } : { name: "—", phone: null, street: null };
}

type NamedRow = { id: string; name: string; name_ar: string | null; slug: string | null };

/** In whose name the viewer bids, where it is not their own. */
async function shownName({ professionalId, vendorId }: BidName, viewer: Viewer, language: string) {
  const { rows } = vendorId
    ? await sql<NamedRow>`select v.id, v.name, v.name_ar, v.slug from ${listings()} v where v.id = ${vendorId}`.execute(db)
    : await sql<NamedRow>`select u.id, ${personName(language)} name, null name_ar, null slug from users u
        where u.id = ${professionalId} and u.id <> ${viewer.id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...{ id: row.id, name: localText(row.name, row.name_ar, language), isVendor: row.slug !== null },
    href: row.slug === null ? `/professionals/profile/${row.id}` : `/vendors/${encodeURIComponent(row.slug)}`,
  };
}

async function bidderPart(seen: SeenRequest, bid: BidColumns | null, viewer: Viewer, language: string): Promise<RequestDetail["bidder"]> {
  const { request, invitation, name } = seen;
  const released = bid && isContactReleased(bid) ? await contactOf(request, language) : null;
  return {
    ...{ isInvited: invitation !== null, hasDeclined: invitation?.declined_at != null && (bid === null || bid.status === "draft") },
    inNameOf: await shownName(name, viewer, language),
    names: await professionalsBehind(viewer, request.id, language),
    bid: bid && presentOwnBid(bid),
    // The street is whose who works there.
    contact: released && { ...released, street: bid?.status === "accepted" ? released.street : null },
  };
}

export const presentOwnBid = (bid: Pick<BidColumns, "id" | "status" | "revision" | "total" | "submitted_at">) => ({
  ...{ id: bid.id, status: statusForBidder(bid.status, bid.revision), revision: bid.revision },
  total: money(bid.total === null ? null : Number(bid.total), "SAR"),
  submittedAt: bid.submitted_at ? new Date(bid.submitted_at).toISOString() : null,
});

/** As it was frozen: what its pieces cost today is read anew. */
type StoredBrief = Omit<RequestBrief, "pieces"> & { pieces: StoredPiece[] };

const EMPTY_BRIEF: StoredBrief = {
  ...{ work: null, property: null, occupancy: null, permits: null, styles: [], about: null, must: null, mustNot: null },
  ...{ builtYear: null, rooms: [] },
  ...{ startsOn: null, budgetMin: null, budgetMax: null, pieces: [] },
};

type BookingRow = Selectable<DB["request_packages"]> & { client_id: string | null; owner_id: string | null; reason: string | null };

async function bookingOf({ id, kind }: RequestRow, viewer: Viewer, language: string): Promise<Booking | null> {
  if (kind !== "package") return null;
  const { rows } =
    await sql<BookingRow>`select k.*, r.owner_id client_id, i.user_id owner_id, i.reason from request_packages k join requests r on r.id = k.request_id
    left join request_invitations i on i.request_id = k.request_id where k.request_id = ${id} limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const talks = maySeeTalk(viewer, { clientId: row.client_id, professionalId: row.owner_id });
  return {
    ...presentPackage(row, language),
    ...{ total: { amount: Number(row.total), currency: "SAR" }, conversationId: talks ? row.conversation_id : null, reason: row.reason },
  };
}

/** For its household and for bidders: each reads its own part. */
export async function getRequest(
  { id, professionalId }: { id: string; professionalId?: string | undefined },
  viewer: Viewer,
  language: string,
): Promise<RequestDetail> {
  const seen = await findRequest(db, viewer, id, { professionalId });
  const { request, sides } = seen;
  const now = new Date();
  const isOwn = isHousehold(sides);
  const brief: StoredBrief = { ...EMPTY_BRIEF, ...(request.brief as Partial<StoredBrief>) };
  const [items, files, pieces, questions, bid, booking] = await Promise.all([
    db.selectFrom("request_items").selectAll().where("request_id", "=", id).orderBy("number").execute(),
    db
      .selectFrom("request_files as r")
      .innerJoin("files as f", "f.id", "r.file_id")
      .select(["f.id", "r.name", "f.mime", "f.width", "f.height", "f.placeholder as blur"])
      .where("r.request_id", "=", id)
      .orderBy("r.position")
      .execute(),
    presentPieces(brief.pieces, language),
    questionsOf(id, viewer.id, isOwn),
    isOwn ? null : ownBid(seen.bidId),
    bookingOf(request, viewer, language),
  ]);
  const [owner, bidder] = await Promise.all([isOwn ? ownerPart(request, language, now) : null, isOwn ? null : bidderPart(seen, bid, viewer, language)]);
  const canAct = !isOwn && mayActInName(await partIn(db, viewer, seen.name));
  const canAccept = canAct && seen.invitation !== null && awaitsAnswer(request, now);
  return {
    ...{
      id,
      kind: request.kind,
      isSample: request.sample_for !== null,
      status: request.status,
      title: booking?.title ?? request.title,
      words: request.words ?? "",
      trades: request.trades,
    },
    ...{ booking, city: areaName(request.city, language), district: request.district, isSealed: request.is_sealed, lastDay: lastDayOf(request.deadline) },
    sentAt: request.sent_at?.toISOString() ?? null,
    brief: { ...brief, pieces },
    items: items.map(({ number, room_kind, room, name, quantity, unit, note }) => ({ number, roomKind: room_kind, room, name, quantity, unit, note })),
    files,
    questions,
    owner,
    bidder,
    permissions: {
      ...{ canEdit: isOwn && mayEdit(request), canCancel: isOwn && mayCancel(request), canClose: isOwn && mayClose(request, now) },
      canInvite: owner !== null && mayInvite(request, now) && owner.invited.length < MOST_INVITED,
      ...{ canChoose: isOwn && mayChoose(request, now), canAnswer: isOwn && request.status !== "cancelled" },
      // Nobody would answer.
      canAsk: canAct && !request.sample_for && mayBid(sides) && takesBids(request, now),
      canBid: canAct && mayBid(sides) && (bid ? maySubmit(request, bid, now) : takesBids(request, now)),
      canAccept,
      canDecline:
        canAccept ||
        (canAct && seen.invitation !== null && seen.invitation.declined_at === null && (bid === null || bid.status === "draft") && takesBids(request, now)),
      canWithdraw: canAct && bid !== null && mayWithdraw(request, bid),
    },
  };
}

/** Bidders read what was answered and what they asked themselves; nobody reads who asked. */
async function questionsOf(requestId: string, viewerId: string, isOwn: boolean): Promise<RequestDetail["questions"]> {
  const { rows } = await sql<{ id: string; body: string; answer: string | null; is_mine: boolean; created_at: Date }>`
    select id, body, answer, author_id is not distinct from ${viewerId}::uuid is_mine, created_at from request_questions
    where request_id = ${requestId} and (${isOwn} or answer is not null or author_id = ${viewerId}) order by created_at, id limit 200`.execute(db);
  return rows.map(({ id, body, answer, is_mine, created_at }) => ({ id, body, answer, isMine: is_mine, createdAt: created_at.toISOString() }));
}

/** To go on with it. STATUS: of the household; a sent one is read by `getRequest`. */
export async function getDraft(
  id: string,
  viewer: Viewer,
  language: string,
): Promise<RequestFields & { id: string; invited: { id: string; name: string; href: string | null; isVendor: boolean }[] }> {
  const request = await ownRequest(db, viewer, id);
  if (!mayEdit(request)) throw forbidden();
  const invited = ((await invitedBidders([request], language, new Date())).get(id) ?? []).map(({ id: personId, name, href, isVendor }) => ({
    ...{ id: personId, name, href, isVendor },
  }));
  const ids = (isVendor: boolean) => invited.filter((person) => person.isVendor === isVendor).map((person) => person.id);
  return {
    ...{
      id,
      projectId: request.project_id,
      title: request.title,
      kind: request.kind as RequestFields["kind"],
      professionals: ids(false),
      vendors: ids(true),
      trades: request.trades,
    },
    categories: request.categories,
    ...{ words: request.words ?? "", lastDay: lastDayOf(request.deadline), isSealed: request.is_sealed, showsBudget: request.shows_budget, invited },
  };
}

/** Photographs and plans of a request are for its household and for those who may read it. */
export async function maySeeRequestFile(viewer: Viewer | null, fileId: string): Promise<boolean> {
  if (!viewer) return false;
  const rows = await db.selectFrom("request_files").select("request_id").where("file_id", "=", fileId).limit(20).execute();
  for (const { request_id } of rows) {
    const seen = await findRequest(db, viewer, request_id).catch(() => null);
    if (seen) return true;
  }
  return false;
}
