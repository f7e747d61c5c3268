import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "./support/test.ts";

test("a port that is taken stops the start in one line, before a database is made or a job runs", async () => {
  const port = process.env["E2E_PORT"] ?? "";
  const dataDir = mkdtempSync(join(tmpdir(), "diwan-start-"));
  const env = { ...process.env, NODE_ENV: "production", PORT: port, SITE_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir, DATABASE_URL: "" };
  const started = spawn(process.execPath, ["server/start.js"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([text(started.stderr), once(started, "exit")]);
  expect([code, said.trim().split("\n")]).toEqual([1, [expect.stringContaining(`Port ${port} is taken.`)]]);
  expect(readdirSync(dataDir)).not.toContain("database");
  rmSync(dataDir, { recursive: true });
});
