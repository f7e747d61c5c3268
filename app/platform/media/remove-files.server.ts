import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { derivativeKeys } from "./derivative.server.ts";
import { removeBytes } from "./store-bytes.server.ts";

type Bytes = { sha256: string; storageKey: string };

/** Removes bytes that no row refers to, in every size. Idempotent. */
export const removeBytesJob = defineJob<{ images: Bytes[] }>({
  name: "remove-image-bytes",
  async handler({ images }, signal) {
    const later: Bytes[] = [];
    let minutes = 0;
    for (const image of images) {
      signal.throwIfAborted();
      const wait = await removeBytes(image.sha256, [...derivativeKeys(image.sha256), image.storageKey]);
      if (wait === null) continue;
      minutes = wait;
      later.push(image);
    }
    if (later.length > 0) await enqueue(removeBytesJob, { images: later }, { startAfterSeconds: minutes * 60 });
  },
});

/**
 * Removes files that nothing refers to: the rows in the transaction, the bytes in every size after it. The only way: a row deleted
 * otherwise leaves its bytes behind, where no erasure finds them.
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
