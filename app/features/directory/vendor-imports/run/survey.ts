import type { Delimiter } from "#app/platform/csv/dialect.ts";
import type { Encoding } from "#app/platform/csv/encoding.ts";
import { readCsv } from "#app/platform/csv/read-csv.ts";
import { Lookahead } from "../plan/lookahead.ts";
import { dataRows } from "../rows/data-rows.ts";
import { readRow } from "../rows/read-row.ts";
import type { ImportFormat } from "../vendor-imports.ts";

export type Survey = { format: ImportFormat; delimiter: Delimiter; totalRows: number; lookahead: Lookahead };

/** The first reading: counts the rows and remembers who is named where. Throws FileError. */
export async function surveyFile(bytes: AsyncIterable<Uint8Array>, encoding: Encoding, signal: AbortSignal): Promise<Survey> {
  const lookahead = new Lookahead();
  let delimiter: Delimiter = ",";
  let format: ImportFormat = "template";
  let totalRows = 0;
  const records = readCsv(bytes, {
    encoding,
    onDelimiter: (found) => {
      delimiter = found;
    },
  });
  for await (const { columns, record } of dataRows(records)) {
    format = columns.format;
    totalRows += 1;
    const row = readRow(columns, record);
    if (row.record) lookahead.add(row.record);
    if (totalRows % 1000 === 0) signal.throwIfAborted();
  }
  lookahead.seal();
  return { format, delimiter, totalRows, lookahead };
}
