import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { ERASED_NAME } from "#app/platform/feature/feature.server.ts";

/** Sums and pieces stay, as the tax law wants them; who bought, and where they live, go. */
export async function eraseBuyer(trx: Kysely<DB>, userId: string): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ contact_name: ERASED_NAME, contact_email: "", contact_phone: "", address: "{}" })
    .where("buyer_id", "=", userId)
    .execute();
  await trx.updateTable("orders").set({ contact_name: ERASED_NAME, return_reason: null, dispute_reason: null }).where("buyer_id", "=", userId).execute();
}
