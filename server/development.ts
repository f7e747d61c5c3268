import { loadDemo } from "#app/features/site/demo/public.server.ts";
import { connect } from "#app/platform/database/db.server.ts";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { startJobs } from "#app/platform/jobs/jobs.server.ts";
import { watchChangedTexts } from "#app/platform/languages/changed-texts.server.ts";
import { connectLive } from "#app/platform/live/live.server.ts";
import { jobs } from "#server/jobs.ts";

/** main.ts's set-up for the development server; `npm run dev` has started the database. */
export async function openForDevelopment(): Promise<void> {
  if (!env.databaseUrl) throw new Error("Start the development server with `npm run dev`.");
  connect(env.databaseUrl);
  await migrate(env.databaseUrl);
  await connectLive();
  await watchChangedTexts();
  if (env.demo) await loadDemo();
  await startJobs(jobs);
}
