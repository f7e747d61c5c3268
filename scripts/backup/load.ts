import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { from as copyFrom } from "pg-copy-streams";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { type Dump, digestOf } from "./dump.ts";
import { foreignKeysOf, tablesOf } from "./tables.ts";

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "diwan-restore" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function refuseUsed(client: Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_tables where schemaname in ('public', 'pgboss') limit 1");
  if (rowCount) throw new Error("The database is not empty. A restore replaces nothing: give it an empty DATA_DIR, or an empty database.");
}

async function refuseDamaged(folder: string, { tables }: Dump): Promise<void> {
  for (const { name, file, sha256 } of tables)
    if ((await digestOf(join(folder, file)).catch(() => "")) !== sha256) throw new Error(`The backup is damaged: ${file} (${name}) is not what was written.`);
}

/** One transaction: the database is complete or still empty. Foreign keys are restored at the end, which checks every row. */
async function fill(client: Client, folder: string, { tables, sequences }: Dump): Promise<void> {
  await client.query("begin; set local statement_timeout = 0; set local timezone = 'UTC'");
  const known = await tablesOf(client);
  const keys = await foreignKeysOf(client);
  for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint ${name}`);
  for (const { name } of known) await client.query(`alter table ${name} disable trigger user`);
  // Migrations write rows, too; those of the backup take their place.
  await client.query(`truncate ${known.map(({ name }) => name).join(", ")}`);
  for (const { name, columns, file, rows } of tables) {
    const target = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
    await pipeline(createReadStream(join(folder, file)), createGunzip(), target);
    if (target.rowCount !== rows) throw new Error(`${name} has ${target.rowCount} rows of ${rows}.`);
  }
  for (const { name, value } of sequences) if (value !== null) await client.query("select setval($1::regclass, $2::bigint)", [name, value]);
  for (const { name } of known) await client.query(`alter table ${name} enable trigger user`);
  for (const { on, name, definition } of keys) await client.query(`alter table ${on} add constraint ${name} ${definition}`);
  await client.query("commit");
}

/** Fills an empty database from a dump, and brings it up to date where the product is newer. */
export async function load(url: string, folder: string, dump: Dump): Promise<void> {
  await connected(url, refuseUsed);
  await refuseDamaged(folder, dump);
  await migrate(url, { to: dump.migration });
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop();
  await connected(url, (client) => fill(client, folder, dump));
  await connected(url, (client) => client.query("analyze"));
  await migrate(url);
}
