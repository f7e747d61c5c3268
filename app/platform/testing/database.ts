import { randomBytes } from "node:crypto";
import { Client } from "pg";

export const TEMPLATE = "diwan_template";

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A separate migrated, empty database on the test server. */
export async function createTestDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Copying files needs no write-ahead log of each page; for a small template it is the faster way.
  await runOn(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: onDatabase(server, name),
    drop: () => runOn(server, `drop database if exists ${name} with (force)`),
  };
}

/** The same server, another database. */
export function onDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
