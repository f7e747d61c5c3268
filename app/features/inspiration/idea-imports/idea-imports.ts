// Shared by server and browser. Without zod, so that screens stay small.

/** The documented fields of an item, in the order of the template. */
export const ITEM_FIELDS = [
  "title",
  "description",
  "style",
  "room_type",
  "color_palette",
  "tags",
  "estimated_cost",
  "difficulty_level",
  "time_estimate",
  "image_url",
] as const;
/** Additional fields: Arabic texts, the region, and names of images in the same ZIP. */
export const MORE_FIELDS = ["title_ar", "description_ar", "region", "image", "images"] as const;
export type ItemField = (typeof ITEM_FIELDS)[number] | (typeof MORE_FIELDS)[number];
export const REQUIRED_FIELDS = ["title", "style", "room_type"] as const;

export const UPLOAD_TYPES = ["csv", "json", "zip"] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

export const UPLOAD_STATUSES = ["uploading", "processing", "completed", "failed", "cancelled"] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];
export const isRunning = (status: UploadStatus): boolean => status === "processing";

export const MAX_ITEMS = 10_000;
const MEGABYTE = 1024 * 1024;
/** Lists are text; a ZIP carries photographs. */
export const MAX_BYTES: Record<UploadType, number> = { csv: 200 * MEGABYTE, json: 200 * MEGABYTE, zip: 2048 * MEGABYTE };
/** Files travel in pieces of this size, all but the last. */
export const PART_BYTES = 4 * MEGABYTE;

/** The live topic on which a changed upload is announced by its id. */
export const UPLOAD_TOPIC = "idea_import";
/** The history lists this many problems; the rest is in the downloadable list. */
export const SHOWN_ERRORS = 5;

/** Why a whole file is refused. */
export const FAILURES = [
  "no_data",
  "invalid_file",
  "missing_fields",
  "unclosed_quote",
  "row_too_large",
  "too_many_columns",
  "too_many_items",
  "zip_damaged",
  "zip_no_list",
  "zip_many_lists",
  "zip_too_many_entries",
  "list_too_large",
  "gone",
  "unexpected",
] as const;
export type Failure = (typeof FAILURES)[number];

/** Why an item is refused. */
export const ITEM_PROBLEMS = [
  "missing",
  "not_an_object",
  "too_many_cells",
  "too_long",
  "too_many",
  "unknown_value",
  "invalid_number",
  "negative",
  "too_high",
  "invalid_color",
  "invalid_text",
  "image_address",
  "image_forbidden",
  "image_unreachable",
  "image_status",
  "image_slow",
  "image_redirects",
  "image_too_large",
  "image_empty",
  "image_unsupported",
  "image_heic",
  "image_pixels",
  "image_damaged",
  "image_missing",
  "image_no_zip",
  "image_ambiguous",
  "image_outside",
  "image_link",
  "image_encrypted",
  "image_compression",
  "image_bomb",
] as const;
export type ItemProblemCode = (typeof ITEM_PROBLEMS)[number];
/** A problem of one item: which field, and its value. */
export type ItemProblem = { code: ItemProblemCode; field: string; value: string };

/** The type that a file's name says. */
export function uploadTypeOf(name: string): UploadType | null {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return UPLOAD_TYPES.find((type) => type === extension) ?? null;
}
