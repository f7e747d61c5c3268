import { missingHeaders } from "#app/platform/csv/file-error.ts";
import { cellText } from "#app/platform/csv/read-csv.ts";
import { SCRAPED_SIGNS } from "../file-check.ts";
import { type ImportFormat, TEMPLATE_HEADERS } from "../vendor-imports.ts";

/** The index of each known column in the file. */
export type Columns = { format: ImportFormat; width: number; at: ReadonlyMap<string, number> };

/** Reads the header: the 27 columns of the template, else a scraped listing. Throws FileError when it is neither. */
export function readColumns(header: readonly string[]): Columns {
  const names = header.map((cell) =>
    cellText(cell)
      .replace(/^\uFEFF/, "")
      .trim()
      .toLowerCase(),
  );
  const at = new Map<string, number>();
  names.forEach((name, index) => {
    if (name !== "" && !at.has(name)) at.set(name, index);
  });
  const missing = TEMPLATE_HEADERS.filter((name) => !at.has(name));
  const format = missing.length === 0 ? "template" : SCRAPED_SIGNS.some((sign) => at.has(sign)) ? "scraped" : null;
  if (!format) throw missingHeaders(missing);
  return { format, width: names.length, at };
}
