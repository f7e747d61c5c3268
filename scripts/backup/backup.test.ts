import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseUrl, db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { defineJob, enqueue, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { createTestDatabase, onDatabase } from "#app/platform/testing/database.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { startDatabase } from "#database/launcher.ts";
import { dump } from "./dump.ts";
import { load } from "./load.ts";
import { tablesOf } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "diwan-backup-"));
afterAll(async () => {
  await stopJobs();
  await disconnect();
  rmSync(folder, { recursive: true, force: true });
});

async function asked<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Every row of every table as text, in one order. */
const contents = (url: string): Promise<Record<string, string>> =>
  asked(url, async (client) => {
    const all: Record<string, string> = {};
    for (const { name, columns } of await tablesOf(client)) {
      const { rows } = await client.query<{ all: string }>(
        `select coalesce(string_agg(t::text, E'\n' order by t::text), '') as all from (select ${columns} from ${name}) t`,
      );
      all[name] = rows[0]?.all ?? "";
    }
    return all;
  });

const rules = (url: string): Promise<unknown> =>
  asked(url, async (client) => {
    const keys = await client.query(
      "select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where contype = 'f' order by 1, 2",
    );
    const triggers = await client.query("select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2");
    return [keys.rows, triggers.rows];
  });

async function emptyDatabase(): Promise<string> {
  const made = await createTestDatabase(onDatabase(databaseUrl(), "postgres"));
  await asked(made.url, async (client) => void (await client.query("drop schema public cascade; create schema public")));
  afterAll(() => made.drop());
  return made.url;
}

beforeAll(async () => {
  const person = await aUser("homeowner", { name: 'ريم "Reem"\t\\N', language: "ar" });
  await db
    .insertInto("audit_events")
    .values({ id: newId(), actor_id: person.id, action: "a", entity_type: "b", entity_id: person.id, changes: JSON.stringify({ x: [null, "line\nbreak"] }) })
    .execute();
  await enqueue(defineJob<{ n: number }>({ name: "waits", handler: async () => {} }), { n: 7 }, { startAfterSeconds: 3_600 });
  await stopJobs();
});

it("what is dumped and loaded into an empty database is the same, row by row, with its rules and its waiting jobs", async () => {
  const made = await dump(databaseUrl(), join(folder, "whole"));
  const url = await emptyDatabase();
  await load(url, join(folder, "whole"), made);
  const [before, after] = [await contents(databaseUrl()), await contents(url)];
  expect(Object.keys(before).length).toBeGreaterThan(60);
  expect(after).toEqual(before);
  expect(before["public.users"]).toContain("Reem");
  expect(before["pgboss.job"]).toContain("waits");
  expect(await rules(url)).toEqual(await rules(databaseUrl()));
  for (const name of readdirSync(join(folder, "whole"))) expect(statSync(join(folder, "whole", name)).mode & 0o077).toBe(0);
}, 120_000);

it("is as of one moment: what is written meanwhile is in it whole or not at all, and the product goes on", async () => {
  const person = { id: newId(), name: "Late", email: "late@test.example" };
  const both = db.transaction().execute(async (trx) => {
    await trx.insertInto("users").values(person).execute();
    await trx.insertInto("profiles").values({ id: person.id, email: person.email }).execute();
  });
  const [made] = await Promise.all([dump(databaseUrl(), join(folder, "moment")), both]);
  const rows = Object.fromEntries(made.tables.map((table) => [table.name, table.rows]));
  expect(rows["public.users"]).toBe(rows["public.profiles"]);
});

it("refuses a damaged file and a database that has something, and leaves that one alone", async () => {
  const made = await dump(databaseUrl(), join(folder, "damaged"));
  const before = await contents(databaseUrl());
  await expect(load(databaseUrl(), join(folder, "damaged"), made)).rejects.toThrow("not empty");
  expect(await contents(databaseUrl())).toEqual(before);
  writeFileSync(join(folder, "damaged", "public.users.copy.gz"), "x");
  await expect(load(await emptyDatabase(), join(folder, "damaged"), made)).rejects.toThrow("damaged: public.users.copy.gz");
});

it("npm run backup and npm run restore: database, files and secret of a product into an empty folder", async () => {
  const [from, to, backups] = ["from", "to", "backups"].map((name) => join(folder, name)) as [string, string, string];
  await mkdir(join(from, "files", "images", "ab"), { recursive: true });
  await writeFile(join(from, "files", "images", "ab", "abc.webp"), "a picture");
  const run = (script: string, dataDir: string, ...given: string[]) => {
    const env = { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "fatal" };
    return spawnSync(process.execPath, [`scripts/${script}.ts`, ...given], { env, encoding: "utf8" });
  };
  const running = await startDatabase({ dir: join(from, "database") });
  const { migrate } = await import("#app/platform/database/migrate.server.ts");
  await migrate(running.url);
  await asked(running.url, (client) => client.query("insert into users (id, name, email) values ($1, 'Sami', 'sami@test.example')", [newId()]));

  const made = run("backup", from, "--to", backups);
  expect(made).toMatchObject({ status: 0, stderr: "" });
  await running.stop();
  const [name = ""] = readdirSync(backups);
  expect(name).toMatch(/^diwan-\d{4}-\d\d-\d\dT[\d-]+Z$/);

  expect(run("restore", to, join(backups, name))).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(join(to, "secret"), "utf8")).toBe(readFileSync(join(from, "secret"), "utf8"));
  expect(readFileSync(join(to, "files", "images", "ab", "abc.webp"), "utf8")).toBe("a picture");
  const restored = await startDatabase({ dir: join(to, "database") });
  const users = await asked(restored.url, async (client) => (await client.query("select email from users")).rows);
  await restored.stop();
  expect(users).toEqual([{ email: "sami@test.example" }]);

  // Nothing is replaced.
  const again = run("restore", to, join(backups, name));
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("not empty")]);
  const nothing = run("restore", join(folder, "third"), folder);
  expect([nothing.status, nothing.stderr]).toEqual([1, expect.stringContaining("is no backup")]);
  expect(existsSync(join(folder, "third"))).toBe(false);
}, 180_000);
