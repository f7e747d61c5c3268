import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { BatchOutdated, commitBatch, insertProblems } from "./import-batch.server.ts";
import { ImportStopped } from "./import-run.server.ts";

const ID = "019a0000-0000-7000-8000-000000000001";
const OTHER = "019a0000-0000-7000-8000-000000000002";
const checkpoint = (processed = 10) => ({ table: "test_imports" as never, counter: "done", id: ID, processed });
const advance = (trx: typeof db, by = 5) => sql`update test_imports set done = done + ${by} where id = ${ID}`.execute(trx);
const done = async () => (await sql<{ done: number }>`select done from test_imports order by id`.execute(db)).rows.map((row) => row.done);

beforeAll(async () => {
  await sql`create table test_imports (id uuid primary key, status text not null, done int not null)`.execute(db);
  await sql`create table test_problems (import_id uuid, row_number int, position int, code text, primary key (row_number, position))`.execute(db);
});
beforeEach(async () => {
  await sql`truncate test_imports, test_problems`.execute(db);
  await sql`insert into test_imports values (${ID}, 'processing', 10), (${OTHER}, 'processing', 10)`.execute(db);
});
afterAll(disconnect);

describe("a batch", () => {
  test("commits with its checkpoint, without waiting for the disk, and says what it made", async () => {
    const result = await commitBatch(checkpoint(), async (trx, attempt) => {
      await advance(trx as typeof db);
      const { rows } = await sql<{ value: string }>`select current_setting('synchronous_commit') as value`.execute(trx);
      return [attempt, rows[0]?.value];
    });
    expect([result, await done()]).toEqual([
      [1, "off"],
      [15, 10],
    ]);
  });

  test("that fails leaves nothing, and is not tried again", async () => {
    let tries = 0;
    const failing = commitBatch(checkpoint(), async (trx) => {
      tries += 1;
      await advance(trx as typeof db);
      throw new Error("a fault");
    });
    await expect(failing).rejects.toThrow("a fault");
    expect([tries, await done()]).toEqual([1, [10, 10]]);
  });

  test.each([
    ["has moved on", checkpoint(9)],
    ["is another one's", { ...checkpoint(), id: "019a0000-0000-7000-8000-00000000ffff" }],
  ])("of a run whose checkpoint %s stops it", async (_, from) => {
    await expect(commitBatch(from, async () => "written")).rejects.toBeInstanceOf(ImportStopped);
  });

  test("of a canceled run stops it", async () => {
    await sql`update test_imports set status = 'canceled' where id = ${ID}`.execute(db);
    await expect(commitBatch(checkpoint(), async () => "written")).rejects.toBeInstanceOf(ImportStopped);
  });

  const collision = (code: string) => Object.assign(new Error(code), { code });
  const tried = async (error: Error, times: number, options?: { isRepeatable: boolean }) => {
    const attempts: number[] = [];
    const outcome = await commitBatch(
      checkpoint(),
      async (trx, attempt) => {
        attempts.push(attempt);
        await advance(trx as typeof db);
        if (attempts.length <= times) throw error;
      },
      options,
    ).then(
      () => "written",
      (failure: Error) => failure.message,
    );
    return { attempts, outcome, done: (await done())[0] };
  };
  test.each(["23505", "23503", "40001", "40P01"])("that collides with another write (%s) is done afresh", async (code) => {
    expect(await tried(collision(code), 1)).toEqual({ attempts: [1, 2], outcome: "written", done: 15 });
  });
  test("that is outdated is done afresh, five times at most", async () => {
    expect(await tried(new BatchOutdated("old"), 4)).toEqual({ attempts: [1, 2, 3, 4, 5], outcome: "written", done: 15 });
    await sql`update test_imports set done = 10`.execute(db);
    expect(await tried(new BatchOutdated("old"), 5)).toEqual({ attempts: [1, 2, 3, 4, 5], outcome: "old", done: 10 });
  });
  test("is not done afresh after another fault of the database, nor where it cannot be", async () => {
    expect(await tried(collision("22001"), 1)).toMatchObject({ attempts: [1], outcome: "22001", done: 10 });
    expect(await tried(collision("40001"), 1, { isRepeatable: false })).toMatchObject({ attempts: [1], outcome: "40001" });
  });
});

test("problems of a row stand in their order", async () => {
  const problem = (row_number: number, code: string) => ({ import_id: ID, row_number, code }) as never;
  await insertProblems(db, "test_problems" as never, []);
  await insertProblems(db, "test_problems" as never, [problem(2, "a"), problem(3, "b"), problem(2, "c"), problem(2, "d"), problem(3, "e")]);
  const { rows } = await sql`select row_number, position, code from test_problems order by 1, 2`.execute(db);
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    [2, 0, "a"],
    [2, 1, "c"],
    [2, 2, "d"],
    [3, 0, "b"],
    [3, 1, "e"],
  ]);
});
