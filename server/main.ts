import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { loadDemo } from "#app/features/site/demo/public.server.ts";
import { watchPrelaunch } from "#app/features/site/prelaunch/public.server.ts";
import { flushCounts } from "#app/features/talk/counts/public.server.ts";
import { connect, databaseUrl, disconnect } from "#app/platform/database/db.server.ts";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { StartProblem } from "#app/platform/env/start-problem.ts";
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
/** The process exits after this, even if shutdown hangs. */
const STOP_MS = 45_000;
/** Longer than a proxy's (nginx: 60 s) and a browser's pause between two requests, so that no connection closes while one is on its way. */
const KEEP_ALIVE_MS = 75_000;

type OpenDatabase = {
  close: () => Promise<void>;
  /** No other process works on it. */
  isOurs: boolean;
};
type Fetch = (...given: Parameters<typeof app.fetch>) => Response | Promise<Response>;

/** Connects to the database given, or starts the embedded one, and brings it up to date. */
async function openDatabase(onLost: (error: Error) => void): Promise<OpenDatabase> {
  if (env.databaseUrl) {
    connect(env.databaseUrl);
    await migrate(databaseUrl());
    return { close: async () => {}, isOurs: false };
  }
  const embedded = await startDatabase({ dir: join(env.dataDir, "database"), onLost });
  connect(embedded.url);
  await migrate(embedded.url);
  return { close: embedded.stop, isOurs: !embedded.attached };
}

const starting: Fetch = () => new Response("Diwan is starting.", { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } });

/** Binds the port before any work that a second process would repeat. */
async function listen(): Promise<{ server: Server; serve: (fetch: Fetch) => void }> {
  let answer = starting;
  const server = createAdaptorServer({ fetch: ((request, bindings) => answer(request, bindings)) as typeof app.fetch }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  server.listen(env.port, env.host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw new StartProblem(`Port ${env.port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`);
    throw new StartProblem(`${env.host}:${env.port} cannot be listened on: ${error.message}`);
  });
  const serve = (fetch: Fetch) => {
    answer = fetch;
  };
  return { server, serve };
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
  const { server, serve } = await listen();
  let database: OpenDatabase | undefined;
  let isStopping = false;
  const stop = async (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code || 1), STOP_MS).unref();
    log.info({ reason }, "stopping");
    await drain(server);
    await flushCounts();
    await stopJobs();
    await closeLive();
    await disconnect();
    await database?.close();
    process.exit(code);
  };
  const fail = (error: unknown, message: string) => {
    log.fatal({ err: error }, message);
    void stop("a failure", 1).catch(() => process.exit(1));
  };

  database = await openDatabase((error) => fail(error, "the embedded database is lost"));
  await connectLive();
  await watchChangedTexts();
  watchPageChanges();
  watchPrelaunch();
  if (env.demo) await loadDemo();
  await startJobs(jobs, { isAlone: database.isOurs });
  serve(app.fetch as Fetch);
  welcome(server);

  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal, 0));
  // An uncaught error leaves the process in an unknown state: running requests finish, and the supervisor starts a new one.
  process.on("uncaughtException", (error) => fail(error, "an error that nothing caught"));
  process.on("unhandledRejection", (error) => fail(error, "a rejection that nothing caught"));
  process.send?.("ready");
}
