import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { projectsOf } from "#app/features/projects/projects/public.server.ts";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { membershipOf, organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationAction, OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { professionalsWhere, roleInWork } from "#app/platform/organizations/professionals.server.ts";
import { type BidRow, isHousehold, maySeeRequest, type Sides } from "../requests.policy.ts";
import type { BidStatus, RequestKind, RequestStatus } from "../requests.ts";
import { vendorWork } from "./vendor-work.server.ts";

/** Vendors in whose name a person may do this. */
export const vendorsOf = (userId: string, action: OrganizationAction): RawBuilder<unknown> =>
  sql`(select v.id from ${listings()} v where v.organization_id in ${organizationsWhere(userId, action)})`;

/** The names that count in a query: ids of professionals and of vendors, each a subquery. */
type Names = { viewerId: string; professionals: RawBuilder<unknown>; vendors: RawBuilder<unknown> };

/** Everybody in whose name a person may do this. */
const namesOf = (userId: string, action: OrganizationAction): Names => ({
  viewerId: userId,
  professionals: professionalsWhere(userId, action),
  vendors: vendorsOf(userId, action),
});

/** One of those professionals alone. */
const oneOf = (userId: string, professionalId: string): Names => ({
  viewerId: userId,
  professionals: sql`(select one from unnest(array[${professionalId}::uuid]) one where one in ${professionalsWhere(userId, "read")})`,
  vendors: sql`(select null::uuid where false)`,
});

const ofNames = ({ professionals, vendors }: Names, table: string, person: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${table}.${person}`)} in ${professionals} or ${sql.ref(`${table}.vendor_id`)} in ${vendors})`;

/** A condition on rows that name a professional or a vendor: the person may do this in that name. @param person the column of the professional */
export const inNameOf = (userId: string, table: string, person: string, action: OrganizationAction = "read"): RawBuilder<unknown> =>
  ofNames(namesOf(userId, action), table, person);

/** Puts the person's own name and their vendors' before those of professionals for whom they work. */
export const ownFirst = (userId: string, table: string, person: string): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`${table}.${person}`)} <> ${userId}, false)`;

/** The trade of professionals with each place that they work in: `person` and `kind`. */
const kindsOf = (professionals: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select p.id person, p.professional_type || ':' || place kind from profiles p cross join lateral unnest(p.service_areas || array_remove(array[p.city], null)) place
  where p.id in ${professionals} and p.professional_type is not null and exists (select from user_directory d where d.user_id = p.id and d.role = 'professional')`;

