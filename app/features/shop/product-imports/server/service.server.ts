import { sql } from "kysely";
import { requireVendorTeam, vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import type { ProductCategory } from "#app/features/shop/products/public.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newRandomId } from "#app/platform/database/random-id.ts";
import { invalidFile, notApplicable } from "#app/platform/imports/import-contract.ts";
import { type ImportStatus, isRunning } from "#app/platform/imports/import-status.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { type ListOrder, newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { watchRow } from "#app/platform/live/watch.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { ImportProblem, ProductImport } from "../product-imports.contract.ts";
import { IMPORT_TOPIC, PROBLEMS_PER_PAGE, type RowProblemCode, RUNS_PER_PAGE } from "../product-imports.ts";
import { type Field, fieldsOf, requireColumns } from "../rows/columns.ts";
import { productImportJob } from "./jobs.server.ts";
import { productImportStatus } from "./status.server.ts";
import { storeUpload } from "./upload.server.ts";

type Mapping = Record<string, Field>;

type Reader = { viewer: Viewer; language: string };

const imports = ({ viewer, language }: Reader) =>
  db
    .selectFrom("product_imports as i")
    .leftJoin("users as u", "u.id", "i.created_by")
    .selectAll("i")
    .select(personName(language).$castTo<string | null>().as("started_by"))
    .where(sql<boolean>`i.vendor_id in ${vendorsWhere(viewer.id, "read")}`);
type Row = Awaited<ReturnType<ReturnType<typeof imports>["execute"]>>[number];

function present(row: Row): ProductImport {
  const fields = fieldsOf(row.headers, row.mapping as Mapping);
  return {
    ...{ id: row.id, vendorId: row.vendor_id, fileName: row.file_name, isDryRun: row.is_dry_run, status: row.status as ImportStatus },
    ...{ totalRows: row.total_rows, processedRows: row.processed_rows, created: row.created_count, updated: row.updated_count },
    ...{ unchanged: row.unchanged_count, failed: row.failed_count, category: row.category as ProductCategory, failure: row.failure },
    columns: row.headers.map((header, at) => ({ header, field: fields[at] ?? null })),
    ...{ startedBy: row.started_by, createdAt: row.created_at.toISOString(), completedAt: row.completed_at?.toISOString() ?? null },
    isApplicable: row.is_dry_run && row.status === "completed" && row.storage_key !== "",
  };
}

/** @throws NOT_FOUND */
export async function getImport(reader: Reader, id: string): Promise<ProductImport> {
  const row = await imports(reader).where("i.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return present(row);
}

export async function listImports(reader: Reader, after: string | undefined): Promise<MorePage<ProductImport>> {
  const { rows, next } = await pageOf(imports(reader), { order: newestFirst("product-imports"), after, limit: RUNS_PER_PAGE });
  return { items: rows.map(present), next };
}

type NewImport = {
  vendorId: string;
  fileName: string;
  storageKey: string;
  byteSize: number;
  headers: string[];
  totalRows: number;
  mapping: Mapping;
  category: ProductCategory;
  isDryRun: boolean;
};

async function queue(
  by: Reader,
  { vendorId, fileName, storageKey, byteSize, headers, totalRows, mapping, category, isDryRun }: NewImport,
): Promise<ProductImport> {
  const id = newRandomId();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("product_imports")
      .values({
        ...{
          id,
          vendor_id: vendorId,
          created_by: by.viewer.id,
          file_name: fileName,
          storage_key: storageKey,
          byte_size: byteSize,
          headers,
          total_rows: totalRows,
        },
        ...{ mapping: JSON.stringify(mapping), category, is_dry_run: isDryRun },
      })
      .execute();
    const action = isDryRun ? "product_import.tried" : "product_import.started";
    await recordAudit(trx, { actor: by.viewer, action, entityType: "product_import", entityId: id, changes: { file_name: [null, fileName] } });
    await enqueue(productImportJob, { importId: id }, { trx });
    await notify(IMPORT_TOPIC, id, trx);
  });
  return getImport(by, id);
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileError) throw invalidFile({ problem: error.problem, detail: error.detail }, error.message);
    throw error;
  }
}

type Begun = { vendorId: string; file: File; category: ProductCategory; isDryRun: boolean };

/** @throws NOT_FOUND, FORBIDDEN, INVALID_FILE */
export async function startImport(by: Reader, { vendorId, file, category, isDryRun }: Begun): Promise<ProductImport> {
  await requireVendorTeam(db, by.viewer, vendorId, "editListing");
  const upload = await readable(() => storeUpload(file, {}));
  return queue(by, { ...upload, vendorId, fileName: file.name.slice(0, 200) || "pieces.csv", mapping: {}, category, isDryRun });
}

type Applied = { id: string; mapping: Mapping; category: ProductCategory; isDryRun: boolean };

/** @throws NOT_FOUND, FORBIDDEN, NOT_APPLICABLE, INVALID_FILE when no column is a name any more */
export async function applyImport(by: Reader, { id, mapping, category, isDryRun }: Applied): Promise<ProductImport> {
  const row = await imports(by).where("i.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  await requireVendorTeam(db, by.viewer, row.vendor_id, "editListing");
  if (!present(row).isApplicable || !(await storage.exists(row.storage_key))) throw notApplicable();
  await readable(async () => requireColumns(fieldsOf(row.headers, mapping)));
  const file = { fileName: row.file_name, storageKey: row.storage_key, byteSize: row.byte_size, headers: row.headers, totalRows: row.total_rows };
  return queue(by, { ...file, vendorId: row.vendor_id, mapping, category, isDryRun });
}

/** @throws NOT_FOUND, FORBIDDEN, STATUS_CONFLICT */
export async function cancelImport(by: Reader, id: string): Promise<ProductImport> {
  const { vendorId } = await getImport(by, id);
  await requireVendorTeam(db, by.viewer, vendorId, "editListing");
  await productImportStatus.move(db, id, "cancel", { by: by.viewer, set: { completed_at: new Date() } });
  return getImport(by, id);
}

/** The import now, and again after every change, until it has ended or the watcher leaves. @throws NOT_FOUND at once */
export async function watchImport(reader: Reader, id: string, signal: AbortSignal | undefined): Promise<AsyncGenerator<ProductImport, void>> {
  await getImport(reader, id);
  return watchRow({ topic: IMPORT_TOPIC, id, read: () => getImport(reader, id), isRunning: ({ status }) => isRunning(status), signal });
}

const byRow: ListOrder = {
  name: "product-import-problems",
  columns: [
    { by: "row_number", type: "integer" },
    { by: "position", type: "integer" },
  ],
};

export async function listProblems(reader: Reader, id: string, after: string | undefined): Promise<MorePage<ImportProblem>> {
  await getImport(reader, id);
  const query = db.selectFrom("product_import_problems").selectAll().where("import_id", "=", id);
  const { rows, next } = await pageOf(query, { order: byRow, after, limit: PROBLEMS_PER_PAGE });
  const items = rows.map(({ row_number: row, position, code, column_name: column, value, item }) => ({
    row,
    position,
    code: code as RowProblemCode,
    column,
    value,
    item,
  }));
  return { items, next };
}
