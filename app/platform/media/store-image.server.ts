import type { Readable } from "node:stream";
import type { Selectable } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { Files } from "#app/platform/database/schema.ts";
import { type CleanImage, cleanImage, DESCRIPTION_VERSION, describeImage } from "./clean-image.server.ts";
import { ImageError } from "./image-error.ts";
import { storeBytes } from "./store-bytes.server.ts";

const megabyte = 1024 * 1024;

type ImageBytes = Buffer | Uint8Array | Readable | ReadableStream<Uint8Array>;

export type StoreImageOptions = {
  /** Public images are served to anyone with the address. */
  isPublic: boolean;
  ownerId?: string | null;
  /** Default 10 MB. */
  maxBytes?: number;
  altEn?: string | null;
  altAr?: string | null;
  /** Bucket and folder, where a client chose them. */
  folder?: string;
};

/** Checks, cleans and stores an uploaded image; throws ImageError with the reason when it is not one. */
export async function storeImage(source: ImageBytes, options: StoreImageOptions): Promise<Selectable<Files>> {
  const stored = await storeImageBytes(source, options.maxBytes);
  return db
    .insertInto("files")
    .values({
      ...stored,
      id: newId(),
      alt_en: options.altEn ?? null,
      alt_ar: options.altAr ?? null,
      is_public: options.isPublic,
      owner_id: options.ownerId ?? null,
      folder: options.folder ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The same without the row: for callers that write many rows at once. */
export const storeImageBytes = async (source: ImageBytes, maxBytes = 10 * megabyte) => store(await cleanImage(await collectImage(source, maxBytes)));

const BUSY_MS = 500;
const BUSY_TRIES = 20;

/** For jobs: visitors have priority, a job waits. */
export async function storeImageBytesPatiently(source: Buffer, maxBytes: number, signal: AbortSignal): Promise<StoredImage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeImageBytes(source, maxBytes);
    } catch (error) {
      if (!(error instanceof ImageError && error.code === "BUSY") || attempt === BUSY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      signal.throwIfAborted();
    }
  }
}

/** Stores a JPEG that we made ourselves: there is nothing to clean, and encoding it again would only blur it. Without the row. */
export const storeOwnJpeg = async (bytes: Buffer) => store({ ...(await describeImage(bytes)), bytes, mime: "image/jpeg", extension: "jpg" });

/** The columns of `files` for a stored image. */
export type StoredImage = Awaited<ReturnType<typeof store>>;

async function store(image: CleanImage) {
  const stored = await storeBytes(image.bytes, { folder: "images", extension: image.extension, type: image.mime });
  return {
    ...stored,
    mime: image.mime,
    byte_size: image.bytes.length,
    width: image.width,
    height: image.height,
    placeholder: image.placeholder,
    colors: image.colors,
    look: image.look,
    description_version: DESCRIPTION_VERSION,
  };
}

/** The whole of it, unless it is too large. */
export async function collectImage(source: ImageBytes, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The limit is checked while reading, so that an endless upload cannot fill the memory.
  for await (const chunk of source instanceof Uint8Array ? [source] : (source as AsyncIterable<Uint8Array>)) {
    size += chunk.length;
    if (size >= maxBytes) throw new ImageError("TOO_LARGE", Math.round(maxBytes / megabyte));
    chunks.push(chunk);
  }
  return chunks.length === 1 && Buffer.isBuffer(chunks[0]) ? chunks[0] : Buffer.concat(chunks);
}
