import { type Kysely, type Selectable, sql } from "kysely";
import { requireVendorTeam } from "#app/features/directory/vendors/public.server.ts";
import { needsApproval } from "#app/features/shop/products/public.server.ts";
import type { ProductCategory } from "#app/features/shop/products/public.ts";
import { isPassingFailure } from "#app/platform/api/passing-failure.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB, ProductImports } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { IMPORT_TOPIC, type RowProblem } from "../product-imports.ts";
import type { Field } from "../rows/columns.ts";
import { type FileGroup, fileProducts } from "../rows/file-products.ts";
import { productImportStatus } from "../server/status.server.ts";
import { applyProduct, type Outcome, type Target, wantsPhotos } from "./apply.server.ts";
import { type Fetch, type FetchedPhotos, fetchPhotos, insertPhotos } from "./photos.server.ts";

const BATCH = 25;

type Stored = Selectable<ProductImports>;
type Options = { signal: AbortSignal; fetchImage?: Fetch; onBatch?: (processed: number) => void };

/** Canceled, or taken over by another process: this run ends silently. */
class ImportStopped extends Error {}
/** Carries what a dry run found out of the transaction that it undoes. */
class DryRunDone extends Error {
  readonly outcomes: Outcome[];
  constructor(outcomes: Outcome[]) {
    super();
    this.outcomes = outcomes;
  }
}

/**
 * Runs an import to its end, from the checkpoint where an earlier run of it stopped. Safe to call again at any time and from several processes: a batch
 * commits only on top of the checkpoint that it started from. Throws when it should be tried again.
 */
export async function runImport(importId: string, options: Options): Promise<void> {
  const where = (eb: Parameters<Parameters<typeof productImportStatus.moveAll>[2]["where"]>[0]) => eb("id", "=", importId);
  const begun = await productImportStatus.moveAll(db, "begin", { by: null, where, set: { started_at: sql<Date>`coalesce(started_at, now())` } });
  const stored = begun.length > 0 && (await db.selectFrom("product_imports").selectAll().where("id", "=", importId).executeTakeFirst());
  if (!stored) return;
  try {
    await work(stored, options);
    await productImportStatus.moveAll(db, "complete", { by: null, where, set: { completed_at: new Date() } });
  } catch (error) {
    if (error instanceof ImportStopped) return;
    if (isPassingFailure(error, options.signal)) throw error;
    if (!(error instanceof FileError)) log.error({ err: error, importId }, "product import failed");
    const failure = error instanceof FileError ? error.message : "An unexpected error stopped the import";
    await productImportStatus.moveAll(db, "fail", { by: null, where, set: { failure, completed_at: new Date() } });
  }
}

