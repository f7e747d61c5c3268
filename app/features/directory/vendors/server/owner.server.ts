import type { Kysely } from "kysely";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { newVersion } from "../admin/server/version.server.ts";

/** Gives a vendor to an account, on record; open forms find a newer version, and its pages are made anew. The caller holds the vendor's row. */
export async function setOwner(trx: Kysely<DB>, actor: AuditActor, vendor: { id: string; owner_id: string | null }, ownerId: string): Promise<void> {
  await trx.updateTable("vendors").set({ owner_id: ownerId, updated_at: newVersion }).where("id", "=", vendor.id).execute();
  await recordAudit(trx, { actor, action: "vendor.update", entityType: "vendor", entityId: vendor.id, changes: { owner: [vendor.owner_id !== null, true] } });
  await invalidatePages(["vendors", `vendor:${vendor.id}`], trx);
}
