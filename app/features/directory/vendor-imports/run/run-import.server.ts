import { type Selectable, sql } from "kysely";
import { isPassingFailure } from "#app/platform/api/passing-failure.ts";
import type { Encoding } from "#app/platform/csv/encoding.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { VendorImports } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { Directory } from "../plan/directory.ts";
import { dataRows } from "../rows/data-rows.ts";
import { type RowResult, readRow } from "../rows/read-row.ts";
import { starterOf, vendorImportStatus } from "../server/status.server.ts";
import { CategoryBook, type MadeCategory } from "../store/categories.server.ts";
import { IMPORT_TOPIC } from "../vendor-imports.ts";
import { ImportStopped, type Run, runBatch } from "./batch.server.ts";
import { surveyFile } from "./survey.ts";
import type { Example } from "./tally.ts";

const BATCH_ROWS = 1000;

type Stored = Selectable<VendorImports>;
type Options = {
  signal: AbortSignal /** after each committed batch, with the rows done so far */;
  onBatch?: (processed: number) => void | Promise<void>;
  batchRows?: number;
};

/**
 * Runs an import to its end, from the checkpoint where an earlier run of it stopped. Safe to call again at any time and from
 * several processes: a batch commits only on top of the checkpoint that it started from. Throws when it should be tried again.
 */
export async function runImport(importId: string, options: Options): Promise<void> {
  const stored = await begin(importId);
  if (!stored) return;
  try {
    await work(stored, options);
    await complete(stored);
  } catch (error) {
    if (error instanceof ImportStopped) return;
    if (isPassingFailure(error, options.signal)) throw error;
    const isKnown = error instanceof FileError || error instanceof StoredFileMissing;
    if (!isKnown) log.error({ err: error, importId }, "vendor import failed");
    await fail(
      importId,
      error instanceof FileError ? error.message : isKnown ? "The uploaded file is no longer there" : "An unexpected error stopped the import",
    );
  } finally {
    if (!stored.is_dry_run) await invalidatePages(["vendors", "categories"]).catch(() => undefined);
  }
}

async function begin(importId: string): Promise<Stored | null> {
  const set = { started_at: sql<Date>`coalesce(started_at, now())` };
  const begun = await vendorImportStatus.moveAll(db, "begin", { by: null, where: (eb) => eb("id", "=", importId), set });
  if (begun.length === 0) return null;
  const stored = await db.selectFrom("vendor_imports").selectAll().where("id", "=", importId).executeTakeFirst();
  if (!stored?.is_dry_run || stored.processed_rows === 0) return stored ?? null;
  // A dry run's vendors exist in memory only: it starts over.
  const zero = {
    processed_rows: 0,
    created_count: 0,
    updated_count: 0,
    skipped_count: 0,
    unchanged_count: 0,
    error_count: 0,
    categories_created_count: 0,
    examples: "[]",
    new_categories: "[]",
  };
  await db.deleteFrom("vendor_import_errors").where("import_id", "=", importId).execute();
  return (await db.updateTable("vendor_imports").set(zero).where("id", "=", importId).returningAll().executeTakeFirst()) ?? null;
}

async function work(stored: Stored, { signal, onBatch, batchRows = BATCH_ROWS }: Options): Promise<void> {
  const encoding = stored.encoding as Encoding;
  const survey = await surveyFile(await storage.get(stored.storage_key), encoding, signal);
  await db
    .updateTable("vendor_imports")
    .set({ total_rows: survey.totalRows, format: survey.format, delimiter: survey.delimiter })
    .where("id", "=", stored.id)
    .execute();
  await notify(IMPORT_TOPIC, stored.id);
  const run: Run = {
    id: stored.id,
    isDryRun: stored.is_dry_run,
    lookahead: survey.lookahead,
    processed: stored.processed_rows,
    examples: stored.examples as Example[],
    made: stored.new_categories as MadeCategory[],
    categories: new CategoryBook(stored.new_categories as MadeCategory[]),
    startedBy: (await starterOf(db, stored)) ?? null,
    directory: new Directory(),
  };
  const file = await storage.get(stored.storage_key);
  // The next batch is read while the database works on this one.
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const batch of batches(readCsv(file, { encoding }), stored.processed_rows, batchRows)) {
      await writing;
      signal.throwIfAborted();
      writing = runBatch(run, batch).then(() => onBatch?.(run.processed));
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}

/** Rows behind the checkpoint, in batches. */
async function* batches(records: ReturnType<typeof readCsv>, done: number, size: number): AsyncGenerator<RowResult[]> {
  let batch: RowResult[] = [];
  let count = 0;
  for await (const { columns, record } of dataRows(records)) {
    count += 1;
    if (count <= done) continue;
    batch.push(readRow(columns, record));
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const complete = ({ id }: Stored) =>
  vendorImportStatus.moveAll(db, "complete", { by: null, where: (eb) => eb("id", "=", id), set: { completed_at: new Date() } });

/** Ends an import that is still open, with the reason. */
const fail = (importId: string, failure: string) =>
  vendorImportStatus.moveAll(db, "fail", { by: null, where: (eb) => eb("id", "=", importId), set: { failure, completed_at: new Date() } });
