import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { csvFile, csvLine } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { everyPage, type ListOrder, newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { watchRow } from "#app/platform/live/watch.server.ts";
import type { UploadData, UploadErrorData } from "../idea-imports.contract.ts";
import { type Failure, type ItemProblemCode, isRunning, SHOWN_ERRORS, UPLOAD_TOPIC, type UploadStatus, type UploadType } from "../idea-imports.ts";
import { ideaImportStatus } from "./status.server.ts";

export type Author = { actor: NonNullable<AuditActor>; requestId: string; language: string };

const ERRORS_PART = 5000;

type StoredError = { row: number; position: number; item: string | null; code: string; field: string; value: string };
type Stored = {
  id: string;
  file_name: string;
  upload_type: UploadType;
  status: UploadStatus;
  total_items: number;
  successful_items: number;
  failed_items: number;
  processed_items: number;
  existing_items: number;
  draft_items: number;
  created_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
  failure: Failure | null;
  failure_detail: string;
  byte_size: number;
  received_bytes: number;
  started_by: string | null;
  errors: StoredError[];
};

const uploads = (where: RawBuilder<unknown>, language: string) =>
  sql<Stored>`
    select b.*, ${personName(language)} as started_by, coalesce(e.errors, '[]') as errors,
      (select count(*) from design_idea_origins o join design_ideas i on i.id = o.idea_id
        where o.upload_id = b.id and i.status = 'unpublished' and i.cover_id is null and i.deleted_at is null)::int as draft_items
    from bulk_design_uploads b left join users u on u.id = b.created_by
    left join lateral (
      select json_agg(x) errors from (
        select row_number as row, position, item, code, field, value from bulk_design_upload_errors
        where upload_id = b.id order by row_number, position limit ${SHOWN_ERRORS}) x) e on b.failed_items > 0
    where ${where}`;

type Texts = Awaited<ReturnType<typeof translator<"idea-imports">>>;
const textsIn = (language: string): Promise<Texts> => translator(language, "idea-imports");

const present = (row: Stored, t: Texts): UploadData => ({
  id: row.id,
  fileName: row.file_name,
  uploadType: row.upload_type,
  status: row.status,
  totalItems: row.total_items,
  successfulItems: row.successful_items,
  failedItems: row.failed_items,
  processedItems: row.processed_items,
  existingItems: row.existing_items,
  draftItems: row.draft_items,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  completedAt: row.completed_at?.toISOString() ?? null,
  failure: row.failure && { code: row.failure, detail: row.failure_detail, message: t(`failure.${row.failure}`, { detail: row.failure_detail }) },
  byteSize: row.byte_size,
  receivedBytes: row.received_bytes,
  startedBy: row.started_by,
  errorLog: row.errors.map((error) => presentError(error, row.upload_type, t)),
});

function presentError(error: StoredError, type: UploadType, t: Texts): UploadErrorData {
  const { row, position, field, value } = error;
  const code = error.code as ItemProblemCode;
  const place = t(type === "json" ? "label.item" : "label.row", { row });
  return {
    row,
    position,
    item: error.item ? t("label.named", { place, title: error.item }) : place,
    code,
    field,
    value,
    error: t(`problem.${code}`, { field, value }),
  };
}

/** Throws NOT_FOUND. */
export async function getUpload(id: string, language: string): Promise<UploadData> {
  const [{ rows }, t] = await Promise.all([uploads(sql`b.id = ${id}`, language).execute(db), textsIn(language)]);
  if (!rows[0]) throw notFound();
  return present(rows[0], t);
}

type Asked = { after?: string | undefined; limit: number };

/** The history: what is still being sent is no part of it. */
export async function listUploads({ after, limit }: Asked, language: string): Promise<MorePage<UploadData>> {
  const query = uploads(sql`b.status <> 'uploading'`, language);
  const [{ rows, next }, t] = await Promise.all([pageOf(query, { order: newestFirst("idea-imports"), after, limit }), textsIn(language)]);
  return { items: rows.map((row) => present(row, t)), next };
}

/** Throws NOT_FOUND, STATUS_CONFLICT. Waits for the items at hand, which stay; no further ones are begun. */
export async function cancelUpload(by: Author, id: string): Promise<UploadData> {
  await db.transaction().execute(async (trx) => {
    const set = { completed_at: new Date() };
    const own = (eb: ExpressionBuilder<DB, "bulk_design_uploads">) => eb.and([eb("id", "=", id), eb("created_by", "=", by.actor.id)]);
    const [dropped] = await ideaImportStatus.moveAll(trx, "drop", { by: by.actor, where: own, set });
    if (!dropped) await ideaImportStatus.move(trx, id, "cancel", { by: by.actor, set });
  });
  return getUpload(id, by.language);
}

/** The upload now, and again after every change, until it has ended or the watcher leaves. Throws NOT_FOUND. */
export const watchUpload = (id: string, language: string, signal: AbortSignal | undefined): AsyncGenerator<UploadData, void> =>
  watchRow({ topic: UPLOAD_TOPIC, id, read: () => getUpload(id, language), isRunning: ({ status }) => isRunning(status), signal });

const byRow: ListOrder = {
  name: "idea-import-errors",
  columns: [
    { by: "row", type: "integer" },
    { by: "position", type: "integer" },
  ],
};

/** Problems in the order of the file. Throws NOT_FOUND. */
export async function listErrors({ id, after, limit }: Asked & { id: string }, language: string): Promise<MorePage<UploadErrorData>> {
  const { uploadType } = await getUpload(id, language);
  const t = await textsIn(language);
  const query = sql<StoredError>`select row_number as row, position, item, code, field, value from bulk_design_upload_errors where upload_id = ${id}`;
  const { rows, next } = await pageOf(query, { order: byRow, after, limit });
  return { items: rows.map((row) => presentError(row, uploadType, t)), next };
}

/** The whole list for a spreadsheet. Throws NOT_FOUND. */
export async function errorsFile(id: string, language: string): Promise<File> {
  const { fileName } = await getUpload(id, language);
  const t = await textsIn(language);
  const parts = [csvLine([t("report.item"), t("report.error")])];
  for await (const items of everyPage((after) => listErrors({ id, after, limit: ERRORS_PART }, language)))
    parts.push(items.map(({ item, error }) => csvLine([item, error])).join(""));
  return csvFile(parts, reportName(fileName, id));
}

/** As the documents name it. */
const reportName = (fileName: string, id: string): string => `errors_${fileName.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, "")}_${id.slice(0, 8)}.csv`;
