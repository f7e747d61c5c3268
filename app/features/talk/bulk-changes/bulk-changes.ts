// What browser and server share. Free of zod, so that screens load little.

export const BULK_STATUSES = ["queued", "running", "completed", "failed"] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];
export const isOpen = (status: BulkStatus): boolean => status === "queued" || status === "running";

/** From here on a dialog names the number first. */
export const ASK_FROM = 10;
/** The most rows that are selected one by one. */
export const MOST_SELECTED = 1000;
/** So long a change can be undone. */
export const UNDO_DAYS = 30;
