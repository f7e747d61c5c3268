import { type Kysely, sql } from "kysely";
import { type BulkKind, type BulkRow, type BulkSelection, startBulkChange } from "#app/features/talk/bulk-changes/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import type { AdminVendorStatus } from "../../vendors.admin.ts";
import { STATUS_CHANGE } from "../../vendors.admin.ts";
import { type Author, matches, type Selection } from "./service.server.ts";
import { vendorStatus } from "./status.server.ts";

type Changed = { id: string; state: string };

async function writeStatus(trx: Kysely<DB>, rows: readonly Changed[], status: AdminVendorStatus, by: { actor: AuditActor; requestId: string }): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await vendorStatus.moveAll(trx, status, { by: by.actor, where: (eb) => eb("id", "in", ids) });
  await recordAudit(
    trx,
    rows.map(({ id, state }) => ({ ...by, action: "vendor.status", entityType: "vendor", entityId: id, changes: { status: [state, status] } })),
  );
  await invalidatePages(["vendors", ...ids.map((id) => `vendor:${id}`)], trx);
}

/** The same status twice changes nothing. @throws NOT_FOUND */
export function setVendorStatus(by: Author, id: string, status: AdminVendorStatus) {
  return db.transaction().execute(async (trx) => {
    const found = () => trx.selectFrom("vendors").select(["id", "status", "updated_at"]).where("id", "=", id).where("deleted_at", "is", null);
    const before = await found().forUpdate().executeTakeFirst();
    if (!before) throw notFound();
    if (before.status !== status) await writeStatus(trx, [{ id, state: before.status }], status, by);
    const after = await found().executeTakeFirstOrThrow();
    return { id, status: after.status as AdminVendorStatus, updatedAt: after.updated_at.toISOString() };
  });
}

const chosen = (executor: Kysely<DB>, selection: BulkSelection) => {
  const query = executor.selectFrom("vendors");
  return "ids" in selection
    ? query.where("id", "in", [...selection.ids]).where("deleted_at", "is", null)
    : query.where(matches((selection as { matching: Parameters<typeof matches>[0] }).matching));
};

export const vendorStatusKind: BulkKind = {
  async count(selection) {
    const { n } = await chosen(db, selection)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    return Number(n);
  },
  lock: (trx, selection, { after, until, limit }) =>
    chosen(trx, selection)
      .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
      .where("created_at", "<=", until)
      .select(["id", "status as state", sql<string>`updated_at::text`.as("version")])
      .orderBy("id")
      .limit(limit)
      .forUpdate()
      .execute() as Promise<BulkRow[]>,
  move: (trx, rows, to, by) => writeStatus(trx, rows, to as AdminVendorStatus, by),
};

/** Few at once, more by a job. */
export const setStatusOfMany = (by: Author, selection: Selection, status: AdminVendorStatus) => startBulkChange(by, STATUS_CHANGE, selection, status);
