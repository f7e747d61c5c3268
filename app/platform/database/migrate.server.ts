import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { Pool } from "pg";

const FOLDER = join(process.cwd(), "database/migrations");

/** The SQL files of database/migrations, one timeline, forward only. */
async function migrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(FOLDER, name), "utf8");
    return [name.replace(/\.sql$/, ""), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Brings the database up to date. Safe when several processes start at once: the migrator holds a lock.
 * @throws the error of the first migration that failed; that one is rolled back, the earlier ones stand.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error } = await new Migrator({ db, provider: { getMigrations: migrations } }).migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
