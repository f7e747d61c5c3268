import readXlsx from "read-excel-file/node";
import { fromBufferPromise } from "yauzl";
import { type Encoding, EncodingDetector } from "#app/platform/csv/encoding.ts";
import { FileError, invalidFile } from "#app/platform/csv/file-error.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { newId } from "#app/platform/database/ids.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from "../product-imports.ts";
import type { Field } from "../rows/columns.ts";
import { type FileHead, fileProducts } from "../rows/file-products.ts";

export type Upload = { storageKey: string; byteSize: number; headers: string[]; totalRows: number };

const tooLarge = () => new FileError("too_large", `The file is larger than ${MAX_FILE_BYTES / 1_000_000} MB`, `${MAX_FILE_BYTES / 1_000_000} MB`);

/** Stores a CSV file or a spreadsheet as CSV, and refuses at once what cannot be imported. Throws FileError. */
export async function storeUpload(file: File, mapping: Readonly<Record<string, Field>>): Promise<Upload> {
  if (file.size > MAX_FILE_BYTES) throw tooLarge();
  const given = Buffer.from(await file.arrayBuffer());
  const bytes = given.toString("latin1", 0, 4) === "PK\u0003\u0004" ? await csvOfSpreadsheet(given) : await inUtf8(given);
  const { head, totalRows } = await survey(bytes, mapping);
  const storageKey = `imports/${newId()}.csv`;
  await storage.put(storageKey, bytes, { type: "text/csv" });
  return { storageKey, byteSize: file.size, headers: head.headers, totalRows };
}

/** Reads it once: unreadable rows show now, not when the job runs. */
export async function survey(bytes: Buffer, mapping: Readonly<Record<string, Field>>): Promise<{ head: FileHead; totalRows: number }> {
  let head: FileHead = { headers: [], fields: [] };
  let totalRows = 0;
  const records = readCsv(chunksOf(bytes), { encoding: "utf-8" });
  for await (const { rows } of fileProducts(records, mapping, (found) => {
    head = found;
  }))
    totalRows += rows;
  return { head, totalRows };
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function inUtf8(bytes: Buffer): Promise<Buffer> {
  const detector = new EncodingDetector();
  detector.add(bytes);
  const encoding: Encoding = detector.finish();
  return encoding === "utf-8" ? bytes : Buffer.from(new TextDecoder(encoding).decode(bytes));
}

/** The first sheet. What it unpacks to is measured first: a small file can hold gigabytes. */
async function csvOfSpreadsheet(bytes: Buffer): Promise<Buffer> {
  await measure(bytes);
  const sheets = await readXlsx(bytes).catch(() => {
    throw invalidFile();
  });
  const rows = sheets[0]?.data ?? [];
  return Buffer.from(rows.map((row) => `${row.map((cell) => quoted(cell instanceof Date ? cell.toISOString() : String(cell ?? ""))).join(",")}\n`).join(""));
}

/** As it is: an apostrophe before a formula is for files that people open. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

async function measure(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw invalidFile();
  });
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > MAX_UNPACKED_BYTES) throw tooLarge();
    }
  }
}
