// Shared by the screen, the contract and the job. Without zod, so that screens stay small.

export const MAX_FILE_BYTES = 20_000_000;
/** A spreadsheet is a packed file: unpacked it may be so large. */
export const MAX_UNPACKED_BYTES = 100_000_000;
export const MAX_ROWS = 50_000;
export const RUNS_PER_PAGE = 10;
export const PROBLEMS_PER_PAGE = 50;
/** The live topic on which a changed import is announced by its id. */
export const IMPORT_TOPIC = "product_import";

/** Why a row is not applied, or not wholly. */
export const ROW_PROBLEMS = [
  "missing_title",
  "too_long",
  "invalid_number",
  "negative",
  "out_of_range",
  "price_needed",
  "not_above",
  "too_many",
  "unknown_value",
  "image",
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];
export type RowProblem = { row: number; code: RowProblemCode; column: string; value: string; item: string };
