import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

/** Moves the vendors of a category to another; those in both stay in it once. */
export async function moveCategory(trx: Kysely<DB>, from: string, into: string): Promise<number> {
  await sql`insert into vendor_categories (vendor_id, category_id) select vendor_id, ${into}::uuid from vendor_categories where category_id = ${from}
    on conflict do nothing`.execute(trx);
  const { numAffectedRows } = await sql`delete from vendor_categories where category_id = ${from}`.execute(trx);
  return Number(numAffectedRows);
}
