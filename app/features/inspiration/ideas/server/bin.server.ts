import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { newIdeaVersion } from "./update.server.ts";

/** Moves ideas into or out of the bin and invalidates the pages that show them. The caller writes the audit entries. */
export async function binIdeas(trx: Kysely<DB>, ids: readonly string[], deletedAt: Date | null): Promise<void> {
  await trx.updateTable("design_ideas").set({ deleted_at: deletedAt, updated_at: newIdeaVersion }).where("id", "in", ids).execute();
  await invalidatePages(["ideas"], trx);
}

export async function emptyBin(days: number): Promise<void> {
  await sql`delete from design_ideas where deleted_at < now() - make_interval(days => ${days})`.execute(db);
}
