import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";

export const removeProjectUploads = defineJob<Record<never, never>>({
  name: "remove-project-uploads",
  schedule: "25 2 * * *",
  handler: async () => {
    await removeFiles(db, sql`select file_id from portfolio_uploads where created_at < now() - interval '2 days'`);
  },
});
