import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import { databaseUrl, db, disconnect } from "#app/platform/database/db.server.ts";
import { closeLive, connectLive, isLiveLost, notify, subscribe } from "#app/platform/live/live.server.ts";
import { watchRow } from "#app/platform/live/watch.server.ts";
import { onDatabase } from "#app/platform/testing/database.ts";
import { aUser } from "#app/platform/testing/people.ts";

afterAll(async () => {
  await closeLive();
  await disconnect();
});

/** Blocks or allows new connections, from the maintenance database, so that the test is not locked out itself. */
async function allowConnections(isAllowed: boolean): Promise<void> {
  const name = databaseUrl().split("/").at(-1);
  const client = new Client({ connectionString: onDatabase(databaseUrl(), "postgres") });
  await client.connect();
  await client.query(`alter database ${name} with allow_connections ${isAllowed}`);
  await client.end();
}
const isOpen = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity where application_name = 'diwan-live' and datname = current_database()`.execute(db);
  return rows.length === 1;
};

it("reconnects after an outage with several failed attempts; no stale data meanwhile", async () => {
  const person = await aUser("vendor");
  await connectLive();
  const heard = vi.fn();
  subscribe("news", heard);
  const [lost, back] = [vi.fn(), vi.fn()];
  subscribe("lost", lost);
  subscribe("reconnected", back);
  expect((await roleCache().get(person.id))?.role).toBe("vendor");

  // Our own connections stay, as one to another address would: only the listening one is away.
  await allowConnections(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diwan-live' and datname = current_database()`.execute(db);
  await db.updateTable("user_roles").set({ role: "homeowner" }).where("user_id", "=", person.id).execute();
  await db.updateTable("profiles").set({ role: "homeowner" }).where("id", "=", person.id).execute();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(isLiveLost()).toBe(true);
  expect((await roleCache().get(person.id))?.role).toBe("homeowner");

  await allowConnections(true);
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(isLiveLost()).toBe(false);
  expect(await isOpen()).toBe(true);
  await notify("news", "an id");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith("an id"), { timeout: 5_000 });
}, 60_000);

it("stops calling who left, and goes on for the others", async () => {
  const [gone, other, again] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = subscribe("seats", gone);
  const leaveToo = subscribe("seats", other);
  await connectLive();
  leave();
  await notify("seats", "1");
  await vi.waitFor(() => expect(other).toHaveBeenCalledExactlyOnceWith("1"));
  leaveToo();
  subscribe("seats", again);
  // Leaving twice takes nobody else along.
  leaveToo();
  await notify("seats", "2");
  await vi.waitFor(() => expect(again).toHaveBeenCalledExactlyOnceWith("2"));
  expect(gone).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});

it("watches one row: what changes of others reads nothing", async () => {
  await connectLive();
  const leave = new AbortController();
  const watch = (id: string) => {
    const read = vi.fn(async () => ({ id }));
    return { read, rows: watchRow({ topic: "row", id, read, isRunning: () => true, signal: leave.signal }) };
  };
  const [mine, other] = [watch("mine"), watch("other")];
  for (const { rows } of [mine, other]) await rows.next();
  const [again, tick] = [mine.rows.next(), other.rows.next()];
  await notify("row", "other");
  // The one that began later has read again: the first would have, too.
  expect((await tick).value).toEqual({ id: "other" });
  expect(mine.read).toHaveBeenCalledOnce();
  await notify("row", "mine");
  expect((await again).value).toEqual({ id: "mine" });
  expect([mine.read.mock.calls.length, other.read.mock.calls.length]).toEqual([2, 2]);
  leave.abort();
  expect((await mine.rows.next()).done).toBe(true);
});

it("stays closed when it was closed on purpose", async () => {
  await connectLive();
  await closeLive();
  await vi.waitFor(async () => expect(await isOpen()).toBe(false));
  expect(isLiveLost()).toBe(false);
});
