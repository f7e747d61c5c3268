import { storeAliases } from "#app/features/directory/categories/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { csvFile, csvLine } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newRandomId } from "#app/platform/database/random-id.ts";
import { invalidFile, notApplicable } from "#app/platform/imports/import-contract.ts";
import { type ImportStatus, isRunning } from "#app/platform/imports/import-status.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { everyPage, type ListOrder, newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { watchRow } from "#app/platform/live/watch.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { Example } from "../run/tally.ts";
import type { MadeCategory } from "../store/categories.server.ts";
import { storeUpload } from "../store/upload.server.ts";
import type { RowError, VendorImport } from "../vendor-imports.contract.ts";
import { IMPORT_TOPIC, type ImportFormat, type RowProblemCode, rowErrorText } from "../vendor-imports.ts";
import { importJob } from "./jobs.server.ts";
import { vendorImportStatus } from "./status.server.ts";

export type Author = { actor: NonNullable<AuditActor>; requestId: string; language: string };

const ERRORS_PART = 5000;

const imports = (language: string) =>
  db
    .selectFrom("vendor_imports as i")
    .leftJoin("users as u", "u.id", "i.created_by")
    .selectAll("i")
    .select(personName(language).$castTo<string | null>().as("started_by"));
type Stored = Awaited<ReturnType<ReturnType<typeof imports>["execute"]>>[number];

const present = (row: Stored): VendorImport => ({
  id: row.id,
  fileName: row.file_name,
  byteSize: row.byte_size,
  isDryRun: row.is_dry_run,
  status: row.status as ImportStatus,
  format: row.format as ImportFormat | null,
  totalRows: row.total_rows,
  processedRows: row.processed_rows,
  created: row.created_count,
  updated: row.updated_count,
  skipped: row.skipped_count,
  unchanged: row.unchanged_count,
  categoriesCreated: row.categories_created_count,
  newCategories: row.new_categories as unknown as MadeCategory[],
  errors: row.error_count,
  failure: row.failure,
  examples: row.examples as unknown as Example[],
  startedBy: row.started_by,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  completedAt: row.completed_at?.toISOString() ?? null,
  isApplicable: row.is_dry_run && row.status === "completed" && row.storage_key !== "",
});

