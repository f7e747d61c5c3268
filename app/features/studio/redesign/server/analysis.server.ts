import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { inWorker } from "../work/in-worker.server.ts";
import { sendToOwner } from "./events.server.ts";
import { roomPhotoOf } from "./rows.server.ts";

/** Analyzes a photograph while the person chooses a style. A known photograph has its result at once. */
export async function analyze(redesignId: string, signal: AbortSignal): Promise<void> {
  const redesign = await db.selectFrom("redesigns").select(["owner_id", "photo_id", "focal_35"]).where("id", "=", redesignId).executeTakeFirst();
  if (!redesign) return;
  const photo = await roomPhotoOf(redesign);
  const found = await inWorker("findRoom", photo, { signal, isUrgent: true, key: photo.sha256 }).catch((error: unknown) => {
    signal.throwIfAborted();
    log.warn({ err: error, redesignId }, "a photograph could not be analyzed");
    return undefined;
  });
  const state = found === undefined ? "failed" : found === null ? "nothing" : "ready";
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("redesigns")
      .set({ analysis_state: state, confidence: found ? JSON.stringify(found) : null })
      .where("id", "=", redesignId)
      .execute();
    await sendToOwner(redesign.owner_id, redesignId, trx);
  });
}

export const analyzeJob = defineJob<{ redesignId: string }>({
  name: "redesign-analyze",
  handler: ({ redesignId }, signal) => analyze(redesignId, signal),
  expireInSeconds: 300,
  concurrency: 4,
  heartbeatSeconds: 15,
});
