// Shared by server and browser. Without zod, so that screens stay small.

/** The columns of the template, in the order of the downloadable file. All must be present; their order and case do not matter. */
export const TEMPLATE_HEADERS = [
  "vendor_id",
  "name",
  "categories",
  "vendor_type",
  "city",
  "coverage_areas",
  "contact_phone",
  "contact_email",
  "whatsapp",
  "address",
  "website_url",
  "instagram_url",
  "google_maps_url",
  "google_place_id",
  "description",
  "license_number",
  "min_project_value_sar",
  "price_range_min_sar",
  "price_range_max_sar",
  "rating",
  "review_count",
  "languages",
  "status",
  "is_featured",
  "tags",
  "slug",
  "notes_internal",
] as const;
export type TemplateHeader = (typeof TEMPLATE_HEADERS)[number];

export const MAX_FILE_BYTES = 200_000_000;
export const MAX_ROWS = 500_000;
/** The live topic on which a changed import is announced by its id. */
export const IMPORT_TOPIC = "vendor_import";
/** The screen lists this many problems; the rest is in the downloadable list. */
export const SHOWN_ERRORS = 10;

/** The outcome of a completed import: all rows, some, or none. */
export const outcomeOf = (counts: { errors: number; skipped: number; created: number; updated: number }): "all" | "some" | "nothing" =>
  counts.errors === 0 ? "all" : counts.created + counts.updated === 0 && counts.errors === counts.skipped ? "nothing" : "some";

export type ImportFormat = "template" | "scraped";

/** Why a row is not applied. */
export const ROW_PROBLEMS = [
  "missing_name",
  "too_many_cells",
  "too_long",
  "too_many_items",
  "invalid_number",
  "negative",
  "not_whole",
  "out_of_range",
  "min_above_max",
  "unknown_value",
  "invalid_email",
  "invalid_url",
  "identity_conflict",
  "place_taken",
  "removed_vendor",
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];

/** A problem of one row: which column, and its value. */
export type RowProblem = { code: RowProblemCode; column: string; value: string };

const messages: Record<RowProblemCode, (column: string, value: string) => string> = {
  missing_name: () => "Missing required field 'name'",
  too_many_cells: (_, value) => `The row has more cells than the header has columns: ${value}`,
  too_long: (column) => `${column} is too long`,
  too_many_items: (column) => `${column} has too many entries`,
  invalid_number: (column, value) => `${column} is not a number: ${value}`,
  negative: (column, value) => `${column} can’t be negative: ${value}`,
  not_whole: (column, value) => `${column} must be a whole number: ${value}`,
  out_of_range: (column, value) => `${column} is out of range: ${value}`,
  min_above_max: (_, value) => `price_range_min_sar is above price_range_max_sar: ${value}`,
  unknown_value: (column, value) => `${column} has an unknown value: ${value}`,
  invalid_email: (column, value) => `${column} is not an email address: ${value}`,
  invalid_url: (column, value) => `${column} is not a web address: ${value}`,
  identity_conflict: (_, value) => `vendor_id and google_place_id belong to different vendors: ${value}`,
  place_taken: (_, value) => `google_place_id is claimed by another row of this file: ${value}`,
  removed_vendor: (_, value) => `The vendor was removed from the directory: ${value}`,
};

/** The English sentence of a problem, without its row. */
export const problemText = ({ code, column, value }: RowProblem): string => messages[code](column, value);

/** A line of the error list, as the documents word it. Row 1 is the header, as a spreadsheet counts. */
export const rowErrorText = (row: number, code: string, message: string): string =>
  code === "missing_name" ? `Row ${row}: ${message}` : `Row ${row}: [${code}] ${message}`;
