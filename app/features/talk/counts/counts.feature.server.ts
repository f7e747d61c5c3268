import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { forgetCounts } from "./server/jobs.server.ts";

export const feature = defineFeature({
  jobs: [forgetCounts],
  tables: ["counted_since", "daily_counts", "daily_searches"],
  personal: {
    // What was counted of a person's own pages goes with them; the sums of everybody stay.
    erase: async (trx, userId) => void (await sql`delete from daily_counts where subject_id = ${userId}`.execute(trx)),
  },
});
