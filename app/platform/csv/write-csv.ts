// A spreadsheet runs a cell that begins like this as a formula. A plain signed number or telephone number is harmless and stays as it is.
const FORMULA = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;
const SIGNED_NUMBER = /^[+-]?\d[\d ().]*$/;

/** Whether a spreadsheet would run a cell with this text. */
export const isFormula = (text: string): boolean => FORMULA.test(text) && !SIGNED_NUMBER.test(text);

/** One cell by RFC 4180; formulas get an apostrophe in front. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of a CSV file. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Spreadsheets read a file as UTF-8 by it. */
const MARK = "\uFEFF";

/** A whole file of lines. */
export const csvText = (lines: readonly string[]): string => MARK + lines.join("");
export const csvFile = (lines: readonly string[], name: string): File => new File([csvText(lines)], name, { type: "text/csv" });

/** A file too long to hold in memory: one batch at a time. */
export function csvStream<Row>(
  columns: readonly string[],
  batches: AsyncGenerator<readonly Row[], unknown>,
  cells: (row: Row) => readonly (string | number | null)[],
) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvText([csvLine(columns)]))),
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode((value as readonly Row[]).map((row) => csvLine(cells(row))).join("")));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}
