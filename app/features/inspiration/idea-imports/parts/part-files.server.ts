import { createHash } from "node:crypto";
import { storage } from "#app/platform/storage/storage.server.ts";
import { PART_BYTES } from "../idea-imports.ts";

/** What is needed to read an uploaded file. */
export type PartedFile = { id: string; byteSize: number; partHashes: readonly string[] };

// The hash in the name separates concurrent writers of one part: only the one in the row is read.
const partKey = (id: string, index: number, hash: string) => `idea-imports/${id}/${index}-${hash.slice(0, 16)}`;

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
/** Equal files have equal parts: their hashes identify the file across senders. */
export const fileHash = (partHashes: readonly string[]): string => createHash("sha256").update(partHashes.join()).digest("hex");

/** @returns the part's hash */
export async function storePart(id: string, index: number, bytes: Buffer): Promise<string> {
  const hash = hashOf(bytes);
  await storage.put(partKey(id, index, hash), bytes, { type: "application/octet-stream" });
  return hash;
}

export async function removeParts({ id, partHashes }: Pick<PartedFile, "id" | "partHashes">): Promise<void> {
  for (const [index, hash] of partHashes.entries()) await storage.remove(partKey(id, index, hash));
}

/** Stores a whole file that is in memory already. */
export async function storeFile(id: string, bytes: Buffer): Promise<string[]> {
  const hashes: string[] = [];
  for (let at = 0; at < bytes.length; at += PART_BYTES) hashes.push(await storePart(id, hashes.length, bytes.subarray(at, at + PART_BYTES)));
  return hashes;
}

/** Parts in memory at once while a ZIP is read here and there. */
const REMEMBERED = 4;

/** Reads any place of an uploaded file; memory stays bounded however large it is. Throws StoredFileMissing. */
export class PartedBytes {
  readonly file: PartedFile;
  #parts = new Map<number, Promise<Buffer>>();

  constructor(file: PartedFile) {
    this.file = file;
  }

  #part(index: number): Promise<Buffer> {
    const known = this.#parts.get(index);
    const part = known ?? storage.read(partKey(this.file.id, index, this.file.partHashes[index] ?? ""));
    // Last used last.
    this.#parts.delete(index);
    this.#parts.set(index, part);
    if (!known) part.catch(() => this.#parts.delete(index));
    for (const oldest of this.#parts.keys()) {
      if (this.#parts.size <= REMEMBERED) break;
      this.#parts.delete(oldest);
    }
    return part;
  }

  /** From `start` to before `end`, as far as the file goes. */
  async *stream(start = 0, end = this.file.byteSize): AsyncGenerator<Buffer> {
    const last = Math.min(end, this.file.byteSize);
    for (let at = Math.max(0, start); at < last; ) {
      const index = Math.floor(at / PART_BYTES);
      const from = at - index * PART_BYTES;
      const piece = (await this.#part(index)).subarray(from, from + last - at);
      if (piece.length === 0) return;
      yield piece;
      at += piece.length;
    }
  }

  async read(start: number, end: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.stream(start, end)) pieces.push(piece);
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }
}
