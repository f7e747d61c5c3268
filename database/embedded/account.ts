import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** PostgreSQL refuses to run as root; 'nobody' owns nothing and can do nothing. */
const NOBODY = 65534;

export type Command = { program: string; args: string[]; identity: { uid?: number; gid?: number } };

/** The account of the database server, and how to start a program as it. */
export type Account = {
  /** The owner that the data folder must have, or undefined when it is ours anyway. */
  owner: number | undefined;
  command(program: string, args: string[], options?: { diesWithParent: boolean }): Command;
};

/**
 * An ordinary user runs the server as itself. Root runs it as 'nobody' or, where 'nobody' cannot reach the files
 * (a project inside /root), as root seen as 'nobody' inside a user namespace.
 */
export function accountFor(paths: string[]): Account {
  const isRoot = process.getuid?.() === 0;
  const canDieWithParent = process.platform === "linux" && supports("setpriv", "--pdeathsig");
  const dying = (diesWithParent: boolean | undefined) => (diesWithParent && canDieWithParent ? ["setpriv", "--pdeathsig", "INT"] : []);
  const build = (words: string[], identity: Command["identity"]): Command => ({ program: words[0] as string, args: words.slice(1), identity });

  if (!isRoot) {
    return { owner: undefined, command: (program, args, options) => build([...dying(options?.diesWithParent), program, ...args], {}) };
  }
  if (paths.every(isReachableByAll)) {
    const identity = { uid: NOBODY, gid: NOBODY };
    return { owner: NOBODY, command: (program, args, options) => build([...dying(options?.diesWithParent), program, ...args], identity) };
  }
  if (!supports("unshare", "--map-user")) {
    throw new Error(
      "PostgreSQL does not run as root, and other accounts cannot reach this folder. " +
        "Start as an ordinary user, move the project out of the private folder, or set DATABASE_URL.",
    );
  }
  const namespace = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  return { owner: 0, command: (program, args, options) => build([...namespace, ...dying(options?.diesWithParent), program, ...args], {}) };
}

/** Gives a folder and all in it to the account; a data folder may have been copied by someone else. */
export function giveTo(account: Account, path: string): void {
  if (account.owner === undefined || !existsSync(path) || statSync(path).uid === account.owner) return;
  const owner = account.owner;
  const visit = (current: string) => {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const child = join(current, entry.name);
      if (entry.isDirectory()) visit(child);
      else if (entry.isFile()) chownSync(child, owner, owner);
    }
    chownSync(current, owner, owner);
  };
  if (statSync(path).isDirectory()) visit(path);
  else chownSync(path, owner, owner);
}

function supports(program: string, option: string): boolean {
  const { stdout, error } = spawnSync(program, ["--help"], { encoding: "utf8" });
  return !error && stdout.includes(option);
}

function isReachableByAll(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && !(statSync(folder).mode & 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
}
