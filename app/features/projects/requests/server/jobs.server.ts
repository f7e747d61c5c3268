import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { endRequests } from "./send.server.ts";

/** Every ten minutes. Queries and writes look at the deadline, too: no bid comes later, and none stays sealed for longer. */
export const endRequestsJob = defineJob<object>({
  name: "requests-ending",
  schedule: "*/10 * * * *",
  isExclusive: true,
  handler: async (_, signal) => {
    while ((await endRequests(new Date())) > 0) signal.throwIfAborted();
  },
});
