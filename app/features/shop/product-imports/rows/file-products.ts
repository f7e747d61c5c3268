import { FileError, noRows } from "#app/platform/csv/file-error.ts";
import { type CsvRecord, cellText, isBlankRecord } from "#app/platform/csv/read-csv.ts";
import { MAX_ROWS } from "../product-imports.ts";
import { type Field, fieldsOf, requireColumns } from "./columns.ts";
import { type FileRow, type ReadProduct, readProduct } from "./read-product.ts";

export type FileHead = { headers: string[]; fields: (Field | null)[] };
/** A piece with how many data rows it has. */
export type FileGroup = ReadProduct & { rows: number };

/** Pieces in the order of the file: rows that follow each other with the same handle, or with none, are one. Throws FileError. */
export async function* fileProducts(
  records: AsyncIterable<CsvRecord>,
  mapping: Readonly<Record<string, Field>>,
  onHead: (head: FileHead) => void = () => undefined,
): AsyncGenerator<FileGroup> {
  let fields: (Field | null)[] | null = null;
  let group: FileRow[] = [];
  let count = 0;
  const flush = function* (): Generator<FileGroup> {
    const [first, ...rest] = group;
    if (first) yield { ...readProduct([first, ...rest]), rows: group.length };
    group = [];
  };
  for await (const { row, cells } of records) {
    if (isBlankRecord(cells)) continue;
    if (!fields) {
      const headers = cells.map((cell) =>
        cellText(cell)
          .replace(/^\uFEFF/, "")
          .trim(),
      );
      fields = fieldsOf(headers, mapping);
      requireColumns(fields);
      onHead({ headers, fields });
      continue;
    }
    count += 1;
    if (count > MAX_ROWS) throw new FileError("too_many_rows", `The file has more than ${MAX_ROWS} data rows`, String(MAX_ROWS));
    const next = rowOf(row, cells, fields);
    if (startsNext(group, next)) yield* flush();
    group.push(next);
  }
  yield* flush();
  if (count === 0) throw noRows();
}

function rowOf(row: number, cells: readonly string[], fields: readonly (Field | null)[]): FileRow {
  const found = fields.flatMap((field, at) => {
    const text = cellText(cells[at]).trim();
    return field && text ? [[field, text] as const] : [];
  });
  return { row, cells: Object.fromEntries(found) };
}

function startsNext(group: readonly FileRow[], { cells }: FileRow): boolean {
  const [first] = group;
  if (!first) return false;
  if (cells.handle !== undefined || first.cells.handle !== undefined) return cells.handle !== undefined && cells.handle !== first.cells.handle;
  return cells.title !== undefined && cells.title !== first.cells.title;
}
