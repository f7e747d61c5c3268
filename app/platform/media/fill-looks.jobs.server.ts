import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { describeImage } from "./clean-image.server.ts";

const AT_ONCE = 50;
/** Marks an image whose bytes are missing or unreadable, so that it is not retried every night. */
const NO_LOOK = Buffer.alloc(0);

/** Backfills the looks of older images, 50 at a time. */
export const fillLooksJob = defineJob<object>({
  name: "fill-looks",
  isExclusive: true,
  schedule: "40 2 * * *",
  async handler(_data, signal) {
    const images = await db
      .selectFrom("files")
      .select(["id", "storage_key"])
      .where("look", "is", null)
      .where("width", "is not", null)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id, storage_key } of images) {
      signal.throwIfAborted();
      const look = await lookOfStored(storage_key);
      await sql`update files set look = ${look} where id = ${id} and look is null`.execute(db);
    }
    if (images.length === AT_ONCE) await enqueue(fillLooksJob, {}, { startAfterSeconds: 1 });
  },
});

async function lookOfStored(key: string): Promise<Buffer> {
  try {
    return (await describeImage(await storage.read(key))).look;
  } catch (error) {
    log.warn({ err: error, key }, "an image has no look");
    return NO_LOOK;
  }
}
