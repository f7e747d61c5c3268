import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, vi } from "vitest";
import { staffWrites } from "#app/platform/audit/staff-writes.server.ts";
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

// Hashes each password once per file: hashing is slow by design, and most tests only need an account with one. Sign-in and sign-up bypass this.
vi.mock("better-auth/crypto", async (original) => {
  const real = await original<typeof import("better-auth/crypto")>();
  const made = new Map<string, Promise<string>>();
  return { ...real, hashPassword: (password: string) => made.get(password) ?? made.set(password, real.hashPassword(password)).get(password) };
});

// Writes of admins and content managers are audited: of each write that a file's tests call, at least one call leaves an entry.
const audited = new Map<string, boolean>();
staffWrites.onDone = (route, entries) => void audited.set(route, (audited.get(route) ?? false) || entries > 0);
afterAll(() => {
  const silent = [...audited].filter(([, isAudited]) => !isAudited).map(([route]) => route);
  expect(silent, "writes of staff that left no audit entry").toEqual([]);
});

// Forced: closes connections that tests left open.
afterAll(() => database.drop());
