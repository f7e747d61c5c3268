import { sql } from "kysely";
import { removeExpiredLimits } from "#app/platform/api/rate-limit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";

/** Every hour: limits, sessions and links whose time is over. */
export const cleanAccountsJob = defineJob({
  name: "account-cleaning",
  schedule: "17 * * * *",
  isExclusive: true,
  handler: async () => {
    await removeExpiredLimits();
    await sql`delete from sessions where expires_at < now() - interval '1 day'`.execute(db);
    await sql`delete from verifications where expires_at < now() - interval '1 day'`.execute(db);
  },
});
