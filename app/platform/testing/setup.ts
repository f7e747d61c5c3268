import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { createTestDatabase } from "./database.ts";

// Runs before the modules of a test file are loaded, so that they read these settings.
const database = await createTestDatabase(inject("testServer"));
Object.assign(process.env, {
  NODE_ENV: "test",
  DATABASE_URL: database.url,
  DATABASE_POOL: "5",
  DATA_DIR: mkdtempSync(join(inject("testFolder"), "data-")),
  SECRET: "a-secret-for-tests-that-is-long-enough",
  SITE_URL: "http://localhost:3000",
  LOG_LEVEL: "fatal",
  DEMO: "0",
});
for (const name of ["DATABASE_DIRECT_URL", "STORAGE_URL", "SMTP_URL"]) delete process.env[name];

// Drops with force: whatever the tests left connected is cut off.
afterAll(() => database.drop());
