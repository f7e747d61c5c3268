// `npm run dev`: the product with hot reload, on the embedded database of the data folder (or DATABASE_URL).
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { startDatabase } from "#database/launcher.ts";

const given = process.env.DATABASE_URL;
const database = given ? undefined : await startDatabase({ dir: join(resolve(process.env.DATA_DIR ?? ".data"), "database") });

const program = join("node_modules", "@react-router", "dev", "bin.cjs");
const server = spawn(process.execPath, [program, "dev", "--port", process.env.PORT ?? "3000", ...process.argv.slice(2)], {
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, NODE_ENV: "development", DATABASE_URL: given ?? database?.url },
});
let isAskedToStop = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    isAskedToStop = true;
    server.kill(signal);
  });
}
server.once("exit", async (code) => {
  await database?.stop();
  process.exit(isAskedToStop ? 0 : (code ?? 1));
});
