import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject, vi } from "vitest";
import { reachesDatabase } from "./reaches-database.ts";

// Runs before the modules of a test file are loaded, so that they read these settings. Files that share a process share its folder.
const shared = globalThis as typeof globalThis & { diwanTestData?: string };
shared.diwanTestData ??= mkdtempSync(join(inject("testFolder"), "data-"));
Object.assign(process.env, {
  NODE_ENV: "test",
  DATABASE_URL: "postgres://nobody@no-database-for-this-test.invalid/none",
  DATABASE_POOL: "5",
  DATA_DIR: shared.diwanTestData,
  SECRET: "a-secret-for-tests-that-is-long-enough",
  SITE_URL: "http://localhost:3000",
  LOG_LEVEL: "fatal",
  DEMO: "0",
  PAYMENTS_SANDBOX: "1",
  BANK_ACCOUNT: "Bank of the tests, SA03 8000 0000 6080 1016 7519",
});
for (const name of ["DATABASE_DIRECT_URL", "STORAGE_URL", "SMTP_URL"]) delete process.env[name];

// Hashes each password once per file: hashing is slow by design, and most tests only need an account with one. Sign-in and sign-up bypass this.
vi.mock("better-auth/crypto", async (original) => {
  const real = await original<typeof import("better-auth/crypto")>();
  const made = new Map<string, Promise<string>>();
  return { ...real, hashPassword: (password: string) => made.get(password) ?? made.set(password, real.hashPassword(password)).get(password) };
});

// Most files test pure functions and hooks: a database that nobody asks costs more than their tests.
if (reachesDatabase()) await (await import("./own-database.ts")).openOwnDatabase();
