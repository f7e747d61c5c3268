// The states of an import, shared by server and browser. Without zod, so that screens stay small.
export const IMPORT_STATUSES = ["queued", "processing", "completed", "failed", "cancelled"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export const isRunning = (status: ImportStatus): boolean => status === "queued" || status === "processing";

const OPEN = ["queued", "processing"] as const;
/** A run that was cut off begins again where it stopped. */
export const IMPORT_MOVES = {
  begin: { from: OPEN, to: "processing" },
  complete: { from: ["processing"], to: "completed" },
  fail: { from: OPEN, to: "failed" },
  cancel: { from: OPEN, to: "cancelled" },
} as const;
