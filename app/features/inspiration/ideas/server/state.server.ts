import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { newIdeaVersion } from "./update.server.ts";

/** Shows or hides ideas, or moves them into the bin or out of it; pages that show them are made anew. The caller writes the audit entries. */
export async function setIdeaState(
  trx: Kysely<DB>,
  ids: readonly string[],
  state: { status: "published" | "unpublished" } | { deletedAt: Date | null },
): Promise<void> {
  const set = "status" in state ? state : { deleted_at: state.deletedAt };
  await trx
    .updateTable("design_ideas")
    .set({ ...set, updated_at: newIdeaVersion })
    .where("id", "in", ids)
    .execute();
  await invalidatePages(["ideas"], trx);
}

export async function emptyBin(days: number): Promise<void> {
  await sql`delete from design_ideas where deleted_at < now() - make_interval(days => ${days})`.execute(db);
}
