import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { quickFolder } from "./app/platform/testing/quick-folder.ts";
import { browserProgram } from "./scripts/test/browser.mjs";

const CHROMIUM = browserProgram();
if (!CHROMIUM) throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");

const CRAWL = /crawl\.spec\.ts$/;
const LOOKS = /accessibility\.spec\.ts$/;

const launch = (...args: string[]) => ({
  executablePath: CHROMIUM,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...args,
  ],
});

// Workers read this file too and inherit the environment: port and folder are chosen once.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(quickFolder(), "diwan-e2e-"));
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // A test waits for answers and for what is typed to be heard half of its time: three fill two processors.
  workers: 3,
  // A loaded machine may lose a race once; what fails twice is broken. The report names what needed a second try, and more than two of them fail the run.
  retries: 1,
  timeout: 360_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "en-US",
    timezoneId: "Europe/London",
    // It would stand between a test and what the test intercepts; its own journey (installed-app.spec.ts) allows it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: launch(),
  },
  // The crawl reads the demo as it is loaded: the journeys add to it.
  projects: [
    { name: "crawl", testMatch: CRAWL },
    // Every screen of every role, for barriers and what sticks out: to draw pictures would be a third of the work. The crawl asks for those of public pages.
    { name: "screens", testMatch: LOOKS, dependencies: ["crawl"], use: { launchOptions: launch("--blink-settings=imagesEnabled=false") } },
    { name: "journeys", testIgnore: [CRAWL, LOOKS], dependencies: ["crawl"] },
  ],
  // The built product with demo data on a fresh database, as a newcomer starts it.
  webServer: {
    command: "exec node e2e/support/server.mjs",
    url: `${baseURL}/health/ready`,
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    env: {
      NODE_ENV: "production",
      PORT: process.env.E2E_PORT,
      SITE_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: "",
      SMTP_URL: "",
      STORAGE_URL: "",
      DEMO: "1",
      SECRET: "a-secret-for-browser-tests-only-1234567890",
      LOG_LEVEL: "error",
      // Each test comes from an address of its own, so that rate limits meet only the tests that are about them.
      TRUST_PROXY: "1",
    },
  },
});

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
