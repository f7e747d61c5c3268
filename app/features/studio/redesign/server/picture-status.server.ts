import { defineStatus } from "#app/platform/status/define-status.server.ts";

const OPEN = ["queued", "running"] as const;

/** A run that was lost begins again, a few times. */
export const redesignPictureStatus = defineStatus({
  table: "redesign_pictures",
  column: "state",
  states: ["queued", "running", "done", "failed", "canceled"],
  columns: ["attempts", "file_id"],
  moves: {
    begin: { from: OPEN, to: "running" },
    finish: { from: ["running"], to: "done" },
    fail: { from: OPEN, to: "failed" },
    requeue: { from: OPEN, to: "queued" },
    cancel: { from: OPEN, to: "canceled" },
  },
});
