import { sql, type Transaction } from "kysely";
import type { DB } from "../database/schema.ts";

/** @property owner whose numbers they are: "diwan", or the id of an organization @property kind INV, CRN, PO, ... @property year of Riyadh */
export type Series = { owner: string; kind: string; year: number };

/**
 * The next number of a series, as in INV-2026-000042. Gapless: it is taken in the transaction that stores the document, which waits for others of the same series
 * and releases the number when it fails.
 */
export async function nextNumber(transaction: Transaction<DB>, { owner, kind, year }: Series): Promise<string> {
  const { last } = await transaction
    .insertInto("number_series")
    .values({ owner, kind, year, last: 1 })
    .onConflict((conflict) => conflict.columns(["owner", "kind", "year"]).doUpdateSet({ last: sql`number_series.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${kind}-${year}-${String(last).padStart(6, "0")}`;
}
