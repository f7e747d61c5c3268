import { sql } from "kysely";
import { Pool } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { StartProblem } from "#app/platform/env/start-problem.ts";
import { databaseUrl, db } from "./db.server.ts";
import { migrate } from "./migrate.server.ts";

test("data of a newer product are left alone, and the start says what to do", async () => {
  const before = await sql<{ n: number }>`select count(*)::int n from vendors`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_future', now()::text)`.execute(db);
  const problem = await migrate(databaseUrl()).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toMatch(/newer Diwan: it has 9999_future.*restore a backup/);
  await sql`delete from kysely_migration where name = '9999_future'`.execute(db);
  await expect(migrate(databaseUrl())).resolves.toBeUndefined();
  expect(await sql`select count(*)::int n from vendors`.execute(db)).toMatchObject({ rows: before.rows });
});

test("a database that does not answer is named with its address, without its password", async () => {
  const problem = await migrate("postgres://someone:hunter2@127.0.0.1:1/diwan").catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toContain("127.0.0.1:1/diwan");
  expect(String(problem)).not.toContain("hunter2");
});

test("a connection that ends after the work, because the server stops, ends nothing else", async () => {
  const end = vi.spyOn(Pool.prototype, "end");
  onTestFinished(() => end.mockRestore());
  await migrate(databaseUrl());
  const [pool] = end.mock.contexts as Pool[];
  // What pg emits for an ending connection whose server says goodbye first.
  expect(pool?.emit("error", new Error("terminating connection due to administrator command"), undefined as never)).toBe(true);
});
