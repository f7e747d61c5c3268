import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { type AuditEntry, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membersWho } from "#app/platform/organizations/membership.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { PRODUCT_STATUSES } from "../products.vendor.ts";

type Row = { vendor_id: string; name: string; name_ar: string | null };
/** `reason`: why it was rejected. */
type ProductChange = Change<string, string, Row, { reason: string }>;

/** A piece in the shop. Callers check who may: the vendor's team, or staff. */
export const productStatus = defineStatus({
  table: "products",
  states: PRODUCT_STATUSES,
  columns: ["vendor_id", "name", "name_ar"],
  moves: {
    submit: { from: ["draft"], to: "pending" },
    /** Where no one approves first. */
    publish: { from: ["draft"], to: "live" },
    withdraw: { from: ["pending"], to: "draft" },
    approve: { from: ["pending"], to: "live" },
    reject: { from: ["pending"], to: "draft" },
    archive: { from: ["live"], to: "archived" },
    restore: { from: ["archived"], to: "live" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes: readonly ProductChange[]) => {
    await recordAudit(trx, changes.map(entryOf));
    for (const change of changes) if (change.move === "approve" || change.move === "reject") await notifyTeam(trx, change);
    await invalidatePages(["products"], trx);
  },
});

const entryOf = ({ id, move, from, to, by, detail }: ProductChange): AuditEntry => ({
  actor: by,
  action: `product.${move}`,
  entityType: "product",
  entityId: id,
  changes: { status: [from, to], ...(detail && { reason: [null, detail.reason] }) },
});

async function notifyTeam(trx: Kysely<DB>, { id, move, row, detail }: ProductChange): Promise<void> {
  const { organization_id } = await trx.selectFrom("vendors").select("organization_id").where("id", "=", row.vendor_id).executeTakeFirstOrThrow();
  if (!organization_id) return;
  const params = { product: row.name, ...(row.name_ar && { productAr: row.name_ar }), ...detail };
  const kind = move === "approve" ? "product_approved" : "product_rejected";
  const team = await membersWho(trx, organization_id, "editListing");
  await notifyPerson(
    trx,
    team.map((userId) => ({ userId, kind, params, href: `/vendor/products/${id}` })),
  );
}
