import { type Kysely, sql } from "kysely";
import { householdOf } from "#app/features/projects/projects/public.server.ts";
import { type Notice, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { rolesThatCan } from "#app/platform/organizations/organization.policy.ts";
import { peopleOf } from "#app/platform/organizations/professionals.server.ts";
import { areaName } from "#app/platform/places/places.ts";
import { lastDayOf } from "../requests.rules.ts";
import { JOBS_PATH, jobPath } from "../requests.ts";

type Request = { id: string; project_id: string; title: string };
type Asked = Request & { city: string; cityAr: string; lastDay: string };
type Placed = Request & { city: string; deadline: Date };
type RequestNews = "closed" | "expired" | "cancelled" | "answered";
type SilentNews = "stopped" | "awarded";
type BidNews = "accepted" | "declined" | "notChosen" | "renewal" | "contact";

/** The people behind rows that name a professional or a vendor: themselves and those of their company, or those of its team, who answer. */
const peopleBehind = (person: string) => sql`
  select w.user_id from ${peopleOf(sql.ref(person), "answer")} w
  union all select om.user_id from ${listings()} v join organization_members om on om.organization_id = v.organization_id
    where v.id = x.vendor_id and om.role = any(${rolesThatCan("answer")}::text[])`;

/** Everybody with a bid that was sent and stands. */
async function biddersOf(trx: Kysely<DB>, requestId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct p.user_id from bids x cross join lateral (${peopleBehind("x.bidder_id")}) p
    where x.request_id = ${requestId} and x.status in ('submitted', 'revised', 'shortlisted')`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** Everybody without a bid that was sent: invited and did not say no, or still writing. Not who has one by another of their names. */
async function silentOf(trx: Kysely<DB>, requestId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with without as (
      select i.user_id, i.vendor_id from request_invitations i where i.request_id = ${requestId}
      union select b.bidder_id, b.vendor_id from bids b where b.request_id = ${requestId} and b.status = 'draft')
    select distinct p.user_id from without x cross join lateral (${peopleBehind("x.user_id")}) p
    where not exists (select from bids b where b.request_id = ${requestId} and b.status <> 'draft' and (b.bidder_id = x.user_id or b.vendor_id = x.vendor_id))
      and not exists (select from request_invitations i where i.request_id = ${requestId} and i.declined_at is not null and (i.user_id = x.user_id or i.vendor_id = x.vendor_id))`.execute(
    trx,
  );
  const bidders = await biddersOf(trx, requestId);
  return rows.map(({ user_id }) => user_id).filter((id) => !bidders.includes(id));
}

/** Everybody who was invited and did not say no. @param only these invitations */
async function invitedTo(trx: Kysely<DB>, requestId: string, only?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct p.user_id from request_invitations x cross join lateral (${peopleBehind("x.user_id")}) p
    where x.request_id = ${requestId} and x.declined_at is null ${only ? sql`and x.id = any(${only}::uuid[])` : sql``}`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

const peopleOfBid = async (trx: Kysely<DB>, bidId: string): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    select distinct p.user_id from bids x cross join lateral (${peopleBehind("x.bidder_id")}) p where x.id = ${bidId}`.execute(trx);
  return rows.map(({ user_id }) => user_id);
};

const others = (ids: readonly string[], actor: AuditActor) => [...new Set(ids)].filter((id) => id !== actor?.id);

/** The household stays unnamed: the actor of what bidders read is nobody. */
const notifyAll = (trx: Kysely<DB>, ids: readonly string[], notice: (userId: string) => Notice) => notifyPerson(trx, ids.map(notice));

/** @param only these invitations, where others were sent before */
export async function notifyInvited(trx: Kysely<DB>, request: Placed, by: AuditActor, only?: readonly string[]): Promise<void> {
  const { title, city: place, deadline } = request;
  const [city, cityAr] = [areaName(place, "en"), areaName(place, "ar")];
  await notifyAll(trx, others(await invitedTo(trx, request.id, only), by), (userId) => ({
    ...{ userId, kind: "request_invited", params: { title, city, cityAr, date: lastDayOf(deadline) }, href: jobPath(request.id) },
  }));
}

/** To the people behind one invitation, who have not answered it. */
export async function notifyReminded(trx: Kysely<DB>, { id, title, deadline }: Placed, by: AuditActor, invitationId: string): Promise<void> {
  const params = { title, news: "reminder", date: lastDayOf(deadline) };
  await notifyAll(trx, others(await invitedTo(trx, id, [invitationId]), by), (userId) => ({ userId, kind: "request_moved", params, href: jobPath(id) }));
}

/** To the people behind an invitation that is taken back: the request is not theirs to read any more. */
export async function notifyUninvited(trx: Kysely<DB>, { id, title }: Request, by: AuditActor, invitationId: string): Promise<void> {
  const notice = { kind: "request_moved", params: { title, news: "withdrawn" }, href: JOBS_PATH } as const;
  await notifyAll(trx, others(await invitedTo(trx, id, [invitationId]), by), (userId) => ({ userId, ...notice }));
}

/** Of an open request; once for each person. */
export async function notifyFitting(trx: Kysely<DB>, request: Asked, people: readonly string[]): Promise<void> {
  const { id, title, city, cityAr, lastDay: date } = request;
  await notifyAll(trx, people, (userId) => ({ userId, kind: "request_fits", params: { title, city, cityAr, date }, href: jobPath(id), groupKey: id }));
}

/** To everybody who bids; of all but the end of the time for bids also to those without a bid. Not to who said no or took a bid back. */
export async function notifyBidders(trx: Kysely<DB>, { id, title }: Request, news: RequestNews, by: AuditActor): Promise<void> {
  const people = [...(await biddersOf(trx, id)), ...(news === "closed" ? [] : await silentOf(trx, id))];
  await notifyAll(trx, others(people, by), (userId) => ({ userId, kind: "request_moved", params: { title, news }, href: jobPath(id) }));
}

/** To those without a bid, who need not write one any more. */
export async function notifySilent(trx: Kysely<DB>, { id, title }: Request, news: SilentNews, by: AuditActor): Promise<void> {
  await notifyAll(trx, others(await silentOf(trx, id), by), (userId) => ({ userId, kind: "request_moved", params: { title, news }, href: jobPath(id) }));
}

type Named = { name: string; name_ar: string | null };

/** To the household: somebody whom it invited says no. */
export async function notifyOfNo(trx: Kysely<DB>, { id, project_id, title }: Request, invitationId: string, reason: string): Promise<void> {
  const { rows } = await sql<Named>`
    select coalesce(v.name, u.name) name, coalesce(v.name_ar, ${personName("ar")}) name_ar from request_invitations x
    left join users u on u.id = x.user_id left join ${listings()} v on v.id = x.vendor_id where x.id = ${invitationId}`.execute(trx);
  const { name, name_ar } = rows[0] ?? { name: "—", name_ar: null };
  const params = { title, news: "own_declined", name, ...(name_ar && { nameAr: name_ar }), hasReason: reason ? "yes" : "no", reason };
  await notifyAll(trx, await householdOf(trx, project_id), (userId) => ({ userId, kind: "request_moved", params, href: jobPath(id) }));
}

export async function notifyHousehold(trx: Kysely<DB>, { id, project_id, title }: Request, news: RequestNews, by: AuditActor): Promise<void> {
  await notifyAll(trx, others(await householdOf(trx, project_id), by), (userId) => ({
    ...{ userId, kind: "request_moved", params: { title, news: `own_${news}` }, href: jobPath(id) },
  }));
}

/** A question came; who asked is nobody's to know. */
export async function notifyOfQuestion(trx: Kysely<DB>, { id, project_id, title }: Request): Promise<void> {
  await notifyAll(trx, await householdOf(trx, project_id), (userId) => ({
    ...{ userId, kind: "request_question", params: { title }, href: jobPath(id), groupKey: id },
  }));
}

/** Of bids that the household may read: nothing is said of sealed ones. */
export async function notifyOfBid(trx: Kysely<DB>, { id, project_id, title }: Request, news: "submitted" | "revised" | "withdrawn"): Promise<void> {
  await notifyAll(trx, await householdOf(trx, project_id), (userId) => ({
    ...{ userId, kind: "bid_received", params: { title, news }, href: jobPath(id), groupKey: `${id} ${news}` },
  }));
}

export async function notifyBidder(trx: Kysely<DB>, bidId: string, { id, title }: Pick<Request, "id" | "title">, news: BidNews, by: AuditActor): Promise<void> {
  await notifyAll(trx, others(await peopleOfBid(trx, bidId), by), (userId) => ({ userId, kind: "bid_moved", params: { title, news }, href: jobPath(id) }));
}

/** The package of a booking, and whom it was booked of; nobody is left of an account that was erased. */
async function readBooked(trx: Kysely<DB>, requestId: string) {
  const { rows } = await sql<{ title: string; title_ar: string | null; name: string | null; name_ar: string | null }>`
    select k.title, k.title_ar, u.name, ${personName("ar")} name_ar from request_packages k
    left join request_invitations x on x.request_id = k.request_id left join users u on u.id = x.user_id where k.request_id = ${requestId} limit 1`.execute(
    trx,
  );
  const [row] = rows;
  return { title: row?.title ?? "", titleAr: row?.title_ar ?? null, name: row?.name ?? "—", nameAr: row?.name_ar ?? null };
}

/** To the professional and those of their company who answer. */
export async function notifyBooked(trx: Kysely<DB>, { id, city: place, deadline }: Placed, by: AuditActor): Promise<void> {
  const { title, titleAr } = await readBooked(trx, id);
  const [city, cityAr] = [areaName(place, "en"), areaName(place, "ar")];
  await notifyAll(trx, others(await invitedTo(trx, id), by), (userId) => ({
    ...{ userId, kind: "package_booked", href: jobPath(id) },
    params: { title, ...(titleAr && { titleAr }), city, cityAr, date: lastDayOf(deadline) },
  }));
}

/** To the household: what became of the package that it booked. */
export async function notifyOfAnswer(trx: Kysely<DB>, { id, project_id }: Request, news: "accepted" | "declined" | "expired", by: AuditActor): Promise<void> {
  const { title, titleAr, name, nameAr } = await readBooked(trx, id);
  await notifyAll(trx, others(await householdOf(trx, project_id), by), (userId) => ({
    ...{ userId, kind: "package_answered", href: jobPath(id) },
    params: { title, ...(titleAr && { titleAr }), name, ...(nameAr && { nameAr }), news },
  }));
}
