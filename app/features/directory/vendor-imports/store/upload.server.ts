import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type Encoding, EncodingDetector } from "#app/platform/csv/encoding.ts";
import { FileError } from "#app/platform/csv/file-error.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { newId } from "#app/platform/database/ids.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { dataRows } from "../rows/data-rows.ts";
import { MAX_FILE_BYTES } from "../vendor-imports.ts";

export type Upload = { storageKey: string; byteSize: number; sha256: string; encoding: Encoding };

/** Streams an uploaded file into storage, and refuses at once what cannot be imported: no text, no header, no row. Throws FileError. */
export async function storeUpload(file: Blob): Promise<Upload> {
  const storageKey = `imports/${newId()}.csv`;
  const hash = createHash("sha256");
  const detector = new EncodingDetector();
  let byteSize = 0;
  async function* inspected(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.stream()) {
      byteSize += chunk.length;
      if (byteSize > MAX_FILE_BYTES) throw new FileError("too_large", "The file is larger than 200 MB", "200 MB");
      hash.update(chunk);
      detector.add(chunk);
      yield chunk;
    }
  }
  try {
    await storage.put(storageKey, Readable.from(inspected(), { objectMode: false }), { type: "text/csv" });
    const encoding = detector.finish();
    for await (const _ of dataRows(readCsv(await storage.get(storageKey), { encoding }))) break;
    return { storageKey, byteSize, sha256: hash.digest("hex"), encoding };
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
}
