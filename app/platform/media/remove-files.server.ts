import { type Kysely, type RawBuilder, sql } from "kysely";
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

/**
 * Removes files that nothing points at any more: the rows with the transaction, the bytes in every size after it. The only way: a row that goes
 * otherwise leaves its bytes for ever, where no erasure finds them.
 * @param which ids, or a query for them
 * @returns the ids that there were
 */
export async function removeFiles(trx: Kysely<DB>, which: readonly string[] | RawBuilder<unknown>): Promise<string[]> {
  const ids = Array.isArray(which) ? sql`select unnest(${[...which]}::uuid[])` : (which as RawBuilder<unknown>);
  const { rows } = await sql<Bytes & { id: string }>`delete from files where id in (${ids}) returning id, sha256, storage_key as "storageKey"`.execute(trx);
  const images = rows.map(({ sha256, storageKey }) => ({ sha256, storageKey }));
  if (images.length > 0) await enqueue(removeBytesJob, { images }, { trx });
  return rows.map(({ id }) => id);
}
