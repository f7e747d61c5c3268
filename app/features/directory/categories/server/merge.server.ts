import { invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Category } from "../categories.contract.ts";
import { storeAliases } from "./aliases.server.ts";
import { lastPlace } from "./category-order.server.ts";
import { categoryMembers } from "./members.server.ts";
import { type Author, change, getCategory, newVersion } from "./service.server.ts";

/** @throws NOT_FOUND, INVALID */
export function mergeCategory(by: Author, id: string, into: string): Promise<Category & { movedVendors: number }> {
  return change(async (trx) => {
    if (id === into) throw invalid({ into: "self" });
    const rows = await trx
      .selectFrom("categories")
      .select(["id", "name", "name_ar", "parent_id"])
      .where("id", "in", [id, into])
      .orderBy("id")
      .forUpdate()
      .execute();
    const [from, target] = [rows.find((row) => row.id === id), rows.find((row) => row.id === into)];
    if (!from) throw notFound();
    if (!target) throw invalid({ into: "unknown" });
    const children = await trx.selectFrom("categories").select("id").where("parent_id", "=", id).where("id", "!=", into).orderBy("position").execute();
    if (target.parent_id !== null && children.length > 0) throw invalid({ into: "notTopLevel" });
    // A subcategory that its parent is merged into takes the parent's place.
    await trx
      .updateTable("categories")
      .set({ parent_id: null, position: lastPlace, updated_at: newVersion })
      .where("id", "=", into)
      .where("parent_id", "=", id)
      .execute();
    for (const child of children)
      await trx.updateTable("categories").set({ parent_id: into, position: lastPlace, updated_at: newVersion }).where("id", "=", child.id).execute();
    let movedVendors = 0;
    for (const move of categoryMembers.all()) movedVendors += await move(trx, id, into);
    await trx.updateTable("category_aliases").set({ category_id: into }).where("category_id", "=", id).execute();
    await trx.deleteFrom("categories").where("id", "=", id).execute();
    await storeAliases(
      trx,
      [from.name, from.name_ar].flatMap((name) => (name ? [{ name, categoryId: into }] : [])),
    );
    const changes = { merged: [null, from.name], vendors: [null, movedVendors] } satisfies Record<string, [unknown, unknown]>;
    await recordAudit(trx, { ...by, action: "category.merge", entityType: "category", entityId: into, changes });
    return { ...(await getCategory(trx, into)), movedVendors };
  });
}
