import { type Kysely, type RawBuilder, sql } from "kysely";
import { foundOrganization, makeSoleOwner } from "#app/features/people/organizations/public.server.ts";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { vendorArea } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membershipOf, organizationsWhere, refreshMembers } from "#app/platform/organizations/membership.server.ts";
import { can, type OrganizationAction } from "#app/platform/organizations/organization.policy.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { newVersion } from "../admin/server/version.server.ts";
import { withdrawRequests } from "./listing-changes.server.ts";

/** Whether the viewer belongs to a vendor's people and may do this for it. */
export const mayForVendor = async (source: Kysely<DB>, organizationId: string | null, viewer: Viewer, action: OrganizationAction): Promise<boolean> =>
  can(await membershipOf(source, organizationId, viewer.id), action);

/** @throws NOT_FOUND for anyone but the vendor's team, FORBIDDEN unless their role allows it */
export async function requireVendorTeam(
  source: Kysely<DB>,
  viewer: Pick<Viewer, "id">,
  vendorId: string,
  action: OrganizationAction,
): Promise<{ canEdit: boolean; organizationId: string | null }> {
  const vendor = await source.selectFrom("vendors").select("organization_id").where("id", "=", vendorId).where("deleted_at", "is", null).executeTakeFirst();
  const member = vendor && (await membershipOf(source, vendor.organization_id, viewer.id));
  if (!vendor || !member) throw notFound();
  if (!can(member, action)) throw forbidden();
  return { canEdit: can(member, "editListing"), organizationId: vendor.organization_id };
}

/** Ids of the vendors for which a person may do this: a subquery. @param userId a value, or a column of the query around it */
export const vendorsWhere = (userId: string | RawBuilder<unknown>, action: OrganizationAction): RawBuilder<unknown> =>
  sql`(select tv.id from vendors tv where tv.organization_id in ${organizationsWhere(userId, action)})`;
vendorArea.opensTo(sql`exists (select from vendors v where v.organization_id = m.organization_id and v.deleted_at is null)`);

/** The one organization that a person owns and that has no entry in the directory yet. */
async function unlistedOrganization(trx: Kysely<DB>, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select o.organization_id id from ${organizationsWhere(userId, "manageOwners")} o
    where not exists (select from vendors v where v.organization_id = o.organization_id) limit 2`.execute(trx);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

async function setOrganization(trx: Kysely<DB>, vendorId: string, before: string | null, organizationId: string | null): Promise<void> {
  await trx.updateTable("vendors").set({ organization_id: organizationId, updated_at: newVersion }).where("id", "=", vendorId).execute();
  // Open requests of the former team end.
  if (before && before !== organizationId) await withdrawRequests(trx, vendorId, null);
  for (const id of [before, organizationId]) if (id) await refreshMembers(trx, id);
  await invalidatePages(["vendors", `vendor:${vendorId}`], trx);
}

type Owned = { id: string; name: string; name_ar: string | null; organization_id: string | null };

/**
 * Assigns a vendor to a person, or to nobody: to their organization without an entry, or to a new one. A member of the vendor's current team becomes its
 * owner. The former team loses all access; what it wrote stays. The caller has locked the vendor's row and writes the audit entry.
 */
export async function setOwner(trx: Kysely<DB>, actor: { id: string; name: string }, vendor: Owned, userId: string | null): Promise<void> {
  const before = vendor.organization_id;
  if (userId === null) return setOrganization(trx, vendor.id, before, null);
  if (before && (await makeSoleOwner(trx, actor, before, userId))) return setOrganization(trx, vendor.id, null, before);
  const organizationId =
    (await unlistedOrganization(trx, userId)) ?? (await foundOrganization(trx, { name: vendor.name, nameAr: vendor.name_ar, ownerId: userId, actor }));
  await setOrganization(trx, vendor.id, before, organizationId);
}

/** Effects of an organization's changes on its directory entries. */
export const organizationFollower = {
  async isNeeded(trx: Kysely<DB>, organizationId: string): Promise<boolean> {
    const vendor = await trx
      .selectFrom("vendors")
      .select("id")
      .where("organization_id", "=", organizationId)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    return vendor !== undefined;
  },
  /** Its entries stay in the directory and can be claimed. */
  async onRemoval(trx: Kysely<DB>, organizationId: string): Promise<void> {
    const vendors = await trx.selectFrom("vendors").select("id").where("organization_id", "=", organizationId).forUpdate().execute();
    for (const { id } of vendors) {
      await setOrganization(trx, id, organizationId, null);
      await recordAudit(trx, { actor: null, action: "vendor.update", entityType: "vendor", entityId: id, changes: { owner: [true, false] } });
    }
  },
};
