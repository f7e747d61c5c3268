import { fileTypeFromBuffer } from "file-type";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DOCUMENT_MAX_BYTES } from "./document.ts";
import { ImageError } from "./image-error.ts";
import { storeBytes } from "./store-bytes.server.ts";
import { storeEach } from "./store-each.server.ts";
import { storeImage } from "./store-image.server.ts";

const PICTURES = new Set(["image/jpeg", "image/png", "image/webp"]);

/**
 * Stores a private document: a PDF as it is, an image without metadata. The bytes decide the type, never the name.
 * @throws ImageError with the reason when it is neither
 */
export async function storeDocument(file: File, ownerId: string | null): Promise<{ id: string; mime: string }> {
  if (file.size === 0) throw new ImageError("EMPTY");
  if (file.size >= DOCUMENT_MAX_BYTES) throw new ImageError("TOO_LARGE", DOCUMENT_MAX_BYTES / 1024 / 1024);
  const bytes = Buffer.from(await file.arrayBuffer());
  const sniffed = await fileTypeFromBuffer(bytes);
  if (sniffed && PICTURES.has(sniffed.mime)) return storeImage(bytes, { isPublic: false, ownerId, maxBytes: DOCUMENT_MAX_BYTES });
  if (sniffed?.mime !== "application/pdf") throw new ImageError("UNSUPPORTED");
  // A download that broke off has no end mark; viewers would show nothing.
  if (!bytes.subarray(-2048).includes("%%EOF")) throw new ImageError("DAMAGED");
  const stored = await storeBytes(bytes, { folder: "documents", extension: "pdf", type: "application/pdf" });
  const values = { ...stored, id: newId(), mime: "application/pdf", byte_size: bytes.length, is_public: false, owner_id: ownerId };
  return db.insertInto("files").values(values).returning(["id", "mime"]).executeTakeFirstOrThrow();
}

/** Stores all or none, as the field `documents` of a form. */
export const storeDocuments = (files: readonly File[], ownerId: string): Promise<{ id: string; name: string }[]> =>
  storeEach(files, "documents", async (file) => ({ id: (await storeDocument(file, ownerId)).id, name: documentName(file.name) }));

/** A safe display name: without folders and bidi controls. */
export function documentName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return plain.slice(0, 120) || "document";
}
