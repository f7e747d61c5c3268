import { defineConfig } from "vitest/config";
import { messagesPlugin } from "./app/platform/languages/messages-plugin.ts";

/** Unit tests and tests of each operation, on a real PostgreSQL: every test file gets its own migrated database. */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    include: ["app", "server", "database", "scripts", "checks"].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    globalSetup: "app/platform/testing/global-setup.ts",
    setupFiles: "app/platform/testing/setup.ts",
    environment: "node",
    pool: "forks",
    // They wait for the database, for hashes and for the least time of sign-in answers: more of them than processors fit beside each other.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
