import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { startDatabase } from "#database/launcher.ts";
import { onDatabase, TEMPLATE } from "./database.ts";
import { isPure, readGraph } from "./import-graph.ts";
import { quickFolder } from "./quick-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    testServer: string;
    /** A folder for everything tests write; removed at the end. */
    testFolder: string;
    /** Test files that reach the database, relative to the project. */
    testsWithDatabase: string[];
  }
}

/** Starts one throw-away server and migrates one template; test files copy it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(quickFolder(), "diwan-test-"));
  const server = await startDatabase({
    dir: join(folder, "postgres"),
    // Nothing here has to survive a power cut, and the log stays small: it may be in memory.
    settings: {
      max_wal_size: "128MB",
      min_wal_size: "32MB",
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: "200",
      wal_level: "minimal",
      max_wal_senders: "0",
    },
  });
  const maintenance = onDatabase(server.url, "postgres");
  const client = new Client({ connectionString: maintenance });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(onDatabase(server.url, TEMPLATE));

  const files = globSync("{app,server,database,scripts,checks}/**/*.{ts,tsx}");
  const graph = readGraph(files);
  project.provide(
    "testsWithDatabase",
    files.filter((file) => file.includes(".test.") && !isPure(file, graph)),
  );
  project.provide("testServer", maintenance);
  project.provide("testFolder", folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
