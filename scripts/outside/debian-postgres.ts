import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { installPackages } from "../test/browser.mjs";

const FOLDER = "/usr/lib/postgresql";
const isRoot = process.getuid?.() === 0;

/** Programs of the newest PostgreSQL that Debian's packages put here, installed if need be; a sentence when they cannot be had. */
export async function findDebianPostgres(): Promise<{ bin: string } | { missing: string }> {
  if (!newest()) {
    if (!existsSync("/etc/debian_version")) return { missing: "this is not Debian, and there is no /usr/lib/postgresql" };
    if (!isRoot) return { missing: "Debian's postgresql is not installed, and only root could install it" };
    await installPackages(["postgresql"]);
  }
  const bin = newest();
  return bin ? { bin } : { missing: "apt-get could not install postgresql" };
}

function newest(): string | undefined {
  const versions = existsSync(FOLDER) ? readdirSync(FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(FOLDER, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

export type OutsideServer = { url: string; version: string; stop(): Promise<void> };

/** A cluster of our own on a free port, run as 'postgres' when we are root; the machine's own clusters are not touched. */
export async function startCluster(bin: string): Promise<OutsideServer> {
  const identity = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  const folder = mkdtempSync(join(tmpdir(), "diwan-outside-"));
  if (identity.uid) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, "data");
  const options = { ...identity, cwd: "/", env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8" } };
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "diwan", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"], { ...options, stdio: "pipe" });

  const port = await freePort();
  const settings = ["-c", "fsync=off", "-c", "max_connections=100"];
  const server = spawn(join(bin, "postgres"), ["-D", data, "-h", "127.0.0.1", "-p", String(port), "-k", "", ...settings], { ...options, stdio: "ignore" });
  const maintenance = `postgresql://diwan@127.0.0.1:${port}/postgres`;
  const version = await firstAnswer(maintenance, server);
  return {
    url: `postgresql://diwan@127.0.0.1:${port}/diwan`,
    version,
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firstAnswer(url: string, server: ChildProcess): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("create database diwan");
      const { rows } = await client.query<{ server_version: string }>("show server_version");
      return rows[0]?.server_version ?? "";
    } catch {
      // Not ready yet.
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error("The outside PostgreSQL did not start.");
}

const idOf = (option: "-u" | "-g"): number => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
