import type { Kysely } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { FetchRefused, type guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import type { RowProblem } from "../product-imports.ts";
import { headerOf } from "../rows/columns.ts";
import type { FileProduct } from "../rows/read-product.ts";
import type { Photos } from "./apply.server.ts";

const MAX_BYTES = 15 * 1024 * 1024;
const MOST = 20;
const BUSY_MS = 500;
const BUSY_TRIES = 20;

export type Fetch = typeof guardedFetch;
type StoredBytes = Awaited<ReturnType<typeof storeImageBytes>>;
export type FetchedPhotos = { stored: StoredBytes[]; problems: RowProblem[] };

/** Fetches a piece's photographs before the transaction. One that cannot be had is a problem of its row, not of the piece. */
export async function fetchPhotos(product: FileProduct, signal: AbortSignal, fetchImage: Fetch): Promise<FetchedPhotos> {
  const result: FetchedPhotos = { stored: [], problems: [] };
  for (const { row, address } of product.photos.slice(0, MOST)) {
    try {
      result.stored.push(await storePatiently(await fetchImage(address, { maxBytes: MAX_BYTES, signal }), signal));
    } catch (error) {
      if (!(error instanceof FetchRefused) && !(error instanceof ImageError)) throw error;
      result.problems.push({ row, code: "image", column: headerOf("imageSrc"), value: address.slice(0, 300), item: product.fields.name ?? "" });
    }
  }
  return result;
}

/** Visitors have priority: a job waits. */
async function storePatiently(bytes: Buffer, signal: AbortSignal): Promise<StoredBytes> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeImageBytes(bytes, MAX_BYTES);
    } catch (error) {
      if (!(error instanceof ImageError && error.code === "BUSY") || attempt === BUSY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      signal.throwIfAborted();
    }
  }
}

/** Their rows, owned by who started the import. */
export async function insertPhotos(trx: Kysely<DB>, product: FileProduct, { stored }: FetchedPhotos, ownerId: string): Promise<Photos> {
  const unique = [...new Map(stored.map((bytes) => [bytes.sha256, bytes])).values()];
  const rows = unique.map((bytes, at) => ({
    ...bytes,
    id: newId(),
    alt_en: product.photos[at]?.altEn ?? null,
    alt_ar: product.photos[at]?.altAr ?? null,
    is_public: true,
    owner_id: ownerId,
  }));
  if (rows.length > 0) await trx.insertInto("files").values(rows).execute();
  return rows.map(({ id }) => ({ id }));
}
