import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { derivativeKeys } from "./derivative.server.ts";

type Bytes = { sha256: string; storageKey: string };

/** Removes bytes that no row names any more, in every size. Doing it again does no harm. */
export const removeBytesJob = defineJob<{ images: Bytes[] }>({
  name: "remove-image-bytes",
  async handler({ images }, signal) {
    const hashes = images.map(({ sha256 }) => sha256);
    const { rows } = await sql<{ sha256: string }>`select distinct sha256 from files where sha256 = any(${hashes}::text[])`.execute(db);
    const needed = new Set(rows.map(({ sha256 }) => sha256));
    for (const { sha256, storageKey } of images) {
      signal.throwIfAborted();
      // Equal bytes are one object: as long as someone else has them, they stay.
      if (needed.has(sha256)) continue;
      for (const key of [...derivativeKeys(sha256), storageKey]) await storage.remove(key);
    }
  },
});

/** Removes images that nothing points at any more: the rows with the transaction, the bytes after it. */
export async function removeImages(trx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await trx.deleteFrom("files").where("id", "in", ids).returning(["sha256", "storage_key as storageKey"]).execute();
  if (gone.length > 0) await enqueue(removeBytesJob, { images: gone }, { trx });
}
