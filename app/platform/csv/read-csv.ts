import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { type Delimiter, detectDialect } from "./dialect.ts";
import { type Encoding, toUtf8 } from "./encoding.ts";
import { FileError } from "./file-error.ts";

export const MAX_ROW_BYTES = 1024 * 1024;
export const MAX_COLUMNS = 1000;
const HEADER_BYTES = 64 * 1024;
/**
 * Marks a cell whose commas are part of it: it was quoted, or the file has another delimiter.
 * Control characters of the file itself are dropped later.
 */
const QUOTED = "\u0001";

/** A record of the file. `row` counts records as a spreadsheet numbers its rows: the header is 1, empty lines count. */
export type CsvRecord = { row: number; cells: string[] };
/** The text of a cell, and whether commas are part of it. */
export const cellText = (cell: string | undefined): string => (cell?.startsWith(QUOTED) ? cell.slice(1) : (cell ?? ""));
export const isQuotedCell = (cell: string | undefined): boolean => cell?.startsWith(QUOTED) ?? false;
export const isBlankRecord = (cells: readonly string[]): boolean => cells.every((cell) => cellText(cell).trim() === "");

type Options = { encoding: Encoding; onDelimiter?: (delimiter: Delimiter) => void };

/** Reads a delimited file record by record in bounded memory (RFC 4180, forgiving about stray quotation marks). Throws FileError. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>, { encoding, onDelimiter }: Options): AsyncGenerator<CsvRecord> {
  const { head, rest } = await splitHead(toUtf8(bytes, encoding));
  const { delimiter, skip } = detectDialect(head.toString());
  onDelimiter?.(delimiter);
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
    cast: (value, context) => (context.quoting || (delimiter !== "," && value.includes(",")) ? QUOTED + value : value),
  });
  // The failure reaches the reader through the parser itself.
  const feeding = pipeline(Readable.from(withHead(head.subarray(skip), rest), { objectMode: false }), parser).catch(() => undefined);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.length > MAX_COLUMNS) throw new FileError("too_many_columns", `Row ${row} has more than ${MAX_COLUMNS} columns`, String(row));
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? csvFailure(error) : error;
  } finally {
    parser.destroy();
    await feeding;
  }
}

function csvFailure(error: CsvError): FileError {
  // Records in flight are dropped when a stream fails: use the parser's own count.
  const row = Number(error.records ?? 0) + 1;
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return new FileError("unclosed_quote", `Row ${row}: a quotation mark is opened and never closed`, String(row));
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return new FileError("row_too_large", `Row ${row} is larger than 1 MB; perhaps a quotation mark is never closed`, String(row));
  return new FileError("invalid_file", "Please select a valid CSV file", error.message);
}

/** Enough bytes to see the whole header, and an iterator over the others. */
async function splitHead(chunks: AsyncGenerator<Buffer>): Promise<{ head: Buffer; rest: AsyncGenerator<Buffer> }> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEADER_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  return { head, rest: chunks };
}

async function* withHead(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}
