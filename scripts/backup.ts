// `npm run backup -- [--to folder]`: everything of a running or stopped product as of one moment: database, files, secret.
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#app/platform/env/env.server.ts";
import { startDatabase } from "#database/launcher.ts";
import { dump } from "./backup/dump.ts";
import { copyMissing } from "./backup/files.ts";

const { to = "backups" } = parseArgs({ options: { to: { type: "string" } } }).values;
const made = new Date();
const folder = join(resolve(to), `diwan-${made.toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
const part = `${folder}.part`;
const isFolder = env.storageUrl.startsWith("file:");
const stored = resolve(env.storageUrl.replace(/^file:(\/\/(?=\/))?/, ""));
const copyFiles = () => (isFolder ? copyMissing(stored, join(part, "files")) : undefined);

await mkdir(part, { recursive: true, mode: 0o700 });
try {
  await copyFiles();
  const embedded = env.databaseUrl ? undefined : await startDatabase({ dir: join(env.dataDir, "database") });
  const database = await dump(env.databaseUrl ?? embedded?.url ?? "", join(part, "database"));
  await embedded?.stop();
  await copyFiles();
  const secret = join(env.dataDir, "secret");
  if (existsSync(secret)) await copyFile(secret, join(part, "secret"));
  // Written last: a folder without it is no backup.
  await writeFile(join(part, "manifest.json"), JSON.stringify({ format: 1, madeAt: made.toISOString(), database }, null, 2), { mode: 0o600 });
  await rename(part, folder);
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${database.tables.length} tables, ${rows} rows`);
  if (!isFolder) console.log("Files lie in a bucket, which has a backup of its own.");
  if (!existsSync(secret)) console.log("The secret comes from SECRET: store it beside this backup.");
} catch (error) {
  await rm(part, { recursive: true, force: true });
  throw error;
}
