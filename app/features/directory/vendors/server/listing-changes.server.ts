import type { Kysely, Transaction } from "kysely";
import { notifyAdmins, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { type AuditEntry, recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membersWho } from "#app/platform/organizations/membership.server.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import type { AdminVendor } from "../vendors.admin.contract.ts";
import { checkVendor, tidyVendor, type VendorFields } from "../vendors.admin.rules.ts";
import type { ListingRequest } from "../vendors.listing.contract.ts";
import { CHANGE_STATUSES, SENSITIVE_FIELDS, type SensitiveField } from "../vendors.listing.ts";
import { decideListingChange } from "../vendors.policy.ts";

export type SensitiveChanges = { [Field in SensitiveField]?: VendorFields[Field] | undefined };

/** `reason`: why it was rejected. */
type ListingChange = Change<string, string, { vendor_id: string }, { reason: string }>;

const decides = (by: Viewer, row: { requested_by: string | null }) => decideListingChange(by, { requesterId: row.requested_by });

/** A request to change reviewed fields. An open one is decided, withdrawn, or replaced by a newer one. */
export const changeStatus = defineStatus({
  table: "vendor_change_requests",
  states: CHANGE_STATUSES,
  columns: ["vendor_id", "requested_by"],
  moves: {
    approve: { from: ["open"], to: "approved", who: decides },
    reject: { from: ["open"], to: "rejected", who: decides },
    withdraw: { from: ["open"], to: "withdrawn" },
    replace: { from: ["open"], to: "replaced" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes: readonly ListingChange[]) => {
    await recordAudit(trx, changes.map(entryOf));
    for (const { move, row, detail } of changes) {
      if (move === "approve") await notifyTeam(trx, row.vendor_id, "listing_approved");
      if (move === "reject") await notifyTeam(trx, row.vendor_id, "listing_rejected", detail?.reason);
    }
  },
});

const entryOf = ({ id, move, from, to, by, detail }: ListingChange): AuditEntry => ({
  actor: by,
  action: `vendor_change.${move}`,
  entityType: "vendor_change",
  entityId: id,
  changes: { status: [from, to], ...(detail && { reason: [null, detail.reason] }) },
});

async function notifyTeam(trx: Kysely<DB>, vendorId: string, kind: "listing_approved" | "listing_rejected", reason?: string): Promise<void> {
  const vendor = await trx.selectFrom("vendors").select(["name", "name_ar", "organization_id"]).where("id", "=", vendorId).executeTakeFirstOrThrow();
  if (!vendor.organization_id) return;
  const params = { vendor: vendor.name, ...(vendor.name_ar && { vendorAr: vendor.name_ar }), ...(reason && { reason }) };
  const team = await membersWho(trx, vendor.organization_id, "editListing");
  await notifyPerson(
    trx,
    team.map((userId) => ({ userId, kind, params, href: `/vendor/listing?vendor=${vendorId}` })),
  );
}

/** The open request of one vendor. */
export async function openRequest(source: Kysely<DB>, vendorId: string): Promise<ListingRequest | null> {
  const row = await source
    .selectFrom("vendor_change_requests as c")
    .leftJoin("users as u", "u.id", "c.requested_by")
    .select(["c.id", "c.changes", "c.created_at", "u.name"])
    .where("c.vendor_id", "=", vendorId)
    .where("c.status", "=", "open")
    .executeTakeFirst();
  return row ? { id: row.id, changes: row.changes as SensitiveChanges, requestedBy: row.name, createdAt: row.created_at.toISOString() } : null;
}

const same = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** The requested values that differ from the vendor's. */
const differing = (vendor: AdminVendor, asked: SensitiveChanges): SensitiveChanges =>
  Object.fromEntries(SENSITIVE_FIELDS.filter((field) => field in asked && !same(asked[field], vendor[field])).map((field) => [field, asked[field]]));

/**
 * Requests new values. Replaces the vendor's open request and carries over its values that are not requested again.
 * The caller has locked the vendor's row. @throws INVALID with a problem for each field
 */
export async function requestChange(trx: Transaction<DB>, viewer: Viewer, vendor: AdminVendor, given: SensitiveChanges): Promise<void> {
  const tidy = tidyVendor(given as Partial<VendorFields>);
  const before = await openRequest(trx, vendor.id);
  const changes = differing(vendor, { ...before?.changes, ...tidy });
  if (before && JSON.stringify(differing(vendor, before.changes)) === JSON.stringify(changes)) return;
  const problems = checkVendor(changes as Partial<VendorFields>);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const isEmpty = Object.keys(changes).length === 0;
  if (before) await changeStatus.move(trx, before.id, isEmpty ? "withdraw" : "replace", { by: viewer });
  if (isEmpty) return;
  const id = newId();
  await trx
    .insertInto("vendor_change_requests")
    .values({ id, vendor_id: vendor.id, requested_by: viewer.id, changes: JSON.stringify(changes) })
    .execute();
  const fields = Object.keys(changes) as SensitiveField[];
  await recordAudit(trx, {
    actor: viewer,
    action: "vendor_change.create",
    entityType: "vendor_change",
    entityId: id,
    changes: Object.fromEntries(fields.map((field) => [field, [vendor[field], changes[field]]])),
  });
  const params = { ...namesOf(viewer), vendor: vendor.name, ...(vendor.nameAr && { vendorAr: vendor.nameAr }) };
  await notifyAdmins(trx, {
    kind: "listing_submitted",
    params,
    href: `/admin/vendor-changes?open=${id}`,
    actorId: viewer.id,
    groupKey: `vendor_change:${vendor.id}`,
  });
}

/** Withdraws the open request. @returns how many */
export async function withdrawRequests(trx: Kysely<DB>, vendorId: string, by: Viewer | null): Promise<number> {
  return (await changeStatus.moveAll(trx, "withdraw", { by, where: (eb) => eb("vendor_id", "=", vendorId) })).length;
}
