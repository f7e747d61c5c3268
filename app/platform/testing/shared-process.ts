// The set-up of test files that share a process: the next one finds time, globals and settings as they are, and a database of its own.
import { afterAll, vi } from "vitest";
import { reachesDatabase } from "./reaches-database.ts";

if (reachesDatabase()) {
  const [{ connect, disconnect }, { stopJobs }, { closeLive }] = await Promise.all([
    import("#app/platform/database/db.server.ts"),
    import("#app/platform/jobs/jobs.server.ts"),
    import("#app/platform/live/live.server.ts"),
  ]);
  // Modules that are loaded already read the address of the file before.
  connect(process.env.DATABASE_URL ?? "");
  afterAll(async () => {
    await stopJobs();
    await closeLive();
    await disconnect();
  });
}

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
