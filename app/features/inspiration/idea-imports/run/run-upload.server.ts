import type { Selectable } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { BulkDesignUploads } from "#app/platform/database/schema.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { batchesBehind, runToEnd, writeBatches } from "#app/platform/imports/import-run.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { UPLOAD_TOPIC, type UploadType } from "../idea-imports.ts";
import { type ReadItem, readItem } from "../items/read-item.server.ts";
import { UploadRefused } from "../items/upload-refused.ts";
import { type Vocabulary, vocabularyOf } from "../items/vocabulary.server.ts";
import { removeParts } from "../parts/part-files.server.ts";
import { ideaImportStatus } from "../server/status.server.ts";
import { type Run, runBatch } from "./batch.server.ts";
import { openUpload } from "./open-upload.server.ts";
import type { Fetch } from "./pictures.server.ts";

const BATCH_ITEMS = 500;
/** Batches with photographs are smaller, to show progress and to repeat little after a kill. */
const BATCH_PICTURES = 12;

type Stored = Selectable<BulkDesignUploads>;
type Options = {
  signal: AbortSignal;
  /** after each committed batch, with the items done so far */
  onBatch?: (processed: number) => void | Promise<void>;
  batchItems?: number;
  fetchImage?: Fetch;
  /** How files call styles, rooms and the like; by default as they are stored. */
  words?: () => Promise<Vocabulary>;
};

/** Runs an upload to its end, from the checkpoint where an earlier run of it stopped. Throws when it should be tried again. */
export async function runUpload(uploadId: string, options: Options): Promise<void> {
  const stored = await begin(uploadId);
  if (!stored) return;
  const hasEnded = await runToEnd({
    importId: uploadId,
    signal: options.signal,
    work: () => work(stored, options),
    complete: () => complete(stored),
    failureOf: (error) => (error instanceof UploadRefused ? error : error instanceof StoredFileMissing ? new UploadRefused("gone") : null),
    unexpected: new UploadRefused("unexpected"),
    fail: (refusal) => fail(stored, refusal),
  });
  if (!hasEnded) return;
  // The file is not read again; the nightly job removes what a failure here leaves.
  await removeParts({ id: stored.id, partHashes: stored.part_hashes });
  await db.updateTable("bulk_design_uploads").set({ are_parts_stored: false }).where("id", "=", stored.id).execute();
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
  const isFull = (batch: readonly ReadItem[]) =>
    batch.length >= batchItems || batch.reduce((sum, { item }) => sum + (item?.pictures.length ?? 0), 0) >= BATCH_PICTURES;
  const batches = batchesBehind(upload.items(), { done: stored.processed_items, read: (raw) => readItem(raw, options), isFull });
  await writeBatches(batches, signal, async (batch) => {
    await runBatch(run, batch);
    await onBatch?.(run.processed);
  });
}

const complete = ({ id }: Stored) =>
  ideaImportStatus.moveAll(db, "complete", { by: null, where: (eb) => eb("id", "=", id), set: { completed_at: new Date() } });

/** Ends an upload that is still open, with the reason. */
function fail({ id }: Stored, { failure, detail }: UploadRefused) {
  const set = { failure, failure_detail: detail, completed_at: new Date() };
  return ideaImportStatus.moveAll(db, "fail", { by: null, where: (eb) => eb("id", "=", id), set });
}
