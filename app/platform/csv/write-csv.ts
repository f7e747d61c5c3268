// A spreadsheet runs a cell that begins like this as a formula. A plain signed number or telephone number is harmless and stays as it is.
const FORMULA = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;
const SIGNED_NUMBER = /^[+-]?\d[\d ().]*$/;

/** Whether a spreadsheet would run a cell with this text. */
export const isFormula = (text: string): boolean => FORMULA.test(text) && !SIGNED_NUMBER.test(text);

/** One cell by RFC 4180; what a spreadsheet would run gets an apostrophe in front. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of a CSV file. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
