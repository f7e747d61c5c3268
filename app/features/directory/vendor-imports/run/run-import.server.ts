import { type Kysely, type Selectable, sql } from "kysely";
import { isPassingFailure } from "#app/platform/api/passing-failure.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Encoding } from "#app/platform/csv/encoding.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB, VendorImports } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { Directory } from "../plan/directory.ts";
import { dataRows } from "../rows/data-rows.ts";
import { type RowResult, readRow } from "../rows/read-row.ts";
import { vendorImportStatus } from "../server/status.server.ts";
import { CategoryBook, type MadeCategory } from "../store/categories.server.ts";
import { IMPORT_TOPIC } from "../vendor-imports.ts";
import { ImportStopped, type Run, runBatch } from "./batch.server.ts";
import { surveyFile } from "./survey.ts";
import type { Example } from "./tally.ts";

const BATCH_ROWS = 1000;

type Stored = Selectable<VendorImports>;
/** How an import ended, for the person who started it. */
export type ImportEnd = { userId: string; file: string } & ({ isDone: true; rows: number; errors: number } | { isDone: false });
type Options = {
  signal: AbortSignal /** after each committed batch, with the rows done so far */;
  onBatch?: (processed: number) => void | Promise<void>;
  batchRows?: number;
  /** in the transaction that ends it */
  onEnd?: (trx: Kysely<DB>, end: ImportEnd) => Promise<void>;
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
    await complete(stored, options);
  } catch (error) {
    if (error instanceof ImportStopped) return;
    if (isPassingFailure(error, options.signal)) throw error;
    const isKnown = error instanceof FileError || error instanceof StoredFileMissing;
    if (!isKnown) log.error({ err: error, importId }, "vendor import failed");
    await finish(
      importId,
      options,
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
  // What a dry run pretended to make is gone with its process: it starts afresh.
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

/** Who started it, as the audit log has people. */
async function starterOf(executor: Kysely<DB>, { created_by: id }: Stored) {
  return id ? await executor.selectFrom("users").select(["id", "name"]).where("id", "=", id).executeTakeFirst() : undefined;
}

async function complete(stored: Stored, { onEnd }: Options): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const set = { completed_at: new Date() };
    const [change] = await vendorImportStatus.moveAll(trx, "complete", { by: null, where: (eb) => eb("id", "=", stored.id), set });
    if (!change) return;
    const done = change.row;
    await notify(IMPORT_TOPIC, stored.id, trx);
    if (stored.is_dry_run) return;
    if (stored.created_by)
      await onEnd?.(trx, { userId: stored.created_by, file: done.file_name, isDone: true, rows: done.processed_rows, errors: done.error_count });
    const actor = await starterOf(trx, stored);
    const changes = {
      file_name: [null, done.file_name],
      created: [null, done.created_count],
      updated: [null, done.updated_count],
      skipped: [null, done.skipped_count],
      errors: [null, done.error_count],
      categories_created: [null, done.categories_created_count],
    } satisfies Record<string, [unknown, unknown]>;
    await recordAudit(trx, { actor: actor ?? null, action: "vendor_import.completed", entityType: "vendor_import", entityId: stored.id, changes });
  });
}

/** Ends an import that is still open, with the reason. */
async function finish(importId: string, { onEnd }: Options, failure: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const set = { failure, completed_at: new Date() };
    const [change] = await vendorImportStatus.moveAll(trx, "fail", { by: null, where: (eb) => eb("id", "=", importId), set });
    const ended = change?.row;
    await notify(IMPORT_TOPIC, importId, trx);
    if (ended?.created_by) await onEnd?.(trx, { userId: ended.created_by, file: ended.file_name, isDone: false });
  });
}
