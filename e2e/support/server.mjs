// The built product for one run of the browser tests; its data goes when it goes.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { ensureBuilt } from "../../scripts/setup/build.mjs";

await ensureBuilt();
const server = spawn(process.execPath, ["server/start.js"], { stdio: ["ignore", "inherit", "inherit"] });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
// Playwright that is killed takes nobody with it.
const playwright = process.ppid;
setInterval(() => process.ppid !== playwright && server.kill("SIGTERM"), 1000).unref();
server.once("exit", (code) => {
  if (process.env.DATA_DIR?.includes("diwan-e2e-")) rmSync(process.env.DATA_DIR, { recursive: true, force: true });
  process.exit(code ?? 0);
});
