import { type Kysely, sql } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { namesOfPerson, personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestFirst, oldestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { membershipOf } from "#app/platform/organizations/membership.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import { changeStatus, type SensitiveChanges } from "../../server/listing-changes.server.ts";
import type { VendorFields } from "../../vendors.admin.rules.ts";
import type { VendorChange, VendorChangeDetail, VendorChangeFilters, VendorChangeQueue } from "../../vendors.listing.contract.ts";
import {
  CHANGE_REASON_LENGTH,
  CHANGE_STATUSES,
  CHANGES_PER_PAGE,
  type ChangeStatus,
  isPhoneField,
  SENSITIVE_FIELDS,
  type SensitiveField,
} from "../../vendors.listing.ts";
import { changeVendor } from "./edit.server.ts";
import { COLUMNS } from "./record.server.ts";
import type { Author } from "./service.server.ts";

type Row = {
  id: string;
  status: ChangeStatus;
  vendor_id: string;
  name: string;
  name_ar: string | null;
  slug: string;
  person_id: string | null;
  person: string | null;
  changes: SensitiveChanges;
  created_at: Date;
  decided_at: Date | null;
};
const columns = (language: string) =>
  sql`c.id, c.status, c.vendor_id, v.name, v.name_ar, v.slug, u.id person_id, ${personName(language)} person, c.changes, c.created_at, c.decided_at`;
const joins = sql`vendor_change_requests c join vendors v on v.id = c.vendor_id left join users u on u.id = c.requested_by`;

const fieldsOf = (changes: SensitiveChanges) => SENSITIVE_FIELDS.filter((field) => field in changes);
const present = (row: Row): VendorChange => ({
  id: row.id,
  status: row.status,
  vendor: { id: row.vendor_id, name: row.name, nameAr: row.name_ar, slug: row.slug },
  person: row.person_id && row.person !== null ? { id: row.person_id, name: row.person } : null,
  fields: fieldsOf(row.changes),
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** Pending ones oldest first, the rest newest first. */
export async function listChanges({ status, search, after }: VendorChangeFilters, language: string): Promise<VendorChangeQueue> {
  const words = search.trim();
  const query = sql<Row>`select ${columns(language)} from ${joins} where true
    ${status ? sql`and c.status = ${status}` : sql``}
    ${words ? sql`and name_key(v.name || ' ' || coalesce(v.name_ar, '') || ' ' || coalesce(${namesOfPerson}, '')) like '%' || name_key(${words}) || '%'` : sql``}`;
  const order = status === "open" ? oldestFirst("vendor changes") : newestFirst("vendor changes");
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order, after, limit: CHANGES_PER_PAGE }),
    countsOf(CHANGE_STATUSES, sql`select status as value, count(*)::int n from vendor_change_requests group by 1`),
  ]);
  return { items: rows.map(present), next, counts };
}

/** Before is what the vendor has now, or had when it was decided. @throws NOT_FOUND */
export async function getChange(id: string, language: string): Promise<VendorChangeDetail> {
  const { rows } = await sql<Row & { before: SensitiveChanges | null; reason: string | null; decider: string | null }>`
    select ${columns(language)}, c.before, c.reason, (select ${personName(language, "d")} from users d where d.id = c.decided_by) decider from ${joins} where c.id = ${id}`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw notFound();
  const before = row.before ?? (await presentValues(db, row.vendor_id));
  const shown = (field: SensitiveField, value: string | null = null) => (isPhoneField(field) ? shownPhone(value) : value);
  return {
    ...present(row),
    changes: fieldsOf(row.changes).map((field) => ({ field, before: shown(field, before[field]), after: shown(field, row.changes[field]) })),
    reason: row.reason,
    decidedBy: row.decider,
  };
}

async function presentValues(source: Kysely<DB>, vendorId: string): Promise<SensitiveChanges> {
  const row = await source
    .selectFrom("vendors")
    .select(SENSITIVE_FIELDS.map((field) => COLUMNS[field]))
    .where("id", "=", vendorId)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(SENSITIVE_FIELDS.map((field) => [field, row[COLUMNS[field]]]));
}

type Decided = { id: string; status: ChangeStatus };

/** Locks the vendor before the request, in the same order as a replacement does. @throws NOT_FOUND, FORBIDDEN for someone of the vendor's own team */
async function lock(trx: Kysely<DB>, admin: Viewer, id: string) {
  const { rows } = await sql<{ id: string; organization_id: string | null }>`select v.id, v.organization_id from vendors v
    where v.id = (select vendor_id from vendor_change_requests where id = ${id}) for update`.execute(trx);
  const vendor = rows[0];
  if (!vendor) throw notFound();
  if (await membershipOf(trx, vendor.organization_id, admin.id)) throw forbidden();
  const { changes } = await trx.selectFrom("vendor_change_requests").select("changes").where("id", "=", id).executeTakeFirstOrThrow();
  const decided = { decided_by: admin.id, decided_at: new Date(), before: JSON.stringify(await presentValues(trx, vendor.id)) };
  return { vendorId: vendor.id, changes: changes as SensitiveChanges, decided };
}

/** @throws NOT_FOUND, FORBIDDEN, STATUS_CONFLICT, INVALID when a value is no longer allowed */
export async function approveChange(by: Author, admin: Viewer, id: string, language: string): Promise<Decided> {
  const vendorId = await db.transaction().execute(async (trx) => {
    const { vendorId, changes, decided } = await lock(trx, admin, id);
    await changeStatus.move(trx, id, "approve", { by: admin, set: decided });
    await changeVendor(trx, by, vendorId, changes as Partial<VendorFields>, { version: null, language });
    return vendorId;
  });
  await invalidatePages(["vendors", `vendor:${vendorId}`]);
  return { id, status: "approved" };
}

/** @throws NOT_FOUND, FORBIDDEN, STATUS_CONFLICT, INVALID for the reason */
export async function rejectChange(admin: Viewer, id: string, reason: string): Promise<Decided> {
  if (!reason) throw invalid({ reason: "required" });
  if (reason.length > CHANGE_REASON_LENGTH) throw invalid({ reason: "tooLong" });
  await db.transaction().execute(async (trx) => {
    const { decided } = await lock(trx, admin, id);
    await changeStatus.move(trx, id, "reject", { by: admin, set: { ...decided, reason }, detail: { reason } });
  });
  return { id, status: "rejected" };
}
