import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { sequencesOf, tablesOf } from "./tables.ts";

export type Dump = {
  /** The last one that made the tables. */
  migration: string;
  tables: { name: string; columns: string; file: string; rows: number; sha256: string }[];
  sequences: { name: string; value: string | null }[];
};

export async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Writes every table as of one moment, while the product goes on. */
export async function dump(url: string, folder: string): Promise<Dump> {
  const client = new Client({ connectionString: url, application_name: "diwan-backup" });
  await client.connect();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await client.query("begin isolation level repeatable read read only; set local statement_timeout = 0; set local timezone = 'UTC'");
    const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name desc limit 1");
    const migration = rows[0]?.name;
    if (!migration) throw new Error("This database was never used by Diwan.");
    const tables: Dump["tables"] = [];
    for (const { name, columns } of await tablesOf(client)) {
      const file = `${name.replaceAll('"', "")}.copy.gz`;
      const source = client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`));
      await pipeline(source, createGzip({ level: 4 }), createWriteStream(join(folder, file), { flags: "wx", mode: 0o600 }));
      tables.push({ name, columns, file, rows: source.rowCount ?? 0, sha256: await digestOf(join(folder, file)) });
    }
    const sequences = await sequencesOf(client);
    await client.query("commit");
    return { migration, tables, sequences };
  } finally {
    await client.end();
  }
}
