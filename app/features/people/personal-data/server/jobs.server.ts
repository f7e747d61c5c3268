import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { eraseDue } from "./erasure.server.ts";
import { cleanExports } from "./exports.server.ts";

/** Every hour: copies whose time is over, and accounts whose grace period is. */
export const cleanPersonalDataJob = defineJob<Record<string, never>>({
  name: "personal-data-cleaning",
  schedule: "41 * * * *",
  isExclusive: true,
  handler: async (_, signal) => {
    await cleanExports();
    await eraseDue(new Date(), signal);
  },
});
