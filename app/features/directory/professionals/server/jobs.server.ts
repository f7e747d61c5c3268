import { sql } from "kysely";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { defineUpkeep } from "#app/platform/jobs/upkeep.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";

/** The vocabulary of professionals afresh, for 'did you mean'. */
export const rebuildProfessionalWords = defineUpkeep("professional-words", "35 * * * *", sql`select professional_words_rebuild()`);

/** The directory's pages say "Can start" as of the database's day: past its midnight they are rendered again. */
export const turnProfessionalDay = defineJob<Record<never, never>>({
  name: "professional-day",
  schedule: "0 0 * * *",
  handler: () => invalidatePages(["professionals"]),
});
