import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { ERASED_NAME } from "#app/platform/feature/feature.server.ts";

/** The vendor's request stays, without who sent it. */
export async function eraseRequester(trx: Kysely<DB>, userId: string): Promise<void> {
  await trx
    .updateTable("quote_requests")
    .set({ contact_name: ERASED_NAME, contact_email: "", contact_phone: null })
    .where("requester_id", "=", userId)
    .execute();
}
