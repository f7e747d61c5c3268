// Shared by browser and server. Without zod, so that screens stay small.

export const BULK_STATUSES = ["queued", "running", "completed", "failed"] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];
export const isOpen = (status: BulkStatus): boolean => status === "queued" || status === "running";

/** From this many rows on, a dialog asks first. */
export const ASK_FROM = 10;
/** The most rows that are selected one by one. */
export const MOST_SELECTED = 1000;
/** How long a change can be undone. */
export const UNDO_DAYS = 30;
