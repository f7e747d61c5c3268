import { sql } from "kysely";
import { bringInLine } from "#app/features/shop/products/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";

const BATCH = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Sales that begin, end or were changed: the prices of their pieces follow. Safe at any time and from several processes. */
export async function runDueSales(signal?: AbortSignal): Promise<void> {
  const now = new Date();
  const due = await db.selectFrom("sales").select(["id", "updated_at"]).where("due_at", "<=", now).orderBy("due_at").execute();
  for (const sale of due) {
    for (let after: string | undefined = FIRST; after; ) {
      if (signal?.aborted) return;
      const ids: string[] = await piecesOf(sale.id, after);
      await bringInLine(db, ids);
      after = ids.length === BATCH ? ids.at(-1) : undefined;
    }
    // Changed meanwhile: due again.
    await sql`update sales set due_at = case when not is_on or ends_at <= ${now} then null when starts_at > ${now} then starts_at else ends_at end
      where id = ${sale.id} and updated_at = ${sale.updated_at}`.execute(db);
  }
  if (due.length > 0) await invalidatePages(["products"]);
}

/** What a sale covers, and what it covered when it last ran. */
async function piecesOf(saleId: string, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from sales s join products p on p.vendor_id = s.vendor_id
    where s.id = ${saleId} and p.id > ${after} and (s.scope = 'all' or p.category = s.category
      or exists (select from sale_pieces x where x.sale_id = s.id and x.product_id = p.id)
      or exists (select from product_variants v where v.product_id = p.id and v.sale_id = s.id))
    order by p.id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

export const saleJob = defineJob<Record<string, never>>({
  name: "sale-prices",
  schedule: "* * * * *",
  isExclusive: true,
  handler: (_, signal) => runDueSales(signal),
});
