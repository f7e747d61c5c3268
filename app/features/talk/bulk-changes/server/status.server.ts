import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { BULK_STATUSES } from "../bulk-changes.ts";

const OPEN = ["queued", "running"] as const;

/** A run that was cut off begins again where it stopped. */
export const bulkStatus = defineStatus({
  table: "bulk_changes",
  states: BULK_STATUSES,
  columns: [],
  moves: { begin: { from: OPEN, to: "running" }, complete: { from: OPEN, to: "completed" }, fail: { from: OPEN, to: "failed" } },
});
