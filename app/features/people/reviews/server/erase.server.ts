import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { ERASED_NAME } from "#app/platform/feature/feature.server.ts";

/** The review stays, without who wrote it. */
export async function eraseReviewer(trx: Kysely<DB>, userId: string): Promise<void> {
  await trx.updateTable("reviews").set({ author_name: ERASED_NAME }).where("author_id", "=", userId).execute();
}
