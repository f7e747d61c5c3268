import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { removeOldFiles } from "./import-jobs.server.ts";

const NOW = Date.UTC(2026, 4, 20, 12);
const DAY = 86_400_000;
const removed: string[] = [];
afterAll(disconnect);
beforeEach(async () => {
  stopClockAt(NOW);
  removed.length = 0;
  vi.spyOn(storage, "remove").mockImplementation(async (key) => void removed.push(key));
  await sql`drop table if exists some_imports`.execute(db);
  await sql`create table some_imports (id int primary key, storage_key text not null, status text not null, completed_at timestamptz)`.execute(db);
});

const run = (id: number, key: string, status: string, ageMs: number | null) =>
  sql`insert into some_imports values (${id}, ${key}, ${status}, ${ageMs === null ? null : new Date(NOW - ageMs)})`.execute(db);
const keys = async () => (await sql<{ key: string }>`select storage_key as key from some_imports order by id`.execute(db)).rows.map(({ key }) => key);
const clear = () => removeOldFiles("some_imports" as never);

test("the file of an import goes when it ended a week ago, not a moment before; its row stays", async () => {
  await run(1, "over", "completed", 7 * DAY + 1);
  await run(2, "a week", "completed", 7 * DAY);
  await run(3, "canceled", "canceled", 8 * DAY);
  await clear();
  expect([removed.toSorted(), await keys()]).toEqual([
    ["canceled", "over"],
    ["", "a week", ""],
  ]);
});

test("a file that a run still reads stays, however old an earlier run of it is", async () => {
  for (const [id, status] of [
    [1, "queued"],
    [3, "processing"],
  ] as const) {
    await run(id, `key ${id}`, "completed", 30 * DAY);
    await run(id + 1, `key ${id}`, status, null);
  }
  await run(5, "key 5", "completed", 30 * DAY);
  await run(6, "key 5", "completed", 6 * DAY);
  await clear();
  expect([removed, (await keys()).filter((key) => key === "")]).toEqual([[], []]);
});

test("a file of two runs goes once, when both ended long ago; what is gone is not removed again", async () => {
  await run(1, "shared", "completed", 30 * DAY);
  await run(2, "shared", "failed", 8 * DAY);
  await clear();
  await clear();
  expect([removed, await keys()]).toEqual([["shared"], ["", ""]]);
});
