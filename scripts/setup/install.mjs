import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { alone } from "./lock.mjs";
import { fail, node24, root, run } from "./project.mjs";

/** Installs the dependencies that package-lock.json names, unless they are there. Silent when there is nothing to do. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the dependencies (about a minute, only when they change)...");
  await alone("install", installIfNeeded);
}

async function installIfNeeded() {
  // Another process may have done it while this one waited.
  if (isInstalled()) return;
  const first = await install();
  // A registry that hiccups is the usual reason; once more costs a newcomer less than a stack of red lines.
  const result = first.code === 0 ? first : await install();
  if (result.code !== 0) fail("The dependencies could not be installed. Check the network connection and try again.", result.output);
  if (!existsSync(node24))
    fail("Node 24 did not arrive with the dependencies: npm was told not to run the install script of the package 'node'.", result.output);
}

function install() {
  // Without the project's own programs on the path: they are about to be replaced.
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== join(root, "node_modules", ".bin"));
  const env = { ...process.env, PATH: path.join(delimiter) };
  // NODE_ENV=production would leave out what the build needs.
  return run("npm", ["ci", "--include=dev", "--include=optional", "--loglevel=error", "--no-audit", "--no-fund"], { env });
}

/** npm writes node_modules/.package-lock.json last: when it agrees with the lock file, the installation is complete. */
function isInstalled() {
  if (!existsSync(node24)) return false;
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}
