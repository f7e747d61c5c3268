import { type Kysely, sql } from "kysely";
import { applySales } from "#app/features/shop/products/public.server.ts";
import type { ProductCategory } from "#app/features/shop/products/public.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";

/** Days of Riyadh, both included, YYYY-MM-DD. */
type NewSale = { vendorId: string; name: string; category: ProductCategory; percent: number; startsOn: string; endsOn: string };

/** For demo data: a sale of one category, with its prices. */
export async function insertSale(trx: Kysely<DB>, { vendorId, name, category, percent, startsOn, endsOn }: NewSale): Promise<void> {
  const days = { starts_on: sql<Date>`${startsOn}::date`, ends_on: sql<Date>`${endsOn}::date` };
  await trx
    .insertInto("sales")
    .values({ id: newId(), vendor_id: vendorId, name, scope: "category", category, percent, ...days, due_at: new Date() })
    .execute();
  const pieces = await trx.selectFrom("products").select("id").where("vendor_id", "=", vendorId).where("category", "=", category).execute();
  await applySales(
    trx,
    pieces.map(({ id }) => id),
  );
}
