import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Account, giveTo } from "./account.ts";

export const SUPERUSER = "diwan";
const NEEDED_BYTES = 300 * 1024 * 1024;

export type Folder = { root: string; cluster: string; passwordFile: string; log: string; ownerFile: string };

export const folderAt = (root: string): Folder => ({
  root,
  cluster: join(root, "cluster"),
  passwordFile: join(root, "password"),
  log: join(root, "server.log"),
  ownerFile: join(root, "owner.pid"),
});

/** The password made with the cluster; it is in a file that only its owner may read. */
export function readPassword(folder: Folder): string {
  try {
    return readFileSync(folder.passwordFile, "utf8").trim();
  } catch {
    throw new Error(`The password of the embedded database is missing: ${folder.passwordFile} cannot be read.`);
  }
}

/** Creates an empty cluster unless there is one. It appears under its name only when complete, so that a crash leaves no half of one. */
export function ensureCluster(folder: Folder, account: Account, initdb: string): void {
  if (existsSync(join(folder.cluster, "PG_VERSION"))) return;
  const free = statfsSync(folder.root);
  if (free.bavail * free.bsize < NEEDED_BYTES) {
    throw new Error(`The disk is too full for the embedded database: ${folder.root} needs 300 MB of free space.`);
  }
  if (!existsSync(folder.passwordFile)) writeOnce(folder.passwordFile, randomBytes(24).toString("base64url"));
  giveTo(account, folder.passwordFile);

  const temporary = `${folder.cluster}.init-${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  giveTo(account, temporary);
  try {
    run(account, initdb, [
      ...["-D", temporary, "-U", SUPERUSER, "-A", "scram-sha-256", `--pwfile=${folder.passwordFile}`, "-E", "UTF8"],
      // The built-in locale is the same on every machine; with the plain C locale Arabic text would have no trigrams.
      ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      ...(process.platform === "linux" ? ["--locale=C.UTF-8"] : []),
      "--no-instructions",
    ]);
    renameSync(temporary, folder.cluster);
  } catch (error) {
    // Another process may have finished first.
    if (!existsSync(join(folder.cluster, "PG_VERSION"))) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** A newer PostgreSQL does not read the files of an older one: say so before the server does. */
export function checkVersion(folder: Folder, account: Account, postgres: string): void {
  const made = readFileSync(join(folder.cluster, "PG_VERSION"), "utf8").trim();
  const runs = /\d+/.exec(run(account, postgres, ["--version"]))?.[0];
  if (runs && made !== runs) {
    throw new Error(
      `The data in ${folder.cluster} was made by PostgreSQL ${made}, the embedded server is ${runs}. Back it up with the version of Diwan that brings ${made} (npm run backup), restore that into an empty folder, or set DATABASE_URL.`,
    );
  }
}

function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function run(account: Account, program: string, args: string[]): string {
  const command = account.command(program, args);
  const result = spawnSync(command.program, command.args, {
    encoding: "utf8",
    // A working directory that the other account may access; ours may not be.
    cwd: "/",
    env: { ...process.env, TZ: "UTC", LC_ALL: "C" },
    ...command.identity,
  });
  if (result.status === 0) return result.stdout;
  const reason = result.error?.message ?? result.stderr.trim();
  throw new Error(`${program.split("/").at(-1)} failed: ${reason}${glibcHint(result.error)}`);
}

function glibcHint(error: Error | undefined): string {
  return (error as NodeJS.ErrnoException | undefined)?.code === "ENOENT" && process.platform === "linux"
    ? " (the embedded PostgreSQL needs a Linux with glibc; elsewhere set DATABASE_URL)"
    : "";
}
