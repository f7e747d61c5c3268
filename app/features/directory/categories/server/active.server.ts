import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import { type BulkKind, type BulkRow, startBulkChange } from "#app/features/talk/bulk-changes/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import type { Category } from "../categories.contract.ts";
import { ACTIVE_CHANGE } from "../categories.ts";
import { type Author, change, getCategory, newVersion } from "./service.server.ts";

async function write(trx: Kysely<DB>, ids: readonly string[], isActive: boolean, by: { actor: AuditActor; requestId: string }): Promise<void> {
  await trx.updateTable("categories").set({ is_active: isActive, updated_at: newVersion }).where("id", "in", ids).execute();
  const action = isActive ? "category.activate" : "category.deactivate";
  await recordAudit(
    trx,
    ids.map((entityId) => ({ ...by, action, entityType: "category", entityId, changes: { is_active: [!isActive, isActive] } })),
  );
}

/** @throws NOT_FOUND, INVALID for one to be shown that has no Arabic name */
export function setCategoryActive(by: Author, id: string, isActive: boolean): Promise<Category> {
  return change(async (trx: Transaction<DB>) => {
    const before = await trx.selectFrom("categories").select(["is_active", "name_ar"]).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!before) throw notFound();
    if (before.is_active !== isActive) {
      if (isActive && !before.name_ar) throw invalid({ nameAr: "required" });
      await write(trx, [id], isActive, by);
    }
    return getCategory(trx, id);
  });
}

/** `unnamed`: hidden, and stays so until it has an Arabic name. */
const state = sql<string>`case when is_active then 'active' when name_ar is null then 'unnamed' else 'inactive' end`;

export const activeKind: BulkKind = {
  count: async () => 0,
  lock: (trx, selection, { after, until, limit }) =>
    trx
      .selectFrom("categories")
      .where("id", "in", "ids" in selection ? [...selection.ids] : [])
      .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
      .where("created_at", "<=", until)
      .select(["id", state.as("state"), sql<string>`updated_at::text`.as("version")])
      .orderBy("id")
      .limit(limit)
      .forUpdate()
      .execute() as Promise<BulkRow[]>,
  isMovable: ({ state }) => state !== "unnamed",
  async move(trx, rows, to, by) {
    const ids = rows.map(({ id }) => id);
    await write(trx, ids, to === "active", by);
    await invalidatePages(["categories", "vendors"], trx);
  },
};

export const setActiveOfMany = (by: Author, ids: string[], isActive: boolean) => startBulkChange(by, ACTIVE_CHANGE, { ids }, isActive ? "active" : "inactive");
