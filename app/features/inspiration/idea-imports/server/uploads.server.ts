import { invalid, notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newRandomId } from "#app/platform/database/random-id.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { incomplete, knownFile, type UploadData } from "../idea-imports.contract.ts";
import { MAX_BYTES, PART_BYTES, type UploadStatus, type UploadType, uploadTypeOf } from "../idea-imports.ts";
import { fileHash, storeFile, storePart } from "../parts/part-files.server.ts";
import { uploadJob } from "./jobs.server.ts";
import { type Author, getUpload } from "./service.server.ts";
import { ideaImportStatus } from "./status.server.ts";

type Begun = { id: string; partBytes: number; receivedBytes: number; partHashes: string[] };

/** Begins a file, or resumes what this person sent before the connection was lost. Throws INVALID. */
export async function beginUpload(by: Author, { fileName, byteSize, isFresh }: { fileName: string; byteSize: number; isFresh: boolean }): Promise<Begun> {
  const type = uploadTypeOf(fileName);
  if (!type) throw invalid({ file: "wrongType" });
  if (byteSize > MAX_BYTES[type]) throw invalid({ file: "tooLarge" });
  const known = isFresh
    ? undefined
    : await db
        .selectFrom("bulk_design_uploads")
        .select(["id", "received_bytes", "part_hashes"])
        .where("created_by", "=", by.actor.id)
        .where("status", "=", "uploading")
        .where("file_name", "=", fileName)
        .where("byte_size", "=", byteSize)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
  if (known) return { id: known.id, partBytes: PART_BYTES, receivedBytes: known.received_bytes, partHashes: known.part_hashes };
  const id = newRandomId();
  await db.insertInto("bulk_design_uploads").values({ id, file_name: fileName, upload_type: type, byte_size: byteSize, created_by: by.actor.id }).execute();
  return { id, partBytes: PART_BYTES, receivedBytes: 0, partHashes: [] };
}

export type PartAnswer = { status: 200 | 404 | 409 | 422; receivedBytes: number };

/** How many bytes the part at a place has. Null where none is expected. */
export async function expectedPart(userId: string, id: string, offset: number): Promise<{ answer: PartAnswer } | { size: number }> {
  const upload = await ownUpload(userId, id);
  if (!upload) return { answer: { status: 404, receivedBytes: 0 } };
  if (offset !== upload.received_bytes || offset >= upload.byte_size) return { answer: { status: 409, receivedBytes: upload.received_bytes } };
  return { size: Math.min(PART_BYTES, upload.byte_size - offset) };
}

/** Stores the next part. Sent twice at once, one gets the file's current offset. */
export async function receivePart(userId: string, id: string, offset: number, bytes: Buffer): Promise<PartAnswer> {
  const expected = await expectedPart(userId, id, offset);
  if ("answer" in expected) return expected.answer;
  if (bytes.length !== expected.size) return { status: 422, receivedBytes: offset };
  const hash = await storePart(id, offset / PART_BYTES, bytes);
  const stored = await db
    .updateTable("bulk_design_uploads")
    .set((eb) => ({
      received_bytes: offset + bytes.length,
      part_hashes: eb.fn<string[]>("array_append", ["part_hashes", eb.val(hash)]),
      part_at: new Date(),
    }))
    .where("id", "=", id)
    .where("status", "=", "uploading")
    .where("received_bytes", "=", offset)
    .returning("received_bytes")
    .executeTakeFirst();
  if (stored) return { status: 200, receivedBytes: stored.received_bytes };
  return { status: 409, receivedBytes: (await ownUpload(userId, id))?.received_bytes ?? 0 };
}

const ownUpload = (userId: string, id: string) =>
  db
    .selectFrom("bulk_design_uploads")
    .select(["id", "file_name", "byte_size", "received_bytes", "part_hashes"])
    .where("id", "=", id)
    .where("created_by", "=", userId)
    .where("status", "=", "uploading")
    .executeTakeFirst();

/** Queues a file that is all here. Throws NOT_FOUND, INCOMPLETE, KNOWN_FILE. */
export async function startUpload(by: Author, { id, again }: { id: string; again: boolean }): Promise<UploadData> {
  const upload = await ownUpload(by.actor.id, id);
  if (!upload) throw notFound();
  if (upload.received_bytes !== upload.byte_size) throw incomplete({ receivedBytes: upload.received_bytes });
  const sha256 = fileHash(upload.part_hashes);
  const known = again ? undefined : await fileKnownBy(sha256);
  if (known) {
    const { id: knownId, file_name: fileName, created_at: createdAt, successful_items: successfulItems } = known;
    const data = { id: knownId, fileName, createdAt: createdAt.toISOString(), status: known.status as UploadStatus, successfulItems };
    throw knownFile(data);
  }
  await queue(by, { id, sha256 });
  return getUpload(id, by.language);
}

/** An earlier upload of the same bytes that wrote something or still may; failed ones wrote nothing. */
const fileKnownBy = (sha256: string) =>
  db
    .selectFrom("bulk_design_uploads")
    .select(["id", "file_name", "created_at", "status", "successful_items"])
    .where("sha256", "=", sha256)
    .where((eb) => eb.or([eb("status", "in", ["processing", "completed"]), eb.and([eb("status", "=", "cancelled"), eb("successful_items", ">", 0)])]))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

async function queue(by: Author, { id, sha256 }: { id: string; sha256: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const queued = await ideaImportStatus.moveAll(trx, "queue", { by: by.actor, where: (eb) => eb("id", "=", id), set: { sha256 } });
    if (queued.length === 0) return;
    await enqueue(uploadJob, { uploadId: id }, { trx });
  });
}

/** Accepts a list sent in one request, and queues it. Sending it again is allowed: nothing is duplicated. */
export async function uploadList(by: Author, { fileName, bytes, type }: { fileName: string; bytes: Buffer; type: UploadType }): Promise<string> {
  const id = newRandomId();
  const hashes = await storeFile(id, bytes);
  const values = {
    id,
    file_name: fileName,
    upload_type: type,
    byte_size: bytes.length,
    received_bytes: bytes.length,
    part_hashes: hashes,
    created_by: by.actor.id,
  };
  await db.insertInto("bulk_design_uploads").values(values).execute();
  await queue(by, { id, sha256: fileHash(hashes) });
  return id;
}
