import { IMAGE_MAX_MB } from "#app/features/inspiration/ideas/public.ts";
import { type FetchProblem, FetchRefused, type guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { ImageError, type ImageErrorCode } from "#app/platform/media/image-error.ts";
import { type StoredImage, storeImageBytesPatiently } from "#app/platform/media/store-image.server.ts";
import type { ItemProblem, ItemProblemCode } from "../idea-imports.ts";
import type { Picture } from "../items/read-item.server.ts";
import { type Archive, EntryRefused } from "../zip/zip-file.server.ts";

const MAX_BYTES = IMAGE_MAX_MB * 1024 * 1024;

const ofFetch: Record<FetchProblem, ItemProblemCode> = {
  address: "image_address",
  forbidden: "image_forbidden",
  unreachable: "image_unreachable",
  status: "image_status",
  slow: "image_slow",
  redirects: "image_redirects",
  too_large: "image_too_large",
};
const ofImage: Record<Exclude<ImageErrorCode, "BUSY">, ItemProblemCode> = {
  EMPTY: "image_empty",
  TOO_LARGE: "image_too_large",
  UNSUPPORTED: "image_unsupported",
  HEIC: "image_heic",
  TOO_MANY_PIXELS: "image_pixels",
  DAMAGED: "image_damaged",
};

/** An identity of a photograph that needs no reading, and how to get it. */
export type FoundPicture = { name: string; identity: string; read(signal: AbortSignal): Promise<Buffer> };
export type Fetch = typeof guardedFetch;

/** Throws EntryRefused. */
export function findPicture({ from, name }: Picture, archive: Archive | null, fetchImage: Fetch): FoundPicture {
  if (from === "address") return { name, identity: new URL(name).href, read: (signal) => fetchImage(name, { maxBytes: MAX_BYTES, signal }) };
  if (!archive) throw new EntryRefused("image_no_zip");
  const { identity, read } = archive.find(name, MAX_BYTES);
  return { name, identity, read };
}

/** Fetches or unpacks the photograph, cleans it and stores its bytes: equal ones once, so doing it again after a kill leaves nothing behind. */
export const storePicture = async (picture: FoundPicture, signal: AbortSignal): Promise<StoredImage> =>
  storeImageBytesPatiently(await picture.read(signal), MAX_BYTES, signal);

/** Maps a failure to the item's problem; rethrows anything else. */
export function pictureProblem(error: unknown, name: string): ItemProblem {
  if (error instanceof EntryRefused) return { code: error.code, field: "image", value: name };
  if (error instanceof FetchRefused)
    return { code: ofFetch[error.problem], field: "image_url", value: error.problem === "status" ? `${error.detail} ${name}` : name };
  if (error instanceof ImageError && error.code !== "BUSY") return { code: ofImage[error.code], field: "image", value: name };
  throw error;
}
