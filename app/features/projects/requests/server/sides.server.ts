import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { projectsOf } from "#app/features/projects/projects/public.server.ts";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationAction } from "#app/platform/organizations/organization.policy.ts";
import { type BidRow, isHousehold, maySeeRequest, type Sides } from "../requests.policy.ts";
import type { BidStatus, RequestKind, RequestStatus } from "../requests.ts";
import { vendorWork } from "./vendor-work.server.ts";

/** Vendors in whose name a person may do this. */
export const vendorsOf = (userId: string, action: OrganizationAction): RawBuilder<unknown> =>
  sql`(select v.id from ${listings()} v where v.organization_id in ${organizationsWhere(userId, action)})`;

/** A professional's trade with each place they work in; no row for anybody else. */
const ownKinds = (userId: string): RawBuilder<unknown> => sql`
  select p.professional_type || ':' || place kind from profiles p cross join lateral unnest(p.service_areas || array_remove(array[p.city], null)) place
  where p.id = ${userId} and p.professional_type is not null and exists (select from user_directory d where d.user_id = p.id and d.role = 'professional')`;

/** What requests a person fits: as a professional, and for the vendors on whose team they are. */
export const fitsOf = (userId: string): RawBuilder<unknown> => sql`(
  select coalesce(array_agg(kind), '{}') from (${ownKinds(userId)} union all
    select category || ':' || place from ${vendorWork()} w cross join lateral unnest(w.category_ids) category cross join lateral unnest(w.places) place
    where w.vendor_id in ${vendorsOf(userId, "read")}) kinds)`;

/** In whose name the viewer bids for an open request `r`: a professional in their own, others in that of the vendor that fits. */
const fittingVendor = (
  userId: string,
): RawBuilder<unknown> => sql`case when r.kind = 'open' and not exists (select from (${ownKinds(userId)}) k where k.kind = any(r.fits)) then (
  select w.vendor_id from ${vendorWork()} w cross join lateral unnest(w.category_ids) category cross join lateral unnest(w.places) place
  where w.vendor_id in ${vendorsOf(userId, "read")} and category || ':' || place = any(r.fits) order by 1 limit 1) end`;

/** Projects whose household a person belongs to. */
export const householdProjects = (userId: string): RawBuilder<unknown> => sql`(select m.id from ${projectsOf(userId)} m where m.access <> 'professional')`;

type Invitation = { id: string; vendor_id: string | null; seen_at: string | null; declined_at: string | null };
export type RequestRow = Omit<Selectable<DB["requests"]>, "status" | "kind"> & { status: RequestStatus; kind: RequestKind };
type Found = RequestRow & {
  is_household: boolean;
  fits_viewer: boolean;
  fits_vendor_id: string | null;
  invitation: Invitation | null;
  bid_id: string | null;
  bid_vendor_id: string | null;
};
export type SeenRequest = { request: RequestRow; sides: Sides; invitation: Invitation | null; bidId: string | null; vendorId: string | null };

type Options = { /** Others who change it wait until the transaction ends. */ isLocked?: boolean };

/** A request with what the viewer is to it. NOT_FOUND for strangers, to whom it does not exist. */
export async function findRequest(executor: Kysely<DB>, viewer: Viewer, id: string, { isLocked = false }: Options = {}): Promise<SeenRequest> {
  // A statement of its own: what others wrote before they let go of the lock is seen by the next one alone.
  if (isLocked) await executor.selectFrom("requests").select("id").where("id", "=", id).forUpdate().execute();
  const mine = (table: string, person: string) =>
    sql`(${sql.ref(`${table}.${person}`)} = ${viewer.id} or ${sql.ref(`${table}.vendor_id`)} in ${vendorsOf(viewer.id, "read")})`;
  const { rows } = await sql<Found>`
    select r.*, r.project_id in ${householdProjects(viewer.id)} is_household,
      r.kind = 'open' and r.status = 'open' and r.fits && ${fitsOf(viewer.id)} fits_viewer, ${fittingVendor(viewer.id)} fits_vendor_id,
      (select json_build_object('id', i.id, 'vendor_id', i.vendor_id, 'seen_at', i.seen_at, 'declined_at', i.declined_at)
        from request_invitations i where i.request_id = r.id and ${mine("i", "user_id")} order by i.vendor_id nulls first limit 1) invitation,
      b.id bid_id, b.vendor_id bid_vendor_id
    from requests r
    left join lateral (select b.id, b.vendor_id from bids b where b.request_id = r.id and ${mine("b", "bidder_id")} order by b.created_at limit 1) b on true
    where r.id = ${id}`.execute(executor);
  const [found] = rows;
  if (!found) throw notFound();
  const { is_household, fits_viewer, fits_vendor_id, invitation, bid_id, bid_vendor_id, ...request } = found;
  const sides = { isHousehold: is_household, isInvited: invitation !== null, hasBid: bid_id !== null, fits: fits_viewer };
  if (!maySeeRequest(request, sides)) throw notFound();
  const vendorId = bid_id ? bid_vendor_id : invitation ? invitation.vendor_id : fits_vendor_id;
  return { request, sides, invitation, bidId: bid_id, vendorId };
}

/** For the household. NOT_FOUND for strangers, FORBIDDEN for bidders. */
export async function ownRequest(executor: Kysely<DB>, viewer: Viewer, id: string, options?: Options): Promise<RequestRow> {
  const { request, sides } = await findRequest(executor, viewer, id, options);
  if (!isHousehold(sides)) throw forbidden();
  return request;
}

export type SeenBid = { bid: BidRow; request: RequestRow; sides: Sides; isAuthor: boolean };

/** A bid and its request, which is locked first. NOT_FOUND unless the viewer may read the request. */
export async function findBid(executor: Kysely<DB>, viewer: Viewer, id: string, { isLocked = false }: Options = {}): Promise<SeenBid> {
  const row = await executor.selectFrom("bids").select("request_id").where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const { request, sides, bidId } = await findRequest(executor, viewer, row.request_id, { isLocked });
  const bid = await executor
    .selectFrom("bids")
    .selectAll()
    .where("id", "=", id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return { bid: { ...bid, status: bid.status as BidStatus }, request, sides, isAuthor: bidId === id };
}
