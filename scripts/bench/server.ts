import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { BENCH_FOLDER, secondsOf } from "./database.ts";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export type BenchServer = {
  url: string;
  pid: number;
  /** Milliseconds of processor time that the server process has used so far. */
  cpuMs: () => Promise<number>;
  /** Resident memory in MB. */
  memoryMb: () => Promise<number>;
  stop: () => Promise<void>;
};

/** The built product (`npm run build` first) on a database, in a process of its own. */
export async function startServer(databaseUrl: string, settings: Record<string, string> = {}, flags: readonly string[] = []): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [...flags, "server/start.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      DEMO: "0",
      PORT: String(port),
      SITE_URL: url,
      LOG_LEVEL: "error",
      DATA_DIR: join(BENCH_FOLDER, "server"),
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let attempt = 0; ; attempt++) {
    const isUp = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) break;
    if (attempt > 900 || child.exitCode !== null) throw new Error("The server did not start. Run `npm run build` first.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    cpuMs: async () => secondsOf(await readFile(`/proc/${child.pid}/stat`, "utf8")) * 1000,
    memoryMb: async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
