import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { defineUpkeep } from "./upkeep.server.ts";

const timeouts = async () => (await sql<{ timeout: string }>`select timeout from seen`.execute(db)).rows.map(({ timeout }) => timeout);
const note = defineUpkeep("note", "* * * * *", sql`insert into seen select current_setting('statement_timeout')`);

beforeAll(() => sql`create table seen (timeout text)`.execute(db));
afterAll(disconnect);

test("has ten minutes, the next statement of the connection has not; one that was stopped does nothing", async () => {
  await expect(note.handler({}, AbortSignal.abort())).rejects.toThrow();
  expect(await timeouts()).toEqual([]);
  await note.handler({}, new AbortController().signal);
  expect(await timeouts()).toEqual(["10min"]);
  const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') timeout`.execute(db);
  expect(rows[0]?.timeout).not.toBe("10min");
});
