import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

/** What a variant `o` costs at this moment: a sale ends on time even where nothing has run since. */
export const priceNow = (): RawBuilder<number> => sql<number>`case when o.sale_ends_at <= ${new Date()} then o.regular_price else o.price end`;

/** Brings the prices of pieces in line with their vendor's sales at this moment. */
export async function applySales(trx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`select apply_sales(${[...ids]}::uuid[], ${new Date()})`.execute(trx);
}

/** The same in a transaction of its own, which holds the pieces as a buyer's does. */
export const bringInLine = (db: Kysely<DB>, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select id from products where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
    await applySales(trx, ids);
  });
