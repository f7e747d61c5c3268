import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { DESCRIPTION_VERSION, describeImage, type ImageDescription } from "./clean-image.server.ts";

/** A handful of seconds of one processor, then a pause: people come first. */
const AT_ONCE = 20;
const PAUSE_SECONDS = 2;
/** Marks an image whose bytes are missing or unreadable. */
const NO_LOOK = Buffer.alloc(0);

/** Recomputes data derived from the colors of stored images. */
export const colorFollowers = slot<(fileIds: readonly string[]) => Promise<void>>("followers of image colors");

/** Describes images again that were stored by an older version of colors and looks; a killed run resumes. */
export const describeImagesJob = defineJob<object>({
  name: "describe-images",
  isExclusive: true,
  schedule: "40 2 * * *",
  async handler(_data, signal) {
    const images = await db
      .selectFrom("files")
      .select(["id", "storage_key"])
      .where("description_version", "<", DESCRIPTION_VERSION)
      .where("width", "is not", null)
      .orderBy("description_version")
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id, storage_key } of images) {
      signal.throwIfAborted();
      const described = await describeStored(storage_key);
      if (described) {
        const { colors, look } = described;
        await db.updateTable("files").set({ colors, look }).where("id", "=", id).execute();
        for (const follow of colorFollowers.all()) await follow([id]);
      }
      // Last, so that a run that is killed before it does this image again, and what follows from it.
      await sql`update files set description_version = ${DESCRIPTION_VERSION}, look = coalesce(look, ${NO_LOOK}) where id = ${id}`.execute(db);
    }
    if (images.length === AT_ONCE) await enqueue(describeImagesJob, {}, { startAfterSeconds: PAUSE_SECONDS });
  },
});

async function describeStored(key: string): Promise<ImageDescription | null> {
  try {
    return await describeImage(await storage.read(key));
  } catch (error) {
    log.warn({ err: error, key }, "an image cannot be described");
    return null;
  }
}
