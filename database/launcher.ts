import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Account, accountFor, giveTo } from "./embedded/account.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { checkVersion, ensureCluster, type Folder, folderAt, readPassword, SUPERUSER } from "./embedded/cluster.ts";
import { isAlive, readServer, removeStalePidFile } from "./embedded/running.ts";
import { supervise } from "./embedded/supervise.ts";

const DATABASE = "diwan";
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;

export type EmbeddedDatabase = {
  /** postgresql:// address with the password, on the loopback interface. */
  url: string;
  /** True when another process had started the server already. */
  attached: boolean;
  /** Stops the server if this process is responsible for it; resolves when it has written everything. */
  stop(): Promise<void>;
};

export type LaunchOptions = {
  /** Folder of the database, made if missing. */
  dir: string;
  /** Server settings (`postgres -c name=value`). */
  settings?: Record<string, string>;
  /** The server crashed and does not start again, or crashes again and again. */
  onLost?: (error: Error) => void;
};

/**
 * Starts the embedded PostgreSQL on a folder, or attaches to the one that runs there already.
 * It listens on the loopback interface only and, on Linux, ends with the process that started it. When it ends by itself it is started again.
 * @throws with a sentence that says what is wrong: no package for this platform, no space, a port or the server's last log lines.
 */
export async function startDatabase({ dir, settings = {}, onLost = () => {} }: LaunchOptions): Promise<EmbeddedDatabase> {
  const folder = folderAt(resolve(dir));
  const binaries = findBinaries();
  mkdirSync(folder.root, { recursive: true });
  const account = accountFor([binaries.postgres, folder.root]);

  for (let attempt = 1; ; attempt++) {
    const running = await findRunning(folder);
    if (running) return open(folder, running.port, { attached: true, stop: takeOver(folder, running.pid) });

    ensureCluster(folder, account, binaries.initdb);
    checkVersion(folder, account, binaries.postgres);
    giveTo(account, folder.cluster);
    removeStalePidFile(folder.cluster);
    try {
      const port = await freePort();
      const start = () => launch(folder, account, binaries.postgres, { port, settings });
      const child = await start();
      writeFileSync(folder.ownerFile, String(process.pid));
      return await open(folder, port, { attached: false, stop: supervise(child, { start, end: stop, onLost }) });
    } catch (error) {
      // The port was taken between choosing and binding, or another process started the server first.
      if (attempt === 3 || !(error instanceof ServerExited)) throw error;
    }
  }
}

class ServerExited extends Error {}

/** Waits out a server that is starting or stopping; null when nothing runs on the folder. */
async function findRunning(folder: Folder): Promise<{ pid: number; port: number } | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const server = readServer(folder.cluster);
    if (!server || !isAlive(server.pid)) return null;
    if (server.status === "ready" && (await answers(folder, server.port))) return server;
    // A pid that belongs to someone else: the file is left over from a crash.
    if (server.status === "ready") return null;
    await sleep(25);
  }
  throw new Error(`The database server on ${folder.root} neither starts nor stops. See ${folder.log}.`);
}

async function answers(folder: Folder, port: number): Promise<boolean> {
  const client = new Client({ connectionString: address(folder, port, "postgres"), connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === folder.cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

type Launch = { port: number; settings: Record<string, string> };

async function launch(folder: Folder, account: Account, postgres: string, { port, settings }: Launch): Promise<ChildProcess> {
  const all: Record<string, string> = { jit: "off", timezone: "UTC", log_timezone: "UTC", ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", folder.cluster, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...options];
  const command = account.command(postgres, args, { diesWithParent: true });

  const log = openSync(folder.log, "a", 0o600);
  // Detached: Ctrl-C in a terminal goes to the whole foreground group, and the server must outlive the requests being finished.
  const child = spawn(command.program, command.args, { cwd: "/", stdio: ["ignore", log, log], detached: true, ...command.identity });
  closeSync(log);
  let failure: string | undefined;
  child.once("error", (error) => (failure = error.message));
  child.once("exit", (code, signal) => (failure = `ended with ${signal ?? code}`));
  child.unref();

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const server = readServer(folder.cluster);
    if (server && server.pid === child.pid && server.status === "ready") return child;
    if (failure) throw new ServerExited(`The embedded database did not start (${failure}). Its last words in ${folder.log}:\n${lastWords(folder)}`);
    await sleep(10);
  }
  child.kill("SIGQUIT");
  throw new Error(`The embedded database was not ready after ${START_TIMEOUT_MS / 1000} s. See ${folder.log}.`);
}

async function open(folder: Folder, port: number, rest: Pick<EmbeddedDatabase, "attached" | "stop">): Promise<EmbeddedDatabase> {
  const client = new Client({ connectionString: address(folder, port, "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    // Several processes may come here at once; the first one creates it.
    if (!rowCount) await client.query(`create database ${DATABASE}`).catch(ignoreDuplicate);
  } finally {
    await client.end();
  }
  return { url: address(folder, port, DATABASE), ...rest };
}

function ignoreDuplicate(error: { code?: string }): void {
  if (error.code !== "42P04" && error.code !== "23505") throw error;
}

/** When the server outlived its parent (a kill -9 on a Mac), the process that finds it becomes responsible. */
function takeOver(folder: Folder, pid: number): () => Promise<void> {
  const owner = Number(readFileSync(folder.ownerFile, { encoding: "utf8", flag: "a+" }));
  if (owner && isAlive(owner)) return async () => {};
  writeFileSync(folder.ownerFile, String(process.pid));
  return async () => {
    if (isAlive(pid)) process.kill(pid, "SIGINT");
    for (const deadline = Date.now() + STOP_TIMEOUT_MS; isAlive(pid) && Date.now() < deadline; ) await sleep(25);
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  // SIGINT is PostgreSQL's fast shutdown: it ends connections, writes everything and leaves.
  child.kill("SIGINT");
  const patience = setTimeout(() => child.kill("SIGQUIT"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(patience);
}

const address = (folder: Folder, port: number, database: string): string => `postgresql://${SUPERUSER}:${readPassword(folder)}@127.0.0.1:${port}/${database}`;

const lastWords = (folder: Folder): string => readFileSync(join(folder.log), "utf8").trimEnd().split("\n").slice(-8).join("\n");

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
