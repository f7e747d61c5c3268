import { type Selectable, sql } from "kysely";
import { actorOf } from "#app/platform/audit/audit.server.ts";
import type { Encoding } from "#app/platform/csv/encoding.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { VendorImports } from "#app/platform/database/schema.ts";
import { batchesBehind, FILE_FAILURES, runToEnd, writeBatches } from "#app/platform/imports/import-run.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { Directory } from "../plan/directory.ts";
import { dataRows } from "../rows/data-rows.ts";
import { readRow } from "../rows/read-row.ts";
import { vendorImportStatus } from "../server/status.server.ts";
import { CategoryBook, type MadeCategory } from "../store/categories.server.ts";
import { IMPORT_TOPIC } from "../vendor-imports.ts";
import { type Run, runBatch } from "./batch.server.ts";
import { surveyFile } from "./survey.ts";
import type { Example } from "./tally.ts";

const BATCH_ROWS = 1000;

type Stored = Selectable<VendorImports>;
type Options = {
  signal: AbortSignal;
  /** after each committed batch, with the rows done so far */
  onBatch?: (processed: number) => void | Promise<void>;
  batchRows?: number;
};

/** Runs an import to its end, from the checkpoint where an earlier run of it stopped. Throws when it should be tried again. */
export async function runImport(importId: string, options: Options): Promise<void> {
  const stored = await begin(importId);
  if (!stored) return;
  const end = (name: "complete" | "fail", failure: string | null) =>
    vendorImportStatus.moveAll(db, name, { by: null, where: (eb) => eb("id", "=", importId), set: { failure, completed_at: new Date() } });
  try {
    await runToEnd<string>({
      ...{ ...FILE_FAILURES, importId, signal: options.signal, work: () => work(stored, options) },
      ...{ complete: () => end("complete", null), fail: (failure) => end("fail", failure) },
    });
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
    startedBy: await actorOf(db, stored.created_by),
    directory: new Directory(),
  };
  const file = await storage.get(stored.storage_key);
  const rows = dataRows(readCsv(file, { encoding }));
  const batches = batchesBehind(rows, {
    done: stored.processed_rows,
    read: ({ columns, record }) => readRow(columns, record),
    isFull: (batch) => batch.length >= batchRows,
  });
  await writeBatches(batches, signal, async (batch) => {
    await runBatch(run, batch);
    await onBatch?.(run.processed);
  });
}