async function work(stored: Stored, { signal, fetchImage = guardedFetch, onBatch }: Options): Promise<void> {
  const editor = stored.created_by && (await db.selectFrom("users").select(["id", "name"]).where("id", "=", stored.created_by).executeTakeFirst());
  if (!editor) throw new FileError("invalid_file", "Who started the import has left");
  const target: Target = {
    ...{ vendorId: stored.vendor_id, editor, category: stored.category as ProductCategory },
    needsApproval: await needsApproval(db, stored.vendor_id),
  };
  let processed = stored.processed_rows;
  let seen = 0;
  let batch: FileGroup[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    signal.throwIfAborted();
    const photos = stored.is_dry_run ? new Map<FileGroup, FetchedPhotos>() : await photosOf(target, batch, signal, fetchImage);
    processed = await runBatch(stored, target, batch, photos, processed);
    batch = [];
    onBatch?.(processed);
  };
  const records = readCsv(await storage.get(stored.storage_key), { encoding: "utf-8" });
  for await (const group of fileProducts(records, stored.mapping as Record<string, Field>)) {
    seen += group.rows;
    if (seen <= processed) continue;
    batch.push(group);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

/** Before the transaction, which must not wait for other people's servers. */
async function photosOf(target: Target, batch: readonly FileGroup[], signal: AbortSignal, fetchImage: Fetch): Promise<Map<FileGroup, FetchedPhotos>> {
  const found = new Map<FileGroup, FetchedPhotos>();
  for (const group of batch) if (await wantsPhotos(db, target.vendorId, group.product)) found.set(group, await fetchPhotos(group.product, signal, fetchImage));
  return found;
}

async function runBatch(
  stored: Stored,
  target: Target,
  batch: readonly FileGroup[],
  photos: Map<FileGroup, FetchedPhotos>,
  processed: number,
): Promise<number> {
  const rows = batch.reduce((sum, group) => sum + group.rows, 0);
  if (!stored.is_dry_run) {
    await db.transaction().execute(async (trx) => {
      await holdCheckpoint(trx, stored.id, processed);
      const outcomes = await applyAll(trx, target, batch, photos);
      await checkpoint(trx, stored.id, processed + rows, outcomes);
    });
    return processed + rows;
  }
  // The same work, undone: a dry run predicts exactly.
  const outcomes = await db
    .transaction()
    .execute(async (trx): Promise<Outcome[]> => {
      throw new DryRunDone(await applyAll(trx, target, batch, photos));
    })
    .catch((error: unknown) => {
      if (error instanceof DryRunDone) return error.outcomes;
      throw error;
    });
  await db.transaction().execute(async (trx) => {
    await holdCheckpoint(trx, stored.id, processed);
    await checkpoint(trx, stored.id, processed + rows, outcomes);
  });
  return processed + rows;
}

/** Only one run at a time gets past here, and only where the last batch ended. */
async function holdCheckpoint(trx: Kysely<DB>, id: string, processed: number): Promise<void> {
  const mine = trx.selectFrom("product_imports").select("id").where("id", "=", id).where("status", "=", "processing").where("processed_rows", "=", processed);
  if (!(await mine.forUpdate().executeTakeFirst())) throw new ImportStopped();
}

async function applyAll(trx: Kysely<DB>, target: Target, batch: readonly FileGroup[], photos: Map<FileGroup, FetchedPhotos>): Promise<Outcome[]> {
  // Whoever lost the right meanwhile ends the import.
  await requireVendorTeam(trx, target.editor, target.vendorId, "editListing");
  const outcomes: Outcome[] = [];
  for (const group of batch) {
    if (group.problems.length > 0) {
      outcomes.push({ did: "failed", problems: group.problems });
      continue;
    }
    const fetched = photos.get(group);
    const outcome = await applyProduct(trx, target, group.product, fetched ? await insertPhotos(trx, group.product, fetched, target.editor.id) : []);
    outcomes.push({ ...outcome, problems: [...outcome.problems, ...(fetched?.problems ?? [])] });
  }
  return outcomes;
}

async function checkpoint(trx: Kysely<DB>, id: string, processed: number, outcomes: readonly Outcome[]): Promise<void> {
  const of = (did: Outcome["did"]) => outcomes.filter((outcome) => outcome.did === did).length;
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const places = new Map<number, number>();
  const place = ({ row }: RowProblem) => {
    const next = places.get(row) ?? 0;
    places.set(row, next + 1);
    return next;
  };
  const rows = problems.map((problem) => ({
    ...{ import_id: id, row_number: problem.row, position: place(problem), code: problem.code },
    ...{ column_name: problem.column, value: problem.value, item: problem.item || null },
  }));
  if (rows.length > 0) await trx.insertInto("product_import_problems").values(rows).execute();
  await trx
    .updateTable("product_imports")
    .set((eb) => ({
      processed_rows: processed,
      created_count: eb("created_count", "+", of("created")),
      updated_count: eb("updated_count", "+", of("updated")),
      unchanged_count: eb("unchanged_count", "+", of("unchanged")),
      failed_count: eb("failed_count", "+", of("failed")),
    }))
    .where("id", "=", id)
    .execute();
  await notify(IMPORT_TOPIC, id, trx);
}
