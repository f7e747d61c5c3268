import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";

/** Learns the words of new ideas for 'did you mean'. Cheap when nothing changed. */
export const learnIdeaWords = defineJob<object>({
  name: "idea-words-learn",
  schedule: "*/2 * * * *",
  isExclusive: true,
  handler: () =>
    db.transaction().execute(async (trx) => {
      // After a large bulk upload it reads many texts.
      await sql`set local statement_timeout = '5min'`.execute(trx);
      await sql`select idea_words_learn()`.execute(trx);
    }),
});

/** Rebuilds the vocabulary of ideas once a day: current word frequencies, without unused words. */
export const rebuildIdeaWords = defineJob<object>({
  name: "idea-words",
  schedule: "40 1 * * *",
  isExclusive: true,
  handler: (_, signal) =>
    db.transaction().execute(async (trx) => {
      signal.throwIfAborted();
      await sql`set local statement_timeout = '10min'`.execute(trx);
      await sql`select idea_words_rebuild()`.execute(trx);
    }),
});
