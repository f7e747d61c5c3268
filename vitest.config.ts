import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { messagesPlugin } from "./app/platform/languages/messages-plugin.ts";

/** They take longest, the longest first. Begun last, they would run on alone while all others are done. */
const LONGEST = [
  "app/api/matrix.test.ts",
  "app/features/directory/vendor-imports/vendor-imports.test.ts",
  "app/platform/auth/auth.test.ts",
  "app/engines/room/restyle.test.ts",
  "app/features/people/account/account.security.test.ts",
  "app/platform/auth/second-factor.test.ts",
  "database/launcher.test.ts",
  "app/features/inspiration/idea-imports/idea-imports.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = LONGEST.flatMap((path) => files.filter(({ moduleId }) => moduleId.endsWith(path)));
    return [...known, ...(await super.sort(files.filter((file) => !known.includes(file))))];
  }
}

export const tests = globSync("{app,server,database,scripts,checks}/**/*.test.{ts,tsx}");
const having = (pattern: RegExp) => tests.filter((path) => pattern.test(readFileSync(path, "utf8")));
/**
 * Most files share a process with others, because loading the modules again takes longer than their tests. Alone in one is what changes modules or ends a
 * part of the process, and among themselves are those that make it a browser.
 */
const alone = new Set([...having(/\bvi\.(mock|doMock|resetModules|stubEnv)\(|\bwithEventServer\(/), ...LONGEST]);
const hooks = having(/\/render-hook\.tsx"/).filter((path) => !alone.has(path));
const together = tests.filter((path) => !alone.has(path) && !hooks.includes(path));
export const setupFiles = ["app/platform/testing/setup.ts"];
const shared = { extends: true as const, test: { isolate: false, setupFiles: [...setupFiles, "app/platform/testing/shared-process.ts"] } };

export const settings = {
  globalSetup: "app/platform/testing/global-setup.ts",
  environment: "node",
  pool: "forks",
  // Every test stands alone: each run here has an order of its own, and prints its seed for `--sequence.seed=`. CI has one order, so that what is red there
  // comes from the commit.
  sequence: { sequencer: LongestFirst, shuffle: { tests: true }, ...(process.env.CI && { seed: 1795380330611 }) },
  // They wait for the database, for hashes and for the least time of sign-in answers: more of them than processors fit beside each other.
  maxWorkers: 4,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  passWithNoTests: false,
} as const;

/** Unit tests and tests of each operation, on a real PostgreSQL: every test file gets its own migrated database. */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    ...settings,
    projects: [
      { extends: true, test: { name: "alone", include: [...alone], setupFiles } },
      { ...shared, test: { ...shared.test, name: "hooks", include: hooks } },
      { ...shared, test: { ...shared.test, name: "together", include: together } },
    ],
  },
});
