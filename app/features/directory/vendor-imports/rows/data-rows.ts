import { FileError, noRows } from "#app/platform/csv/file-error.ts";
import { type CsvRecord, isBlankRecord } from "#app/platform/csv/read-csv.ts";
import { MAX_ROWS } from "../vendor-imports.ts";
import { type Columns, readColumns } from "./columns.ts";

export type DataRow = { columns: Columns; record: CsvRecord };

/** The records behind the header, without empty ones, which spreadsheets leave behind. Throws FileError. */
export async function* dataRows(records: AsyncIterable<CsvRecord>): AsyncGenerator<DataRow> {
  let columns: Columns | null = null;
  let count = 0;
  for await (const record of records) {
    if (isBlankRecord(record.cells)) continue;
    if (!columns) {
      columns = readColumns(record.cells);
      continue;
    }
    count += 1;
    if (count > MAX_ROWS) throw new FileError("too_many_rows", `The file has more than ${MAX_ROWS} data rows`, String(MAX_ROWS));
    yield { columns, record };
  }
  if (count === 0) throw noRows();
}
