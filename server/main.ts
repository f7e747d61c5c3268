import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { loadDemo } from "#app/features/site/demo/public.server.ts";
import { connect, databaseUrl, disconnect } from "#app/platform/database/db.server.ts";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { watchChangedTexts } from "#app/platform/languages/changed-texts.server.ts";
import { closeLive, connectLive } from "#app/platform/live/live.server.ts";
import { startDatabase } from "#database/launcher.ts";
import { app } from "#server/app.ts";
import { closeEventStreams } from "#server/events.ts";
import { jobs } from "#server/jobs.ts";
import { watchPageChanges } from "#server/pages.ts";
import { welcome } from "#server/welcome.ts";

/** Running requests get this long to finish when the process is asked to stop. */
const DRAIN_MS = 10_000;

/** Connects to the database given, or starts the embedded one, and brings it up to date. */
async function openDatabase(): Promise<() => Promise<void>> {
  if (env.databaseUrl) {
    connect(env.databaseUrl);
    await migrate(databaseUrl());
    return async () => {};
  }
  const embedded = await startDatabase({ dir: join(env.dataDir, "database") });
  connect(embedded.url);
  await migrate(embedded.url);
  return embedded.stop;
}

async function listen(): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(env.port, env.host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw new Error(`Port ${env.port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`);
    throw error;
  });
  return server;
}

/** No new requests; those that run finish, then their connections close. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  closeEventStreams();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(timer);
}

/** The whole product in one process: database, jobs, live messages, pages. Resolves when it serves. */
export async function start(): Promise<void> {
  const closeDatabase = await openDatabase();
  await connectLive();
  await watchChangedTexts();
  watchPageChanges();
  if (env.demo) await loadDemo();
  await startJobs(jobs);
  const server = await listen();
  welcome(server);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    await drain(server);
    await stopJobs();
    await closeLive();
    await disconnect();
    await closeDatabase();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal));
  process.send?.("ready");
}
