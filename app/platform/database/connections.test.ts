import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "./db.server.ts";

const pidOf = async (executor: typeof db) => (await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(executor)).rows[0]?.pid;

test("a connection that is lost between two statements of a transaction fails the next one, and nothing else", async () => {
  const uncaught = vi.fn();
  process.prependListener("uncaughtException", uncaught);
  onTestFinished(() => void process.removeListener("uncaughtException", uncaught));
  const trx = await db.startTransaction().execute();
  const pid = await pidOf(trx);
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  await vi.waitFor(async () => expect((await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)).rows).toEqual([]));
  // The end of the connection arrives in a later event loop turn.
  await new Promise((resolve) => setImmediate(resolve));
  await expect(pidOf(trx)).rejects.toThrow();
  await trx
    .rollback()
    .execute()
    .catch(() => undefined);
  expect(uncaught).not.toHaveBeenCalled();
  expect(await pidOf(db)).not.toBe(pid);
});
