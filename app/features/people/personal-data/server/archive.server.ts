import { Readable } from "node:stream";
import { sql } from "kysely";
import { ZipFile } from "yazl";
import { db } from "#app/platform/database/db.server.ts";
import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import type { PersonalTable } from "#app/platform/feature/personal-table.server.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";

const ROWS_AT_ONCE = 500;

/** Rows of a query through a cursor: however many there are, some hundred are in memory. */
async function* rowsOf(table: PersonalTable, userId: string): AsyncGenerator<unknown[]> {
  const trx = await db.startTransaction().execute();
  try {
    await sql`declare personal_rows no scroll cursor for ${table.rows(userId)}`.execute(trx);
    while (true) {
      const { rows } = await sql<{ row: unknown }>`fetch ${sql.lit(ROWS_AT_ONCE)} from personal_rows`.execute(trx);
      if (rows.length > 0) yield rows.map(({ row }) => row);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await trx.rollback().execute();
  }
}

/** `{ "table": [rows], … }` of one area, as it is read. */
async function* jsonOf(tables: readonly PersonalTable[], userId: string): AsyncGenerator<Buffer> {
  let before = "{";
  for (const table of tables) {
    yield Buffer.from(`${before}\n${JSON.stringify(table.name)}: [`);
    let separator = "\n  ";
    for await (const rows of rowsOf(table, userId)) {
      yield Buffer.from(separator + rows.map((row) => JSON.stringify(row)).join(",\n  "));
      separator = ",\n  ";
    }
    yield Buffer.from("]");
    before = ",";
  }
  yield Buffer.from("\n}\n");
}

type OwnFile = { id: string; storage_key: string; created_at: Date };

async function* chunksOf(key: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await storage.get(key)) yield chunk as Buffer;
  } catch (error) {
    // A file that storage lost leaves an empty entry; everything else still reaches its owner.
    if (!(error instanceof StoredFileMissing)) throw error;
  }
}

const extensionOf = (key: string) => /\.[a-z0-9]{1,5}$/i.exec(key)?.[0] ?? "";

async function readme(userId: string, language: string, files: number): Promise<string> {
  const t = await translator(language, "personal-data");
  const user = await db.selectFrom("users").select(["name", "email"]).where("id", "=", userId).executeTakeFirstOrThrow();
  const lines = [
    t("archive.title", user),
    t("archive.made", { date: formatFor(language).date(new Date(), "dateTime") }),
    t("archive.data"),
    t("archive.files", { n: files }),
  ];
  return `${lines.join("\n\n")}\n`;
}

/** The archive of everything about a person, made while it is read: entries open one after the other. */
export async function personalArchive(userId: string, language: string): Promise<Readable> {
  const files: OwnFile[] = await db.selectFrom("files").select(["id", "storage_key", "created_at"]).where("owner_id", "=", userId).orderBy("id").execute();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Each entry listens for its end.
  output.setMaxListeners(0);
  zip.on("error", (error: Error) => output.destroy(error));
  const add = (path: string, chunks: () => AsyncGenerator<Buffer>, options: { mtime?: Date; compress?: boolean } = {}) =>
    zip.addReadStreamLazy(path, options, (done) => {
      const stream = Readable.from(chunks(), { objectMode: false });
      stream.on("error", (error) => output.destroy(error));
      // An archive that nobody reads to its end leaves no cursor open.
      output.once("close", () => stream.destroy());
      done(null, stream);
    });
  zip.addBuffer(Buffer.from(`\ufeff${await readme(userId, language, files.length)}`), "README.txt");
  const personalTables = fromFeatures("personal").flatMap(({ tables = [] }) => tables);
  for (const area of new Set(personalTables.map((table) => table.area))) {
    const tables = personalTables.filter((table) => table.area === area);
    add(`data/${area}.json`, () => jsonOf(tables, userId));
  }
  // Images are compressed already.
  for (const file of files)
    add(`files/${file.id}${extensionOf(file.storage_key)}`, () => chunksOf(file.storage_key), { mtime: file.created_at, compress: false });
  zip.end();
  return output;
}