/** Throws NOT_FOUND. */
export async function getImport(id: string, language: string): Promise<VendorImport> {
  const row = await imports(language).where("i.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return present(row);
}

/** Its name. Throws NOT_FOUND. */
async function fileNameOf(id: string): Promise<string> {
  const row = await db.selectFrom("vendor_imports").select("file_name").where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row.file_name;
}

type Asked = { after?: string | undefined; limit: number };

export async function listImports({ after, limit }: Asked, language: string): Promise<MorePage<VendorImport>> {
  const { rows, next } = await pageOf(imports(language), { order: newestFirst("vendor-imports"), after, limit });
  return { items: rows.map(present), next };
}

type NewImport = { fileName: string; storageKey: string; byteSize: number; sha256: string; encoding: string | null; isDryRun: boolean };

type Mapping = readonly { name: string; categoryId: string }[];

async function queue(by: Author, { fileName, storageKey, byteSize, sha256, encoding, isDryRun }: NewImport, mapping: Mapping = []): Promise<VendorImport> {
  const id = newRandomId();
  await db.transaction().execute(async (trx) => {
    const values = { id, file_name: fileName, storage_key: storageKey, byte_size: byteSize, sha256, encoding, is_dry_run: isDryRun, created_by: by.actor.id };
    await trx.insertInto("vendor_imports").values(values).execute();
    await storeAliases(trx, mapping);
    await recordAudit(trx, {
      actor: by.actor,
      action: isDryRun ? "vendor_import.tried" : "vendor_import.started",
      entityType: "vendor_import",
      entityId: id,
      changes: { file_name: [null, fileName], ...(mapping.length > 0 && { categories: [null, mapping.map(({ name }) => name)] }) },
      requestId: by.requestId,
    });
    await enqueue(importJob, { importId: id }, { trx });
    await notify(IMPORT_TOPIC, id, trx);
  });
  return getImport(id, by.language);
}

/** An unreadable file is in the history, too. */
async function storeRefusal(by: Author, { fileName, byteSize, isDryRun, failure }: { fileName: string; byteSize: number; isDryRun: boolean; failure: string }) {
  const id = newRandomId();
  await db.transaction().execute(async (trx) => {
    const file = { file_name: fileName, byte_size: byteSize, storage_key: "", sha256: "", is_dry_run: isDryRun };
    await trx
      .insertInto("vendor_imports")
      .values({ id, ...file, created_by: by.actor.id, status: "failed", failure, completed_at: new Date() })
      .execute();
    const changes = { file_name: [null, fileName], problem: [null, failure] } satisfies Record<string, [unknown, unknown]>;
    await recordAudit(trx, { actor: by.actor, requestId: by.requestId, action: "vendor_import.refused", entityType: "vendor_import", entityId: id, changes });
  });
}

/** Stores the file and queues the import. Throws INVALID_FILE with the text of the catalogue. */
export async function startImport(by: Author, file: File, isDryRun: boolean): Promise<VendorImport> {
  const fileName = file.name.slice(0, 200) || "vendors.csv";
  try {
    const upload = await storeUpload(file);
    return await queue(by, { ...upload, fileName, isDryRun });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    await storeRefusal(by, { fileName, byteSize: file.size, isDryRun, failure: error.message });
    throw invalidFile({ problem: error.problem, detail: error.detail }, error.message);
  }
}

/** Imports the file of a dry run for real. Throws NOT_FOUND, NOT_APPLICABLE. */
export async function applyImport(by: Author, id: string, mapping: Mapping): Promise<VendorImport> {
  const row = await imports(by.language).where("i.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  if (!present(row).isApplicable || !(await storage.exists(row.storage_key))) throw notApplicable();
  const file = { fileName: row.file_name, storageKey: row.storage_key, byteSize: row.byte_size, sha256: row.sha256, encoding: row.encoding };
  return queue(by, { ...file, isDryRun: false }, mapping);
}

/** Throws NOT_FOUND, STATUS_CONFLICT. Waits for the batch at hand, which stays; no further one is begun. */
export async function cancelImport(by: Author, id: string): Promise<VendorImport> {
  await vendorImportStatus.move(db, id, "cancel", { by: by.actor, set: { completed_at: new Date() } });
  return getImport(id, by.language);
}

/** The import now, and again after every change, until it has ended or the watcher leaves. Throws NOT_FOUND. */
export const watchImport = (id: string, language: string, signal: AbortSignal | undefined): AsyncGenerator<VendorImport, void> =>
  watchRow({ topic: IMPORT_TOPIC, id, read: () => getImport(id, language), isRunning: ({ status }) => isRunning(status), signal });

const byRow: ListOrder = {
  name: "vendor-import-errors",
  columns: [
    { by: "row_number", type: "integer" },
    { by: "position", type: "integer" },
  ],
};

/** Problems in the order of the file. Throws NOT_FOUND. */
export async function listRowErrors({ id, after, limit }: Asked & { id: string }): Promise<MorePage<RowError>> {
  await fileNameOf(id);
  const query = db.selectFrom("vendor_import_errors").selectAll().where("import_id", "=", id);
  const { rows, next } = await pageOf(query, { order: byRow, after, limit });
  const items = rows.map((row) => ({
    row: row.row_number,
    position: row.position,
    code: row.code as RowProblemCode,
    column: row.column_name,
    value: row.value,
    item: row.item,
    text: rowErrorText(row.row_number, row.code, row.message),
  }));
  return { items, next };
}

/** The whole list for a spreadsheet. Throws NOT_FOUND. */
export async function errorsFile(id: string): Promise<File> {
  const fileName = await fileNameOf(id);
  const parts = [csvLine(["Row", "Name", "Code", "Column", "Value", "Error"])];
  for await (const items of everyPage((after) => listRowErrors({ id, after, limit: ERRORS_PART })))
    parts.push(items.map(({ row, item, code, column, value, text }) => csvLine([row, item, code, column, value, text])).join(""));
  return csvFile(parts, `errors_${fileName.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N}._ -]/gu, "")}_${id.slice(0, 8)}.csv`);
}
