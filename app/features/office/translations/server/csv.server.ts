import { ORPCError } from "@orpc/server";
import { parse } from "csv-parse/sync";
import { invalid } from "#app/platform/api/errors.ts";
import { checkAccess } from "#app/platform/api/procedure.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { csvLine, csvText, isFormula } from "#app/platform/csv/write-csv.ts";
import type { TextImport } from "../translations.contract.ts";
import { CSV_COLUMNS, IMPORT_MAX_BYTES } from "../translations.ts";
import { textProblem } from "./check-text.server.ts";
import { allTexts, asChange, builtInOf, type TextChange, writeChanges } from "./service.server.ts";

/** Takes off the mark that `csvLine` put before what a spreadsheet would run. */
const unguard = (text: string) => (text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text);

/** All texts as they are shown now, or the changed ones only: UTF-8 with the mark that spreadsheets need. */
export async function exportTexts(viewer: Viewer | null, onlyChanged: boolean): Promise<string> {
  checkAccess("admin", viewer);
  const entries = (await allTexts()).filter(({ builtIn, enText, arText }) => builtIn !== null && (!onlyChanged || enText !== null || arText !== null));
  const rows = entries.map(({ page, key, builtIn, enText, arText }) => csvLine([page, key, enText ?? builtIn?.en ?? "", arText ?? builtIn?.ar ?? ""]));
  return csvText([csvLine(CSV_COLUMNS), ...rows]);
}

/** Detects the separator from the header. */
const delimiterOf = (text: string): string => /[,;\t]/.exec(text)?.[0] ?? ",";

type SheetRow = { row: number; cells: Record<string, string> };

/** The rows of a file with commas, semicolons or tabs; the header is row 1. */
function readRows(bytes: Uint8Array): SheetRow[] {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid({ file: "not_utf8" });
  }
  try {
    const records = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, max_record_size: 100_000 }) as string[][];
    const header = (records[0] ?? []).map((name) => name.trim());
    if (!CSV_COLUMNS.every((column) => header.includes(column))) throw invalid({ file: "columns" });
    return records
      .slice(1)
      .map((cells, index) => ({ row: index + 2, cells: Object.fromEntries(header.map((name, at) => [name, unguard(cells[at] ?? "")])) }))
      .filter(({ cells }) => Object.values(cells).some((value) => value !== ""));
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    throw invalid({ file: "not_csv" });
  }
}

type Read = { change: TextChange } | { code: string };

function readRow(cells: Record<string, string>): Read {
  const { page = "", key = "", en_text: en = "", ar_text: ar = "" } = cells;
  const builtIn = builtInOf(page, key);
  if (!builtIn) return { code: "unknown_key" };
  // An empty cell means the built-in text, so that a file may hold one language only.
  const change = asChange({ page, key, enText: en || null, arText: ar || null }, builtIn);
  for (const [text, language] of [[change.enText, "en"] as const, [change.arText, "ar"] as const]) {
    const problem = text === null ? undefined : textProblem(language, text, builtIn[language]);
    if (problem) return { code: `${problem}_${language}` };
  }
  return { change };
}

/** Applies valid rows of a file and reports the others. The last row of a key wins. @throws INVALID */
export async function importTexts(viewer: Viewer, requestId: string, file: File, isDryRun: boolean): Promise<TextImport> {
  if (file.size === 0) throw invalid({ file: "empty" });
  if (file.size > IMPORT_MAX_BYTES) throw invalid({ file: "too_large" });
  const rows = readRows(new Uint8Array(await file.arrayBuffer()));
  if (rows.length === 0) throw invalid({ file: "empty" });
  const present = new Map((await allTexts()).map((entry) => [`${entry.page} ${entry.key}`, entry]));
  const errors: TextImport["errors"] = [];
  const changes = new Map<string, TextChange>();
  for (const { row, cells } of rows) {
    const read = readRow(cells);
    const item = `${cells["page"] ?? ""} ${cells["key"] ?? ""}`.trim();
    if ("code" in read) errors.push({ row, code: read.code, item });
    else changes.set(item, read.change);
  }
  const isSame = ([item, change]: [string, TextChange]) => {
    const known = present.get(item);
    return known?.enText === change.enText && known.arText === change.arText;
  };
  const wanted = [...changes].filter((entry) => !isSame(entry)).map(([, change]) => change);
  const reset = wanted.filter(({ enText, arText }) => enText === null && arText === null).length;
  if (!isDryRun) await writeChanges(viewer, requestId, wanted, "import");
  return { changed: wanted.length - reset, unchanged: changes.size - wanted.length, reset, errors };
}
