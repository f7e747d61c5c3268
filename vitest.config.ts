import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { articlesPlugin } from "./app/features/site/help/build/articles-plugin.ts";
import { messagesPlugin } from "./app/platform/languages/messages-plugin.ts";
import { isPure, readGraph } from "./app/platform/testing/import-graph.ts";

/** They take longest, the longest first. Begun last, they would run on alone while all others are done. */
const LONGEST = [
  "app/features/projects/requests/requests.secrets.test.ts",
  "app/api/matrix.test.ts",
  "app/features/directory/vendor-imports/vendor-imports.test.ts",
  "app/platform/auth/auth.test.ts",
  "app/engines/room/restyle.test.ts",
  "app/features/people/account/account.security.test.ts",
  "app/platform/auth/second-factor.test.ts",
  "database/launcher.test.ts",
  "app/features/inspiration/idea-imports/idea-imports.test.ts",
];

/** Processes of tests load the same libraries: the first compiles them for all. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/compiled");

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = LONGEST.flatMap((path) => files.filter(({ moduleId }) => moduleId.endsWith(path)));
    return [...known, ...(await super.sort(files.filter((file) => !known.includes(file))))];
  }
}

export const tests = globSync("{app,server,database,scripts,checks}/**/*.test.{ts,tsx}");
const graph = readGraph(globSync("{app,server,database,scripts,checks}/**/*.{ts,tsx}"));
/** Mocks without a state of their own, which many files have: those with the same ones share processes. */
const COMMON_MOCKS =
  /^vi\.mock\("#app\/platform\/(?:mail\/mail\.server\.ts", \(\) => import\("#app\/platform\/testing\/mails\.ts"\)|jobs\/jobs\.server\.ts", async \(original\) => \(\{ \.\.\.\(await original<object>\(\)\), enqueue: async \(\) => undefined \}\))\);$/gm;
/**
 * What leaves something in the process for the next file: it changes modules, settings or globals, cuts live connections, or sets the clock ahead (ids never
 * go back in time: those that follow would be of that day).
 */
const LEAVES = /\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\(|\bglobalThis\b|\b(connectLive|withEventServer|stopClockAt)\(|toFake: \["Date"\]/;
/** What makes the process a browser: modules look for one when they are loaded. */
const BROWSER = /happy-dom|\/render-hook\.tsx"/;

/**
 * Files share processes, because loading the modules again takes longer than their tests: those that reach the database, those in a browser and the others, each
 * by their mocks. Null for a file that is alone in its process.
 */
function companyOf(path: string): string | null {
  const text = readFileSync(path, "utf8");
  const mocks = text.match(COMMON_MOCKS) ?? [];
  if (LEAVES.test(text.replace(COMMON_MOCKS, ""))) return null;
  return [isPure(path, graph) ? "pure" : "data", ...(BROWSER.test(text) ? ["browser"] : []), ...mocks.map((line) => line.slice(23, 27)).sort()].join("-");
}

const companies = Map.groupBy(tests, companyOf);
const alone = companies.get(null) ?? [];
companies.delete(null);
export const setupFiles = ["app/platform/testing/setup.ts"];

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
  plugins: [messagesPlugin(), articlesPlugin()],
  test: {
    ...settings,
    projects: [
      { extends: true, test: { name: "alone", include: alone, setupFiles } },
      ...[...companies].map(([name, include]) => ({
        extends: true as const,
        test: { name: name ?? "", include, isolate: false, setupFiles: [...setupFiles, "app/platform/testing/shared-process.ts"] },
      })),
    ],
  },
});
