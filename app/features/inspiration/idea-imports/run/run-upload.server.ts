import type { Kysely, Selectable } from "kysely";
import { isPassingFailure } from "#app/platform/api/passing-failure.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { BulkDesignUploads, DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { UPLOAD_TOPIC, type UploadType } from "../idea-imports.ts";
import { type ReadItem, readItem } from "../items/read-item.server.ts";
import { UploadRefused } from "../items/upload-refused.ts";
import { type Vocabulary, vocabularyOf } from "../items/vocabulary.server.ts";
import { removeParts } from "../parts/part-files.server.ts";
import { ideaImportStatus } from "../server/status.server.ts";
import { type Run, runBatch, UploadStopped } from "./batch.server.ts";
import { type OpenUpload, openUpload } from "./open-upload.server.ts";
import type { Fetch } from "./pictures.server.ts";

const BATCH_ITEMS = 500;
/** A batch with photographs ends earlier, so that progress is seen and little is done again after a kill. */
const BATCH_PICTURES = 12;

type Stored = Selectable<BulkDesignUploads>;
/** How an upload ended, for the person who started it. */
export type UploadEnd = { userId: string; file: string } & ({ isDone: true; items: number; errors: number } | { isDone: false });
type Options = {
  signal: AbortSignal;
  /** after each committed batch, with the items done so far */
  onBatch?: (processed: number) => void | Promise<void>;
  batchItems?: number;
  /** in the transaction that ends it */
  onEnd?: (trx: Kysely<DB>, end: UploadEnd) => Promise<void>;
  fetchImage?: Fetch;
  /** How files call styles, rooms and the like; by default as they are stored. */
  words?: () => Promise<Vocabulary>;
};

/**
 * Runs an upload to its end, from the checkpoint where an earlier run of it stopped. Safe to call again at any time and from several
 * processes: a batch commits only on top of the checkpoint that it started from. Throws when it should be tried again.
 */
export async function runUpload(uploadId: string, options: Options): Promise<void> {
  const stored = await begin(uploadId);
  if (!stored) return;
  try {
    await work(stored, options);
    await complete(stored, options);
  } catch (error) {
    if (error instanceof UploadStopped) return;
    if (isPassingFailure(error, options.signal)) throw error;
    const refusal = error instanceof UploadRefused ? error : new UploadRefused(error instanceof StoredFileMissing ? "gone" : "unexpected");
    if (refusal.failure === "unexpected") log.error({ err: error, uploadId }, "a bulk upload failed");
    await fail(stored, options, refusal);
  }
  // Nothing reads the file again; what a failure here leaves, the nightly job takes.
  await removeParts({ id: stored.id, partHashes: stored.part_hashes });
  await db.updateTable("bulk_design_uploads").set({ are_parts_kept: false }).where("id", "=", stored.id).execute();
}

const begin = (uploadId: string): Promise<Stored | undefined> =>
  db
    .updateTable("bulk_design_uploads")
    .set((eb) => ({ started_at: eb.fn.coalesce("started_at", eb.fn<Date>("now")) }))
    .where("id", "=", uploadId)
    .where("status", "=", "processing")
    .returningAll()
    .executeTakeFirst();

async function work(stored: Stored, { signal, onBatch, batchItems = BATCH_ITEMS, fetchImage = guardedFetch, words }: Options): Promise<void> {
  const file = { id: stored.id, byteSize: stored.byte_size, partHashes: stored.part_hashes };
  const upload = await openUpload(file, stored.upload_type as UploadType, signal);
  await db.updateTable("bulk_design_uploads").set({ total_items: upload.total }).where("id", "=", stored.id).execute();
  await notify(UPLOAD_TOPIC, stored.id);
  const run: Run = { id: stored.id, authorId: stored.created_by, processed: stored.processed_items, archive: upload.archive, fetchImage, signal };
  const options = { words: words ? await words() : vocabularyOf([]), isZip: upload.archive !== null };
  for await (const batch of batches(upload, options, stored.processed_items, batchItems)) {
    signal.throwIfAborted();
    await runBatch(run, batch);
    await onBatch?.(run.processed);
  }
}

/** Items behind the checkpoint, in batches. */
async function* batches(upload: OpenUpload, options: Parameters<typeof readItem>[1], done: number, size: number): AsyncGenerator<ReadItem[]> {
  let batch: ReadItem[] = [];
  let pictures = 0;
  let count = 0;
  for await (const raw of upload.items()) {
    count += 1;
    if (count <= done) continue;
    const read = readItem(raw, options);
    batch.push(read);
    pictures += read.item?.pictures.length ?? 0;
    if (batch.length < size && pictures < BATCH_PICTURES) continue;
    yield batch;
    batch = [];
    pictures = 0;
  }
  if (batch.length > 0) yield batch;
}

async function complete(stored: Stored, { onEnd }: Options): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const set = { completed_at: new Date() };
    const [change] = await ideaImportStatus.moveAll(trx, "complete", { by: null, where: (eb) => eb("id", "=", stored.id), set });
    if (!change) return;
    const done = change.row;
    await notify(UPLOAD_TOPIC, stored.id, trx);
    if (!stored.created_by) return;
    await onEnd?.(trx, { userId: stored.created_by, file: done.file_name, isDone: true, items: done.total_items, errors: done.failed_items });
    const actor = await trx.selectFrom("users").select(["id", "name"]).where("id", "=", stored.created_by).executeTakeFirst();
    const changes = {
      file_name: [null, done.file_name],
      successful_items: [null, done.successful_items],
      existing_items: [null, done.existing_items],
      failed_items: [null, done.failed_items],
    } satisfies Record<string, [unknown, unknown]>;
    await recordAudit(trx, { actor: actor ?? null, action: "idea_import.completed", entityType: "idea_import", entityId: stored.id, changes });
  });
}

/** Ends an upload that is still open, with the reason. */
async function fail(stored: Stored, { onEnd }: Options, { failure, detail }: UploadRefused): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const set = { failure, failure_detail: detail, completed_at: new Date() };
    const ended = await ideaImportStatus.moveAll(trx, "fail", { by: null, where: (eb) => eb("id", "=", stored.id), set });
    if (ended.length === 0) return;
    await notify(UPLOAD_TOPIC, stored.id, trx);
    if (stored.created_by) await onEnd?.(trx, { userId: stored.created_by, file: stored.file_name, isDone: false });
  });
}
