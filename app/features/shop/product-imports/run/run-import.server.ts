import { type Kysely, type Selectable, sql, type UpdateObject } from "kysely";
import { requireVendorTeam } from "#app/features/directory/vendors/public.server.ts";
import { needsApproval } from "#app/features/shop/products/public.server.ts";
import type { ProductCategory } from "#app/features/shop/products/public.ts";
import { actorOf } from "#app/platform/audit/audit.server.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB, ProductImports } from "#app/platform/database/schema.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { commitBatch, insertProblems } from "#app/platform/imports/import-batch.server.ts";
import { batchesBehind, FILE_FAILURES, runToEnd, writeBatches } from "#app/platform/imports/import-run.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { IMPORT_TOPIC, type RowProblem } from "../product-imports.ts";
import type { Field } from "../rows/columns.ts";
import { type FileGroup, fileProducts } from "../rows/file-products.ts";
import { productImportStatus } from "../server/status.server.ts";
import { applyProducts, type Outcome, type Target, wantingPhotos } from "./apply.server.ts";
import { type Fetch, type FetchedPhotos, fetchPhotos, insertPhotos } from "./photos.server.ts";

const BATCH_ROWS = 500;
/** Batches with photographs are smaller, to show progress and to repeat little after a kill. */
const BATCH_PHOTOS = 25;

type Stored = Selectable<ProductImports>;
type Options = { signal: AbortSignal; fetchImage?: Fetch; onBatch?: (processed: number) => void; batchRows?: number };

/** Runs an import to its end, from the checkpoint where an earlier run of it stopped. Throws when it should be tried again. */
export async function runImport(importId: string, options: Options): Promise<void> {
  const move = (name: "begin" | "complete" | "fail", set: UpdateObject<DB, "product_imports">) =>
    productImportStatus.moveAll(db, name, { by: null, where: (eb) => eb("id", "=", importId), set });
  const begun = await move("begin", { started_at: sql<Date>`coalesce(started_at, now())` });
  const stored = begun.length > 0 && (await db.selectFrom("product_imports").selectAll().where("id", "=", importId).executeTakeFirst());
  if (!stored) return;
  await runToEnd<string>({
    ...{ ...FILE_FAILURES, importId, signal: options.signal, work: () => work(stored, options) },
    complete: () => move("complete", { completed_at: new Date() }),
    fail: (failure) => move("fail", { failure, completed_at: new Date() }),
  });
}

async function work(stored: Stored, { signal, fetchImage = guardedFetch, onBatch, batchRows = BATCH_ROWS }: Options): Promise<void> {
  const editor = await actorOf(db, stored.created_by);
  if (!editor) throw new FileError("invalid_file", "Who started the import has left");
  const target: Target = {
    ...{ vendorId: stored.vendor_id, editor, category: stored.category as ProductCategory },
    needsApproval: await needsApproval(db, stored.vendor_id),
  };
  let processed = stored.processed_rows;
  const sumOf = (batch: readonly FileGroup[], of: (group: FileGroup) => number) => batch.reduce((sum, group) => sum + of(group), 0);
  const records = readCsv(await storage.get(stored.storage_key), { encoding: "utf-8" });
  const batches = batchesBehind(fileProducts(records, stored.mapping as Record<string, Field>), {
    done: processed,
    read: (group) => group,
    rowsOf: ({ rows }) => rows,
    isFull: (batch) => sumOf(batch, ({ rows }) => rows) >= batchRows || sumOf(batch, ({ product }) => product.photos.length) >= BATCH_PHOTOS,
  });
  await writeBatches(batches, signal, async (batch) => {
    const photos = stored.is_dry_run ? new Map<FileGroup, FetchedPhotos>() : await photosOf(target, batch, signal, fetchImage);
    const rows = sumOf(batch, (group) => group.rows);
    await commitBatch({ table: "product_imports", counter: "processed_rows", id: stored.id, processed }, async (trx) => {
      const outcomes = await (stored.is_dry_run ? undone(trx, () => applyAll(trx, target, batch, photos)) : applyAll(trx, target, batch, photos));
      // A photograph that cannot be fetched does not exclude its piece.
      const problems = [...outcomes, ...photos.values()].flatMap((each) => each.problems);
      await checkpoint(trx, { id: stored.id, processed: processed + rows, outcomes, problems });
    });
    processed += rows;
    onBatch?.(processed);
  });
}

/** Before the transaction, which must not wait for other people's servers. */
async function photosOf(target: Target, batch: readonly FileGroup[], signal: AbortSignal, fetchImage: Fetch): Promise<Map<FileGroup, FetchedPhotos>> {
  const found = new Map<FileGroup, FetchedPhotos>();
  for (const group of await wantingPhotos(db, target.vendorId, batch)) found.set(group, await fetchPhotos(group.product, signal, fetchImage));
  return found;
}

/** A dry run does the same work, so that it predicts exactly. */
async function undone<Result>(trx: Kysely<DB>, run: () => Promise<Result>): Promise<Result> {
  await sql`savepoint dry_run`.execute(trx);
  const result = await run();
  await sql`rollback to savepoint dry_run`.execute(trx);
  return result;
}

async function applyAll(trx: Kysely<DB>, target: Target, batch: readonly FileGroup[], photos: ReadonlyMap<FileGroup, FetchedPhotos>): Promise<Outcome[]> {
  // The import ends when its owner lost the right meanwhile.
  await requireVendorTeam(trx, target.editor, target.vendorId, "editListing");
  const [wrong, good] = [batch.filter(({ problems }) => problems.length > 0), batch.filter(({ problems }) => problems.length === 0)];
  const stored = await insertPhotos(trx, photos, target.editor.id);
  const outcomes = await applyProducts(
    trx,
    target,
    good.map((group) => ({ product: group.product, photos: stored.get(group) ?? [] })),
  );
  return [...wrong.map(({ problems }): Outcome => ({ did: "failed", problems })), ...outcomes];
}

type Checkpoint = { id: string; processed: number; outcomes: readonly Outcome[]; problems: readonly RowProblem[] };

async function checkpoint(trx: Kysely<DB>, { id, processed, outcomes, problems }: Checkpoint): Promise<void> {
  const of = (did: Outcome["did"]) => outcomes.filter((outcome) => outcome.did === did).length;
  await insertProblems(
    trx,
    "product_import_problems",
    problems.map(({ row, code, column, value, item }) => ({ import_id: id, row_number: row, code, column_name: column, value, item: item || null })),
  );
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
