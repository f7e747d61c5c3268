// `npm run db:types`: writes the types of the tables as the migrations make them. With `-- --verify` it only compares.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { withTemporaryDatabase } from "./database/temporary.ts";

const OUTPUT = "app/platform/database/schema.ts";
const options = [
  ...["--dialect", "postgres", "--out-file", OUTPUT, "--numeric-parser", "number"],
  // db.server.ts reads 64-bit integers as numbers.
  ...["--type-mapping", JSON.stringify({ int8: "number" })],
  ...process.argv.slice(2),
];

process.exitCode = await withTemporaryDatabase(async (url) => {
  const program = join("node_modules", "kysely-codegen", "dist", "cli", "bin.js");
  const { status } = spawnSync(process.execPath, [program, "--url", url, ...options], { stdio: "inherit" });
  return status ?? 1;
});
