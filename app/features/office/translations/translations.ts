/** The list's filter. missing: changed in one language only. unused: the product no longer has the key. */
export const TEXT_STATES = ["all", "changed", "missing", "unused"] as const;
export type TextState = (typeof TEXT_STATES)[number];

export const TEXT_MAX = 5_000;
export const PAGE_SIZE = 50;
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const CSV_COLUMNS = ["page", "key", "en_text", "ar_text"] as const;
