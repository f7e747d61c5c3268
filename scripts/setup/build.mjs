import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./lock.mjs";
import { environment, fail, node24, root, run } from "./project.mjs";

const STAMP = join(root, "build", ".stamp");
const SOURCES = [
  "app",
  "server",
  "database",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "scripts/compress-assets.ts",
  "package.json",
  "package-lock.json",
];
const CONTENT_LIMIT = 256 * 1024;

/** Builds the product unless the build on disk was made from these very sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log("Building (only when the sources change)...");
  // Another process may have built while this one waited.
  const result = await alone("build", () => (isBuilt() ? undefined : make()));
  if (result && result.code !== 0) fail("The build failed.", result.output);
}

/** Builds now. */
export const build = () => alone("build", make);

/** The stamp is written last, so that an interrupted build is not taken for a finished one. */
async function make() {
  const stamp = fingerprint();
  rmSync(STAMP, { force: true });
  const program = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const bundled = await run(node24, [program, "build"], { env: environment({ NODE_ENV: "production" }) });
  const result = bundled.code === 0 ? after(bundled, await run(node24, ["scripts/compress-assets.ts"])) : bundled;
  if (result.code === 0) writeFileSync(STAMP, stamp);
  return result;
}

const after = (first, second) => ({ code: second.code, output: first.output + second.output, seconds: first.seconds + second.seconds });

function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** One hash over the names and contents of everything the build reads. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const full = join(root, path);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`);
    return;
  }
  if (/\.test\.tsx?$/.test(path)) return;
  // Photographs are large and never edited in place.
  const content = stats.size > CONTENT_LIMIT ? `${stats.size} ${stats.mtimeMs}` : readFileSync(full);
  hash.update(`${path}\0`).update(content).update("\0");
}
