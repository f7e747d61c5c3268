import type { Kysely } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { makeDerivatives } from "./derivative.server.ts";

const AT_ONCE = 40;

/** Makes all sizes of images, so that the first visitor does not wait. Existing sizes are skipped. */
export const makeSizesJob = defineJob<{ fileIds: string[] }>({
  name: "make-sizes",
  expireInSeconds: 1800,
  async handler({ fileIds }, signal) {
    const images = await db
      .selectFrom("files")
      .select(["id", "sha256", "storage_key", "width"])
      .where("id", "in", fileIds)
      .where("width", "is not", null)
      .execute();
    for (const { id, width, ...original } of images) {
      try {
        await makeDerivatives({ ...original, width: width ?? 0 }, signal);
      } catch (error) {
        // One unreadable image must not block the others.
        signal.throwIfAborted();
        log.warn({ err: error, fileId: id }, "sizes of an image could not be made");
      }
    }
  },
});

/** Queues making all sizes of stored images; with `trx`, if that transaction commits. */
export async function makeSizes(fileIds: readonly string[], trx?: Kysely<DB>): Promise<void> {
  for (let at = 0; at < fileIds.length; at += AT_ONCE) {
    await enqueue(makeSizesJob, { fileIds: fileIds.slice(at, at + AT_ONCE) }, trx ? { trx } : {});
  }
}
