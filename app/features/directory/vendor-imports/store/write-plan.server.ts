import type { Kysely } from "kysely";
import { insertVendors, linkCategories, updateVendors } from "#app/features/directory/vendors/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { BatchOutdated } from "#app/platform/imports/import-batch.server.ts";
import type { Plan } from "../plan/plan-rows.ts";

/** Writes a planned batch: one statement each for new vendors, changed vendors and their categories. */
export async function writePlan(trx: Kysely<DB>, importId: string, { created, updated, links, slugs }: Plan): Promise<void> {
  if (created.length > 0)
    await insertVendors(
      trx,
      importId,
      created,
      created.map(({ id }) => slugs.get(id) ?? id),
    );
  if (updated.length > 0) {
    const ordered = updated.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if ((await updateVendors(trx, ordered)) !== updated.length) throw new BatchOutdated("A vendor was changed while the import read it");
  }
  if (links.length > 0) await linkCategories(trx, links);
}
