import { type Kysely, sql, type Transaction } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceTeam } from "#app/platform/organizations/membership.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { changeVendor } from "../admin/server/edit.server.ts";
import { readVendor } from "../admin/server/record.server.ts";
import type { Author } from "../admin/server/service.server.ts";
import type { AdminVendor } from "../vendors.admin.contract.ts";
import type { VendorFields } from "../vendors.admin.rules.ts";
import type { AdminVendorStatus } from "../vendors.admin.ts";
import type { Listing, ListingSummary } from "../vendors.listing.contract.ts";
import { DIRECT_FIELDS, SENSITIVE_FIELDS } from "../vendors.listing.ts";
import { openRequest, requestChange, type SensitiveChanges, withdrawRequests } from "./listing-changes.server.ts";
import { requireVendorTeam, vendorsWhere } from "./team.server.ts";

/** Without the fields that only staff see. */
const forTeam = (vendor: AdminVendor): AdminVendor => ({ ...vendor, notesInternal: null, vendorId: null, ownerEmail: null, ownerName: null });

type Row = { id: string; name: string; nameAr: string | null; slug: string; status: AdminVendorStatus; isWaiting: boolean };

export async function listListings(viewer: Viewer): Promise<ListingSummary[]> {
  const { rows } = await sql<Row>`select v.id, v.name, v.name_ar "nameAr", v.slug, v.status,
      exists (select from vendor_change_requests c where c.vendor_id = v.id and c.status = 'open') "isWaiting"
    from vendors v where v.id in ${vendorsWhere(viewer.id, "read")} and v.deleted_at is null order by v.name_key, v.id`.execute(db);
  return rows;
}

export async function getListing(viewer: Viewer, id: string, language: string): Promise<Listing> {
  const { canEdit } = await requireVendorTeam(db, viewer, id, "read");
  const [vendor, request] = await Promise.all([readVendor(db, id, language), openRequest(db, id)]);
  return { vendor: forTeam(vendor), request, canEdit };
}

/** Accepts only pictures of this vendor or uploaded by the viewer, not other people's by id. */
async function checkPictures(trx: Kysely<DB>, viewer: Viewer, before: AdminVendor, { logo, photos = [] }: Partial<VendorFields>): Promise<void> {
  const known = new Set([...before.photos.map(({ id }) => id), ...(before.logo ? [before.logo.id] : [])]);
  const added = [...photos, ...(logo ? [logo] : [])].map(({ id }) => id).filter((id) => !known.has(id));
  if (added.length === 0) return;
  const own = await trx.selectFrom("files").select("id").where("id", "in", added).where("owner_id", "=", viewer.id).execute();
  const ids = new Set(own.map(({ id }) => id));
  const isMissing = (id: string) => !known.has(id) && !ids.has(id);
  const problems = { ...(logo && isMissing(logo.id) && { logo: "unknownPhoto" }), ...(photos.some(({ id }) => isMissing(id)) && { photos: "unknownPhoto" }) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const pick = <Field extends keyof VendorFields>(changes: Partial<VendorFields>, fields: readonly Field[]): Partial<Pick<VendorFields, Field>> =>
  Object.fromEntries(fields.filter((field) => changes[field] !== undefined).map((field) => [field, changes[field]])) as Partial<Pick<VendorFields, Field>>;

type Edit = { id: string; version: string; changes: Partial<VendorFields> };

/**
 * Applies the changes that need no review, and requests a review of the rest; all or nothing.
 * @throws NOT_FOUND, FORBIDDEN, INVALID with a problem for each field, CONFLICT when the entry is no longer at `version`
 */
export async function updateListing(by: Author, viewer: Viewer, { id, version, changes }: Edit, language: string): Promise<Listing> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom("vendors").select("id").where("id", "=", id).forUpdate().execute();
    const { organizationId } = await requireVendorTeam(trx, viewer, id, "editListing");
    await checkPictures(trx, viewer, await readVendor(trx, id, language), changes);
    const waiting = await openRequest(trx, id);
    const present = (vendor: AdminVendor) => forTeam({ ...vendor, ...waiting?.changes } as AdminVendor);
    const saved = await changeVendor(trx, by, id, pick(changes, DIRECT_FIELDS), { version, language, present });
    const asked: SensitiveChanges = pick(changes, SENSITIVE_FIELDS);
    if (Object.keys(asked).length > 0) await requestChange(trx, viewer, saved, asked);
    if (organizationId) await announceTeam(trx, organizationId);
  });
  await invalidatePages(["vendors", `vendor:${id}`]);
  return getListing(viewer, id, language);
}

/** @throws NOT_FOUND, also when nothing waits; FORBIDDEN */
export async function withdrawListingChange(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx: Transaction<DB>) => {
    await trx.selectFrom("vendors").select("id").where("id", "=", id).forUpdate().execute();
    const { organizationId } = await requireVendorTeam(trx, viewer, id, "editListing");
    if ((await withdrawRequests(trx, id, viewer)) === 0) throw notFound();
    if (organizationId) await announceTeam(trx, organizationId);
  });
  return { id };
}
