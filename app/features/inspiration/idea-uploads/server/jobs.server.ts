import { sql } from "kysely";
import { emptyBin } from "#app/features/inspiration/ideas/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { BIN_DAYS } from "../idea-uploads.ts";

/** Empties the bin, and erases photographs that were sent for an idea which was never finished. */
export const cleanIdeasJob = defineJob<Record<never, never>>({
  name: "clean-ideas",
  schedule: "50 3 * * *",
  handler: async () => {
    await emptyBin(BIN_DAYS);
    // A draft lives as long as its browser tab: two days are long for that.
    await removeFiles(db, sql`select file_id from idea_photo_uploads where created_at < now() - interval '2 days'`);
  },
});
