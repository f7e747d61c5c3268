import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, types } from "pg";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";

// Counts and money fit into a double; numeric columns hold ratings and ratios only.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

type Connection = { db: Kysely<DB>; pool: Pool; url: string };
// Stored on the global object: hot reload evaluates this module again, the connections stay.
const holder = globalThis as typeof globalThis & { diwanDatabase?: Connection };

/** Opens the pool. Called by the composition root once the database URL is known. */
export function connect(url: string): Kysely<DB> {
  if (holder.diwanDatabase?.url === url) return holder.diwanDatabase.db;
  const pool = new Pool({
    connectionString: url,
    max: env.databasePool,
    application_name: "diwan",
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  // The same for a busy client between two statements of a transaction: its next statement fails instead.
  pool.on("connect", (client) => client.on("error", () => {}));
  holder.diwanDatabase = { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool, url };
  return holder.diwanDatabase.db;
}

function current(): Connection {
  if (!holder.diwanDatabase && env.databaseUrl) connect(env.databaseUrl);
  if (!holder.diwanDatabase) throw new Error("The database is not connected yet.");
  return holder.diwanDatabase;
}

/** The address in use, for LISTEN and for jobs. */
export const databaseUrl = (): string => env.databaseDirectUrl ?? current().url;

/** The query builder of the whole product. Statements are unnamed, so that a pooler in transaction mode works. */
export const db: Kysely<DB> = new Proxy({} as Kysely<DB>, {
  get(_, key) {
    const target = current().db;
    const value = Reflect.get(target, key, target) as unknown;
    return typeof value === "function" ? value.bind(target) : value;
  },
});

/** A connection that hangs is noticed by the system after minutes only. */
const ANSWER_MS = 5_000;

/** Whether the database answers within five seconds. */
export function isDatabaseUp(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS, false);
    sql`select 1`
      .execute(db)
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** Closes every connection; running statements finish first. */
export async function disconnect(): Promise<void> {
  const open = holder.diwanDatabase;
  delete holder.diwanDatabase;
  await open?.db.destroy();
}
