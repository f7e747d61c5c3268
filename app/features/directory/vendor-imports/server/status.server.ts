import { defineStatus } from "#app/platform/status/define-status.server.ts";

const OPEN = ["queued", "processing"] as const;

/** A run that was cut off begins again where it stopped; a dry run from the start. */
export const vendorImportStatus = defineStatus({
  table: "vendor_imports",
  states: ["queued", "processing", "completed", "failed", "cancelled"],
  columns: ["created_by", "file_name", "created_count", "updated_count", "skipped_count", "error_count", "categories_created_count", "processed_rows"],
  moves: {
    begin: { from: OPEN, to: "processing" },
    complete: { from: ["processing"], to: "completed" },
    fail: { from: OPEN, to: "failed" },
    cancel: { from: OPEN, to: "cancelled" },
  },
});
