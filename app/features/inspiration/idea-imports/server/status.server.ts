import { defineStatus } from "#app/platform/status/define-status.server.ts";

export const ideaImportStatus = defineStatus({
  table: "bulk_design_uploads",
  states: ["uploading", "processing", "completed", "failed", "cancelled"],
  columns: ["file_name", "created_by", "total_items", "successful_items", "existing_items", "failed_items"],
  moves: {
    queue: { from: ["uploading"], to: "processing" },
    complete: { from: ["processing"], to: "completed" },
    fail: { from: ["processing"], to: "failed" },
    cancel: { from: ["processing"], to: "cancelled" },
    /** Of its sender alone: a file that is still on its way is no part of the history. */
    drop: { from: ["uploading"], to: "cancelled" },
  },
});
