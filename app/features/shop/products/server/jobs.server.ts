import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";

/** Learns the words of new products for 'did you mean'. Cheap when nothing changed. */
export const learnProductWords = defineJob<object>({
  name: "product-words-learn",
  schedule: "*/2 * * * *",
  isExclusive: true,
  handler: () =>
    db.transaction().execute(async (trx) => {
      // After a large import it reads many texts.
      await sql`set local statement_timeout = '5min'`.execute(trx);
      await sql`select product_words_learn()`.execute(trx);
    }),
});

/** The vocabulary of products afresh, once a day: how common its words are, and without those that no product uses any more. */
export const rebuildProductWords = defineJob<object>({
  name: "product-words",
  schedule: "50 1 * * *",
  isExclusive: true,
  handler: (_, signal) =>
    db.transaction().execute(async (trx) => {
      signal.throwIfAborted();
      await sql`set local statement_timeout = '10min'`.execute(trx);
      await sql`select product_words_rebuild()`.execute(trx);
    }),
});
