import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { Pool } from "pg";
import { StartProblem } from "#app/platform/env/start-problem.ts";

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

/** Problems that the operator can fix: an unreachable address, and data of a newer version. */
function explained(error: unknown, databaseUrl: string): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const { hostname, port, pathname } = new URL(databaseUrl);
  const missing = /previously executed migration (\S+) is missing/.exec(message ?? "")?.[1];
  if (missing)
    return new StartProblem(
      `The data is from a newer Diwan: it has ${missing}, which this version does not know. Start that version, or restore a backup made before it.`,
    );
  const isUnreachable = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28|3D000|57P03)/.test(code ?? "");
  return isUnreachable ? new StartProblem(`The database at ${hostname}:${port || 5432}${pathname} cannot be used: ${message || code}`) : error;
}

/**
 * Brings the database up to date. Safe when several processes start at once: the migrator holds a lock.
 * @param to the last one to run, for the data of a backup; without it all
 * @throws the error of the first migration that failed; that one is rolled back, the earlier ones stand.
 */
export async function migrate(databaseUrl: string, { to }: { to?: string } = {}): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  // A connection that is ending when the server stops says so once more; without a listener that would end the process.
  pool.on("error", () => {});
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: migrations } });
    const { error } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest());
    if (error) throw explained(error, databaseUrl);
  } finally {
    await db.destroy();
  }
}
