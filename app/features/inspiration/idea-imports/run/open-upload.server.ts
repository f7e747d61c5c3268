import { type Encoding, toUtf8 } from "#app/platform/csv/encoding.ts";
import { MAX_ITEMS, type UploadType } from "../idea-imports.ts";
import { csvItems, encodingOf } from "../items/csv-items.ts";
import { jsonItems } from "../items/json-items.ts";
import type { RawItem } from "../items/raw-item.ts";
import { UploadRefused } from "../items/upload-refused.ts";
import { PartedBytes, type PartedFile } from "../parts/part-files.server.ts";
import { Archive } from "../zip/zip-file.server.ts";

export type OpenUpload = { total: number; archive: Archive | null; items(): AsyncGenerator<RawItem> };

/** Reads the whole file once: what is broken anywhere is refused before anything is written. Throws UploadRefused. */
export async function openUpload(file: PartedFile, type: UploadType, signal: AbortSignal): Promise<OpenUpload> {
  const bytes = new PartedBytes(file);
  const archive = type === "zip" ? await Archive.open(bytes) : null;
  const list = () => (archive ? archive.list() : bytes.stream());
  const encoding: Encoding = await encodingOf(list());
  const listType = archive?.listType ?? type;
  const isJson = listType === "json" || (await beginsWithList(list(), encoding));
  // Rows that a program has read from a spreadsheet already: the header was row 1.
  const firstRow = listType === "json" ? 1 : 2;
  const items = () => (isJson ? jsonItems(list(), encoding, firstRow) : csvItems(list(), encoding));
  let total = 0;
  for await (const _ of items()) {
    total += 1;
    if (total > MAX_ITEMS) throw new UploadRefused("too_many_items", String(MAX_ITEMS));
    if (total % 1000 === 0) signal.throwIfAborted();
  }
  if (total === 0) throw new UploadRefused("no_data");
  return { total, archive, items };
}

/** True for a JSON list, whatever its name says: no header of a table begins like this. */
async function beginsWithList(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): Promise<boolean> {
  for await (const chunk of toUtf8(bytes, encoding)) {
    const start = chunk.toString("utf8").trimStart();
    if (start !== "") return start.startsWith("[");
  }
  return false;
}
