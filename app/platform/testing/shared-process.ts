// The set-up of test files that share a process with others, and with it the modules that are loaded: whatever those know of the last file goes.
import { afterAll, vi } from "vitest";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import { connect, disconnect } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { closeLive, connectLive } from "#app/platform/live/live.server.ts";
import { hasOwnDatabase } from "./own-database.ts";

if (hasOwnDatabase()) {
  connect(process.env.DATABASE_URL ?? "");
  roleCache().drop();
  await connectLive();
  // Before the database is dropped: hooks run from the last to the first.
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
