import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

/** What was written in the person's own name goes with them; a vendor's stays without the name. */
export async function eraseAuthor(trx: Kysely<DB>, userId: string): Promise<void> {
  for (const table of ["quotations", "quotation_templates", "own_prices"] as const)
    await trx.deleteFrom(table).where("author_id", "=", userId).where("vendor_id", "is", null).execute();
}
