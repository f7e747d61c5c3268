import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";

/** The vocabulary of professionals afresh, for 'did you mean'. */
export const rebuildProfessionalWords = defineJob<object>({
  name: "professional-words",
  schedule: "35 * * * *",
  isExclusive: true,
  handler: (_, signal) =>
    db.transaction().execute(async (trx) => {
      signal.throwIfAborted();
      await sql`set local statement_timeout = '5min'`.execute(trx);
      await sql`select professional_words_rebuild()`.execute(trx);
    }),
});

/** The directory's pages say "Can start" as of the database's day: past its midnight they are rendered again. */
export const turnProfessionalDay = defineJob<Record<never, never>>({
  name: "professional-day",
  schedule: "0 0 * * *",
  handler: () => invalidatePages(["professionals"]),
});
