import { sql, type Transaction } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type ArrangedGroup, type Category, categoryOrderConflict } from "../categories.contract.ts";
import { type Author, change, lastEdit, listCategories } from "./service.server.ts";

const MAIN = "00000000-0000-0000-0000-000000000000";

async function write(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`update categories c set position = o.place from unnest(${[...ids]}::uuid[]) with ordinality o(id, place) where c.id = o.id`.execute(trx);
}

/** All groups or none. @throws CONFLICT when one is no longer as it was seen, INVALID when one does not name each of its categories once */
export function arrangeCategories(by: Author, groups: readonly ArrangedGroup[]): Promise<Category[]> {
  return change(async (trx) => {
    const current = await listCategories(undefined, trx);
    const siblings = (parentId: string | null) => current.filter((category) => category.parentId === parentId);
    if (
      groups.some(
        ({ parentId, seen }) =>
          siblings(parentId)
            .map(({ id }) => id)
            .join() !== seen.join(),
      )
    )
      throw categoryOrderConflict({ ...(await lastEdit(trx)), current });
    for (const { parentId, seen, ids } of groups) {
      if (ids.length !== seen.length || !seen.every((id) => ids.includes(id))) throw invalid({ ids: "incomplete" });
      if (ids.join() === seen.join()) continue;
      await write(trx, ids);
      const before = siblings(parentId);
      const names = (order: readonly string[]) => order.map((id) => before.find((category) => category.id === id)?.name);
      await recordAudit(trx, {
        ...by,
        action: "category_order.update",
        entityType: "category_order",
        entityId: parentId ?? MAIN,
        changes: { order: [names(seen), names(ids)] },
      });
    }
    return listCategories(undefined, trx);
  });
}
