import type { Kysely } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { FetchRefused, type guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { type StoredImage, storeImageBytesPatiently } from "#app/platform/media/store-image.server.ts";
import type { RowProblem } from "../product-imports.ts";
import { headerOf } from "../rows/columns.ts";
import type { FileGroup } from "../rows/file-products.ts";
import type { FileProduct } from "../rows/read-product.ts";

const MAX_BYTES = 15 * 1024 * 1024;
const MOST = 20;

export type Fetch = typeof guardedFetch;
export type FetchedPhotos = { stored: StoredImage[]; problems: RowProblem[] };

/** Fetches a piece's photographs before the transaction. One that cannot be had is a problem of its row, not of the piece. */
export async function fetchPhotos(product: FileProduct, signal: AbortSignal, fetchImage: Fetch): Promise<FetchedPhotos> {
  const result: FetchedPhotos = { stored: [], problems: [] };
  for (const { row, address } of product.photos.slice(0, MOST)) {
    try {
      result.stored.push(await storeImageBytesPatiently(await fetchImage(address, { maxBytes: MAX_BYTES, signal }), MAX_BYTES, signal));
    } catch (error) {
      if (!(error instanceof FetchRefused) && !(error instanceof ImageError)) throw error;
      result.problems.push({ row, code: "image", column: headerOf("imageSrc"), value: address.slice(0, 300), item: product.fields.name ?? "" });
    }
  }
  return result;
}

/** Their rows, owned by who started the import. @returns the ids of each piece */
export async function insertPhotos(
  trx: Kysely<DB>,
  fetched: ReadonlyMap<FileGroup, FetchedPhotos>,
  ownerId: string,
): Promise<Map<FileGroup, { id: string }[]>> {
  const found = [...fetched].map(([group, { stored }]) => {
    const unique = [...new Map(stored.map((bytes) => [bytes.sha256, bytes])).values()];
    return [group, unique.map((bytes, at) => rowOf(bytes, group.product.photos[at], ownerId))] as const;
  });
  const rows = found.flatMap(([, files]) => files);
  if (rows.length > 0) await trx.insertInto("files").values(rows).execute();
  return new Map(found.map(([group, files]) => [group, files.map(({ id }) => ({ id }))]));
}

const rowOf = (bytes: StoredImage, photo: FileProduct["photos"][number] | undefined, ownerId: string) => ({
  ...bytes,
  ...{ id: newId(), alt_en: photo?.altEn ?? null, alt_ar: photo?.altAr ?? null, is_public: true, owner_id: ownerId },
});
