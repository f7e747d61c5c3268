import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";

/** Folds the deltas of the directory's counts, and learns new words for 'did you mean'. Cheap when nothing changed. */
export const compactDirectory = defineJob<object>({
  name: "directory-compact",
  schedule: "* * * * *",
  isExclusive: true,
  handler: async () => void (await sql`select directory_compact()`.execute(db)),
});

/** Rebuilds the vocabulary once a day: current word frequencies, without unused words. */
export const rebuildDirectoryWords = defineJob<object>({
  name: "directory-words",
  schedule: "20 1 * * *",
  isExclusive: true,
  handler: (_, signal) =>
    db.transaction().execute(async (trx) => {
      signal.throwIfAborted();
      await sql`set local statement_timeout = '10min'`.execute(trx);
      await sql`select directory_rebuild_words()`.execute(trx);
    }),
});
