import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";

/** Removes files uploaded for a message that was never sent. */
export const cleanMessageFilesJob = defineJob<Record<never, never>>({
  name: "clean-message-files",
  schedule: "40 3 * * *",
  handler: async () => {
    await removeFiles(db, sql`select file_id from message_files where message_id is null and created_at < now() - interval '1 day'`);
  },
});
