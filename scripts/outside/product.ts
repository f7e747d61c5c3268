import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./debian-postgres.ts";

export type Product = {
  url: string;
  outbox: string;
  output(): string;
  stop(): Promise<number | null>;
  pause(): void;
  resume(): void;
  /** Without a word, as a machine that fails. */
  kill(): Promise<unknown>;
};

/** One process of the built product on the database given; resolves when it serves. */
export async function startProduct(name: string, folder: string, databaseUrl: string): Promise<Product> {
  const port = await freePort();
  const dataDir = join(folder, name);
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    // Both have one public address, as behind a load balancer.
    SITE_URL: "http://diwan.test",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: `file:${join(folder, "files")}`,
    SECRET: "a-secret-that-both-processes-share-1234567890",
    DEMO: "1",
    SMTP_URL: "",
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1",
  };
  const child = spawn(process.execPath, ["server/start.js"], { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  await ready(child, output);
  return {
    url: `http://127.0.0.1:${port}`,
    outbox: join(dataDir, "outbox"),
    output,
    stop: () => stop(child),
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    kill: () => stop(child, "SIGKILL"),
  };
}

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`The product did not start in time.\n${output()}`)), 120_000);
    child.once("message", () => {
      clearTimeout(timer);
      done();
    });
    child.once("exit", () => {
      clearTimeout(timer);
      fail(new Error(`The product did not start.\n${output()}`));
    });
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.once("exit", (code) => done(code));
    child.kill(signal);
  });
}
