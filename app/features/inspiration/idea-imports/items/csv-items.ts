import { splitList } from "#app/platform/csv/cells.ts";
import { type Encoding, EncodingDetector } from "#app/platform/csv/encoding.ts";
import { FileError, type FileProblem } from "#app/platform/csv/file-error.ts";
import { cellText, isBlankRecord, isQuotedCell, readCsv } from "#app/platform/csv/read-csv.ts";
import { type Failure, ITEM_FIELDS, type ItemField, MORE_FIELDS, REQUIRED_FIELDS } from "../idea-imports.ts";
import { fieldName, type RawItem, type RawValue } from "./raw-item.ts";
import { UploadRefused } from "./upload-refused.ts";

const FIELDS: ReadonlySet<string> = new Set([...ITEM_FIELDS, ...MORE_FIELDS]);
const failures: Partial<Record<FileProblem, Failure>> = {
  no_rows: "no_data",
  invalid_file: "invalid_file",
  unclosed_quote: "unclosed_quote",
  row_too_large: "row_too_large",
  too_many_columns: "too_many_columns",
};

/** How the bytes are to be read. Throws UploadRefused for what is no text. */
export async function encodingOf(bytes: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const detector = new EncodingDetector();
  for await (const chunk of bytes) detector.add(chunk);
  try {
    return detector.finish();
  } catch (error) {
    throw asRefusal(error);
  }
}

const asRefusal = (error: unknown): unknown =>
  error instanceof FileError ? new UploadRefused(failures[error.problem] ?? "invalid_file", error.detail) : error;

/** The rows behind the header, without those that are empty from end to end. Throws UploadRefused. */
export async function* csvItems(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<RawItem> {
  let columns: Columns | null = null;
  try {
    for await (const { row, cells } of readCsv(bytes, { encoding })) {
      if (isBlankRecord(cells)) continue;
      if (!columns) columns = columnsOf(cells);
      else yield itemOf(row, cells, columns);
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

type Columns = { width: number; at: readonly (readonly [ItemField, number])[] };

function columnsOf(header: readonly string[]): Columns {
  const at = new Map<string, number>();
  header.forEach((cell, index) => {
    const name = fieldName(cellText(cell));
    if (FIELDS.has(name) && !at.has(name)) at.set(name, index);
  });
  const missing = REQUIRED_FIELDS.filter((name) => !at.has(name));
  if (missing.length > 0) throw new UploadRefused("missing_fields", missing.join(", "));
  return { width: header.length, at: [...at] as [ItemField, number][] };
}

function itemOf(row: number, cells: readonly string[], { width, at }: Columns): RawItem {
  const values = new Map<ItemField, RawValue>();
  for (const [field, index] of at) {
    const text = cellText(cells[index]);
    if (text.trim() !== "") values.set(field, { text, list: splitList(text, isQuotedCell(cells[index])) });
  }
  // Cells behind the last column shift their meaning: most often a comma outside quotation marks.
  const extra = cells
    .slice(width)
    .map(cellText)
    .filter((cell) => cell.trim() !== "");
  return extra.length > 0 ? { row, values, problem: { code: "too_many_cells", field: "", value: extra.join(", ").slice(0, 200) } } : { row, values };
}
