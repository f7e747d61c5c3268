import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

/** Long enough for every caller to write the row of `files`. */
const RESERVED_MINUTES = 60;

/** Serializes storing and removing the same bytes. */
const lock = (trx: Kysely<DB>, sha256: string) => sql`select pg_advisory_xact_lock(hashtext('bytes'), hashtext(${sha256}))`.execute(trx);

/**
 * Stores bytes under a content hash: equal bytes are one object, however many rows refer to it. They are reserved first, so that a removal
 * in progress finishes before, and a later one sees that they are needed, until the caller's row exists.
 */
export async function storeBytes(bytes: Buffer, { folder, extension, type }: { folder: "images" | "documents" | "files"; extension: string; type: string }) {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const storageKey = `${folder}/${sha256.slice(0, 2)}/${sha256}.${extension}`;
  await db.transaction().execute(async (trx) => {
    await lock(trx, sha256);
    await sql`insert into byte_reservations (sha256, reserved_until) values (${sha256}, now() + ${RESERVED_MINUTES} * interval '1 minute')`.execute(trx);
  });
  if (!(await storage.exists(storageKey))) await storage.put(storageKey, bytes, { type });
  return { sha256, storage_key: storageKey };
}

/**
 * Removes bytes, in all sizes, that no row refers to and no upload has reserved.
 * @returns the minutes to wait before a retry, when they are reserved
 */
export async function removeBytes(sha256: string, keys: readonly string[]): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, sha256);
    const { rows } = await sql<{ isNamed: boolean; isReserved: boolean }>`
      with dropped as (delete from byte_reservations where sha256 = ${sha256} and reserved_until < now())
      select exists (select from files where sha256 = ${sha256}) "isNamed",
        exists (select from byte_reservations where sha256 = ${sha256} and reserved_until >= now()) "isReserved"`.execute(trx);
    const [found] = rows;
    if (found?.isNamed) return null;
    if (found?.isReserved) return RESERVED_MINUTES;
    for (const key of keys) await storage.remove(key);
    return null;
  });
}
