// The browser's check of a chosen file before upload; the server checks its content.
import type { FileProblem } from "#app/platform/csv/file-error.ts";
import { MAX_FILE_BYTES, TEMPLATE_HEADERS } from "./vendor-imports.ts";

const CSV_TYPES = ["text/csv", "application/csv", "application/vnd.ms-excel", "text/comma-separated-values"];
/** Names of columns that only listing scrapers write, in lower case. */
export const SCRAPED_SIGNS = ["title", "categoryname", "totalscore", "place_id", "placeid"];
const HEADER_BYTES = 65_536;

export function problemOfFile({ name, type, size }: { name: string; type: string; size: number }): FileProblem | null {
  if (!CSV_TYPES.includes(type) && !name.toLowerCase().endsWith(".csv")) return "invalid_file";
  if (size === 0) return "no_rows";
  return size > MAX_FILE_BYTES ? "too_large" : null;
}

/** True when the header looks like an export of a listing scraper. */
export async function looksScraped(file: Blob): Promise<boolean> {
  const start = await file.slice(0, HEADER_BYTES).text();
  const header = start.replace(/^\uFEFF/, "").split(/[\r\n]/, 1)[0] ?? "";
  const names = new Set(
    header
      .toLowerCase()
      .split(/[,;\t]/)
      .map((cell) => cell.replaceAll('"', "").trim()),
  );
  return SCRAPED_SIGNS.some((sign) => names.has(sign)) && !TEMPLATE_HEADERS.every((name) => names.has(name));
}
