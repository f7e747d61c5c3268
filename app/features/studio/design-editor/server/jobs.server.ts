import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { dropFiles } from "./service.server.ts";

const STORED_DAYS = 7;

/** Erases designs that were never saved, with their photographs. */
export const cleanDesignsJob = defineJob<Record<never, never>>({
  name: "clean-designs",
  schedule: "20 4 * * *",
  handler: async () => {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ source_id: string; applied_id: string }>`
        delete from designs where name is null and updated_at < now() - make_interval(days => ${STORED_DAYS}) returning source_id, applied_id`.execute(trx);
      await dropFiles(
        trx,
        rows.flatMap(({ source_id, applied_id }) => [source_id, applied_id]),
      );
    });
  },
});
