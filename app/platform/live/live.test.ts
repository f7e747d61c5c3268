import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import { databaseUrl, db, disconnect } from "#app/platform/database/db.server.ts";
import { closeLive, connectLive, isLiveLost, notify, subscribe } from "#app/platform/live/live.server.ts";
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

it("stays closed when it was closed on purpose", async () => {
  await connectLive();
  await closeLive();
  await vi.waitFor(async () => expect(await isOpen()).toBe(false));
  expect(isLiveLost()).toBe(false);
});
