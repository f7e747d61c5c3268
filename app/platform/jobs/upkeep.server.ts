import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob, type Job } from "./jobs.server.ts";

/** A job that runs one statement in one process at a time. After a large import it may take minutes, longer than any other statement is given. @param schedule cron, UTC */
export const defineUpkeep = (name: string, schedule: string, statement: RawBuilder<unknown>): Job<object> =>
  defineJob<object>({
    name,
    schedule,
    isExclusive: true,
    handler: (_, signal) =>
      db.transaction().execute(async (trx) => {
        signal.throwIfAborted();
        await sql`set local statement_timeout = '10min'`.execute(trx);
        await statement.execute(trx);
      }),
  });
