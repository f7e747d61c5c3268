// `npm run restore -- <backup>`: fills an empty DATA_DIR (or an empty DATABASE_URL) from what `npm run backup` made.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Dump } from "./backup/dump.ts";
import { copyMissing } from "./backup/files.ts";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const [given] = process.argv.slice(2);
if (!given) stop("Usage: npm run restore -- <folder of a backup>");
const folder = resolve(given);
if (!existsSync(join(folder, "manifest.json"))) stop(`${folder} is no backup: it has no manifest.json.`);
const { format, madeAt, database } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as { format: number; madeAt: string; database: Dump };
if (format !== 1) stop(`This backup has format ${format}, which this version does not know.`);

// Before the settings are read: they would make a secret of their own.
const dataDir = resolve(process.env["DATA_DIR"] || ".data");
const secret = join(dataDir, "secret");
if (existsSync(join(folder, "secret"))) {
  if (existsSync(secret) && !readFileSync(secret).equals(readFileSync(join(folder, "secret")))) stop(`${dataDir} is not empty: it has a secret of its own.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copyFileSync(join(folder, "secret"), secret);
}
const { env } = await import("#app/platform/env/env.server.ts");
const { startDatabase } = await import("#database/launcher.ts");
const { load } = await import("./backup/load.ts");

const embedded = env.databaseUrl ? undefined : await startDatabase({ dir: join(dataDir, "database") });
try {
  if (env.storageUrl.startsWith("file:")) await copyMissing(join(folder, "files"), resolve(env.storageUrl.replace(/^file:(\/\/(?=\/))?/, "")));
  await load(env.databaseUrl ?? embedded?.url ?? "", join(folder, "database"), database);
  console.log(`Restored as of ${madeAt}.`);
} catch (error) {
  process.exitCode = 1;
  console.error((error as Error).message);
} finally {
  await embedded?.stop();
}
