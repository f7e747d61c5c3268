import { latinDigits } from "../text/digits.ts";

// NUL and the other control characters cannot be stored or seen; direction marks around a cell come from copying Arabic text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const PLAIN = /^[ -~\n]*$/;

// Our own export, as others, writes an apostrophe before what a spreadsheet would run as a formula.
const GUARDED = /^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;

/** The text of a cell as it may be stored. */
export function cleanText(cell: string): string {
  const text = cell.startsWith("'") ? cell.replace(GUARDED, "") : cell;
  // Most cells are empty or plain ASCII: nothing to clean but the spaces at the ends.
  if (text === "" || PLAIN.test(text)) return text.trim();
  return text.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").toWellFormed().normalize("NFC").trim();
}

export const oneLine = (text: string): string => {
  const clean = cleanText(text);
  return /\s\s|[^\S ]/.test(clean) ? clean.replace(/\s+/g, " ") : clean;
};

/**
 * A decimal number in Western or Arabic digits, with thousands separators where they group threes. Null when it is none.
 * '1,234' is a thousand; '4,5' can only be a decimal comma, as spreadsheets write it in some languages.
 */
export function parseDecimal(text: string): number | null {
  const plain = latinDigits(text)
    .replace(/[\s\u00A0\u202F'’]/g, "")
    .replace(/٫/g, ".")
    .replace(/٬/g, ",")
    .replace(/−/g, "-");
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain)) return finite(Number(plain));
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)) return finite(Number(plain.replaceAll(",", "")));
  if (/^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(plain)) return finite(Number(plain.replaceAll(".", "").replace(",", ".")));
  return null;
}
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Entries of a list cell, each once. A comma separates only where the whole cell stood in quotation marks. */
export function splitList(text: string, isQuoted: boolean): string[] {
  if (text === "") return [];
  const items = text.split(isQuoted ? /[;؛،\n,]/ : /[;؛،\n]/).map(oneLine);
  return [...new Map(items.filter(Boolean).map((item) => [item.toLowerCase(), item])).values()];
}
