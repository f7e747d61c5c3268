import { Readable } from "node:stream";
import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, tooManyRequests } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { type Exports, exportRunning } from "../personal-data.contract.ts";
import { EXPORT_DAYS, EXPORTS_A_DAY } from "../personal-data.ts";
import { personalArchive } from "./archive.server.ts";
import { exportStatus } from "./export-status.server.ts";

const SHOWN = 5;
/** An export that takes longer has failed: its job was killed too often. */
const LOST_AFTER_HOURS = 6;
const SETTINGS = "/dashboard/settings/data";

const keyOf = (exportId: string) => `exports/${exportId}.zip`;

/** Makes the archive of one request; a killed run starts over and replaces the archive. */
export const exportJob = defineJob<{ exportId: string }>({
  name: "personal-export",
  handler: ({ exportId }, signal) => runExport(exportId, signal),
  expireInSeconds: 2 * 3600,
  retryLimit: 10,
  heartbeatSeconds: 30,
});

async function readExports(userId: string, executor: Kysely<DB> = db): Promise<Exports> {
  const rows = await executor
    .selectFrom("personal_exports")
    .select(["id", "status", "byte_size", "requested_at", "expires_at"])
    .where("user_id", "=", userId)
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
  const today = rows.filter((row) => Date.now() - row.requested_at.getTime() < DAY_MS).length;
  return {
    items: rows.map((row) => ({
      id: row.id,
      status: row.status as Exports["items"][number]["status"],
      byteSize: row.byte_size,
      requestedAt: row.requested_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
    })),
    isRunning: rows.some((row) => row.status === "queued" || row.status === "running"),
    leftToday: Math.max(0, EXPORTS_A_DAY - today),
  };
}

export const listExports = ({ id }: Viewer): Promise<Exports> => readExports(id);

/** One at a time and three a day; the account's row is locked, so that two requests at once count each other. */
export async function requestExport(viewer: Viewer, language: string): Promise<Exports> {
  if (viewer.impersonatedBy) throw forbidden();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("users").select("id").where("id", "=", viewer.id).forNoKeyUpdate().execute();
    const before = await readExports(viewer.id, trx);
    if (before.isRunning) throw exportRunning();
    const third = before.items[EXPORTS_A_DAY - 1];
    if (before.leftToday === 0 && third) throw tooManyRequests(Math.ceil((Date.parse(third.requestedAt) + DAY_MS - Date.now()) / 1000));
    const exportId = newId();
    await trx.insertInto("personal_exports").values({ id: exportId, user_id: viewer.id, language }).execute();
    await enqueue(exportJob, { exportId }, { trx });
    return readExports(viewer.id, trx);
  });
}

/** Counts the bytes on their way to storage. */
async function* counted(source: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** @returns the bytes stored. Closes the archive even when storage fails before reading. */
async function storeArchive(key: string, archive: Readable, signal: AbortSignal): Promise<number> {
  let bytes = 0;
  const stop = () => archive.destroy(new Error("The process stops."));
  // The reader gets the error; without a reader it would end the process.
  archive.on("error", () => {});
  signal.addEventListener("abort", stop, { once: true });
  try {
    const tally = (length: number) => {
      bytes += length;
    };
    await storage.put(key, Readable.from(counted(archive, tally), { objectMode: false }), { type: "application/zip" });
    return bytes;
  } finally {
    signal.removeEventListener("abort", stop);
    archive.destroy();
  }
}

/** @param now injected for tests */
export async function runExport(exportId: string, signal: AbortSignal, now = new Date()): Promise<void> {
  const [started] = await exportStatus.moveAll(db, "start", { by: null, where: (eb) => eb("id", "=", exportId) });
  if (!started) return;
  const { user_id: userId, language } = started.row;
  let bytes = 0;
  try {
    signal.throwIfAborted();
    bytes = await storeArchive(keyOf(exportId), await personalArchive(userId, language), signal);
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ err: error, exportId }, "a copy of personal data failed");
    await exportStatus.moveAll(db, "fail", { by: null, where: (eb) => eb("id", "=", exportId), set: { completed_at: now } });
    await sendEvent(userId, { topic: "job", id: exportId });
    return;
  }
  const isReady = await db.transaction().execute(async (trx) => {
    const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
    const set = { storage_key: keyOf(exportId), byte_size: bytes, completed_at: now, expires_at: expiresAt };
    const finished = await exportStatus.moveAll(trx, "finish", { by: null, where: (eb) => eb("id", "=", exportId), set });
    if (finished.length === 0) return false;
    await notifyPerson(trx, { userId, kind: "export_ready", href: SETTINGS });
    await sendEvent(userId, { topic: "job", id: exportId }, trx);
    return true;
  });
  // Failed or erased meanwhile: no row refers to the file, so remove it here.
  if (!isReady) await storage.remove(keyOf(exportId));
}

/** The archive of a copy that is ready, for its owner alone; null for anyone else, and once expired. */
export async function openExport(viewer: Viewer, exportId: string) {
  if (viewer.impersonatedBy) return null;
  const row = await db
    .selectFrom("personal_exports")
    .select(["storage_key", "byte_size", "completed_at"])
    .where("id", "=", exportId)
    .where("user_id", "=", viewer.id)
    .where("status", "=", "ready")
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  if (!row?.storage_key) return null;
  return { body: await storage.get(row.storage_key), byteSize: row.byte_size, completedAt: row.completed_at ?? new Date() };
}

/** Removes expired archives, and fails exports that were lost. @param now injected for tests */
export async function cleanExports(now = new Date()): Promise<void> {
  const over = await db.selectFrom("personal_exports").select(["id", "storage_key"]).where("status", "=", "ready").where("expires_at", "<=", now).execute();
  for (const { storage_key: key } of over) if (key) await storage.remove(key);
  const ids = over.map(({ id }) => id);
  if (ids.length > 0) await exportStatus.moveAll(db, "expire", { by: null, where: (eb) => eb("id", "in", ids), set: { storage_key: null } });
  const lostSince = new Date(now.getTime() - LOST_AFTER_HOURS * HOUR_MS);
  await exportStatus.moveAll(db, "fail", { by: null, where: (eb) => eb("requested_at", "<", lostSince), set: { completed_at: now } });
}