const kindsOfVendors = (vendors: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select w.vendor_id, category || ':' || place kind from ${vendorWork()} w cross join lateral unnest(w.category_ids) category cross join lateral unnest(w.places) place
  where w.vendor_id in ${vendors}`;

const arrayOf = (professionals: RawBuilder<unknown>, vendors: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(array_agg(kind), '{}') from (select kind from (${kindsOf(professionals)}) p union all select kind from (${kindsOfVendors(vendors)}) v) kinds)`;

/** Professionals that the open request `r` fits, not those whose own household asks. */
const fitting = (professionals: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select k.person from (${kindsOf(professionals)}) k where k.kind = any(r.fits) and r.project_id not in ${householdProjects(sql`k.person`)}`;

/** A condition: the open request `r` fits one of these names. */
const fitsNames = ({ viewerId, professionals, vendors }: Names): RawBuilder<unknown> =>
  // Once for the index, then without what fits someone who asks for it themselves.
  sql`(r.fits && ${arrayOf(professionals, vendors)} and (r.fits && ${arrayOf(sql`(${viewerId}::uuid)`, vendors)} or exists (${fitting(professionals)})))`;

/** The open request `r` fits the viewer as a professional, one for whom they work, or a vendor on whose team they are. */
export const fitsViewer = (userId: string): RawBuilder<unknown> => fitsNames(namesOf(userId, "read"));

/** In whose name the viewer bids for an open request `r`: their own, that of a professional for whom they work, or that of the vendor that fits. */
const fittingProfessional = ({ viewerId, professionals }: Names): RawBuilder<unknown> =>
  sql`case when r.kind = 'open' then (select f.person from (${fitting(professionals)}) f order by f.person <> ${viewerId}, f.person limit 1) end`;
const fittingVendor = ({ vendors }: Names): RawBuilder<unknown> =>
  sql`case when r.kind = 'open' then (select k.vendor_id from (${kindsOfVendors(vendors)}) k where k.kind = any(r.fits) order by 1 limit 1) end`;

/** Projects whose household a person belongs to. @param userId a value, or a column of the query around it */
export const householdProjects = (userId: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select m.id from ${projectsOf(userId)} m where m.access <> 'professional')`;

type Invitation = { id: string; user_id: string | null; vendor_id: string | null; seen_at: string | null; declined_at: string | null };
export type RequestRow = Omit<Selectable<DB["requests"]>, "status" | "kind"> & { status: RequestStatus; kind: RequestKind };
type Found = RequestRow & {
  is_household: boolean;
  fits_viewer: boolean;
  fits_professional_id: string | null;
  fits_vendor_id: string | null;
  invitation: Invitation | null;
  bid_id: string | null;
  bid_bidder_id: string | null;
  bid_vendor_id: string | null;
};
/** In whose name someone bids: a vendor's, or a professional's. */
export type BidName = { professionalId: string | null; vendorId: string | null };
export type SeenRequest = { request: RequestRow; sides: Sides; invitation: Invitation | null; bidId: string | null; name: BidName };

type Options = {
  /** Others who change it wait until the transaction ends. */
  isLocked?: boolean;
  /** In this name, where the viewer has several. */
  professionalId?: string | undefined;
};

/** A request with what the viewer is to it. NOT_FOUND for strangers, to whom it does not exist. */
export async function findRequest(
  executor: Kysely<DB>,
  viewer: Pick<Viewer, "id">,
  id: string,
  { isLocked = false, professionalId }: Options = {},
): Promise<SeenRequest> {
  // A statement of its own: what others wrote before they let go of the lock is seen by the next one alone.
  if (isLocked) await executor.selectFrom("requests").select("id").where("id", "=", id).forUpdate().execute();
  const names = professionalId ? oneOf(viewer.id, professionalId) : namesOf(viewer.id, "read");
  const { rows } = await sql<Found>`
    select r.*, r.project_id in ${householdProjects(viewer.id)} is_household,
      r.kind = 'open' and r.status = 'open' and ${fitsNames(names)} fits_viewer, ${fittingProfessional(names)} fits_professional_id, ${fittingVendor(names)} fits_vendor_id,
      (select json_build_object('id', i.id, 'user_id', i.user_id, 'vendor_id', i.vendor_id, 'seen_at', i.seen_at, 'declined_at', i.declined_at)
        from request_invitations i where i.request_id = r.id and ${ofNames(names, "i", "user_id")}
        order by ${ownFirst(viewer.id, "i", "user_id")}, i.vendor_id nulls first, i.id limit 1) invitation,
      b.id bid_id, b.bidder_id bid_bidder_id, b.vendor_id bid_vendor_id
    from requests r
    left join lateral (select b.id, b.bidder_id, b.vendor_id from bids b where b.request_id = r.id and ${ofNames(names, "b", "bidder_id")}
      order by ${ownFirst(viewer.id, "b", "bidder_id")}, b.created_at limit 1) b on true
    where r.id = ${id} and (r.sample_for is null or r.sample_for = ${viewer.id})`.execute(executor);
  const [found] = rows;
  if (!found) throw notFound();
  const { is_household, fits_viewer, fits_professional_id, fits_vendor_id, invitation, bid_id, bid_bidder_id, bid_vendor_id, ...request } = found;
  const sides = { isHousehold: is_household, isInvited: invitation !== null, hasBid: bid_id !== null, fits: fits_viewer };
  if (!maySeeRequest(request, sides)) throw notFound();
  const [professional, vendor] = bid_id
    ? [bid_bidder_id, bid_vendor_id]
    : invitation
      ? [invitation.user_id, invitation.vendor_id]
      : [fits_professional_id, fits_professional_id ? null : fits_vendor_id];
  return { request, sides, invitation, bidId: bid_id, name: { professionalId: professional, vendorId: vendor } };
}

/** The professionals in whose name the viewer may bid: themselves first. Empty unless there are several. */
export async function professionalsBehind(viewer: Viewer, requestId: string, language: string): Promise<{ id: string; name: string }[]> {
  const professionals = professionalsWhere(viewer.id, "answer");
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, ${personName(language)} name from requests r join users u on u.id in ${professionals}
    where r.id = ${requestId} and (exists (select from request_invitations i where i.request_id = r.id and i.user_id = u.id)
      or exists (select from bids b where b.request_id = r.id and b.bidder_id = u.id)
      or (r.kind = 'open' and r.status = 'open' and u.id in (${fitting(professionals)})))
    order by u.id <> ${viewer.id}, u.name, u.id limit 100`.execute(db);
  return rows.length > 1 ? rows : [];
}

/** For the household. NOT_FOUND for strangers, FORBIDDEN for bidders. */
export async function ownRequest(executor: Kysely<DB>, viewer: Viewer, id: string, options?: Options): Promise<RequestRow> {
  const { request, sides } = await findRequest(executor, viewer, id, options);
  if (!isHousehold(sides)) throw forbidden();
  return request;
}

export type SeenBid = { bid: BidRow; request: RequestRow; sides: Sides; part: OrganizationRole | null };

/** The viewer's part in a name: on the vendor's team, or in the professional's work. */
export async function partIn(executor: Kysely<DB>, viewer: Viewer, { professionalId, vendorId }: BidName): Promise<OrganizationRole | null> {
  if (!vendorId) return professionalId === null ? null : roleInWork(executor, professionalId, viewer.id);
  const vendor = await executor.selectFrom(listings().as("v")).select("organization_id").where("id", "=", vendorId).executeTakeFirst();
  return (await membershipOf(executor, vendor?.organization_id ?? null, viewer.id))?.role ?? null;
}

/** A bid and its request, which is locked first. NOT_FOUND unless the viewer may read the request. */
export async function findBid(executor: Kysely<DB>, viewer: Viewer, id: string, { isLocked = false }: Options = {}): Promise<SeenBid> {
  const row = await executor.selectFrom("bids").select("request_id").where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const { request, sides } = await findRequest(executor, viewer, row.request_id, { isLocked });
  const bid = await executor
    .selectFrom("bids")
    .selectAll()
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const part = await partIn(executor, viewer, { professionalId: bid.bidder_id, vendorId: bid.vendor_id });
  return { bid: { ...bid, status: bid.status as BidStatus }, request, sides, part };
}
