import { defineStatus } from "#app/platform/status/define-status.server.ts";

const OPEN = ["queued", "running"] as const;

export const interiorPictureStatus = defineStatus({
  table: "interior_pictures",
  column: "state",
  states: ["queued", "running", "done", "failed", "canceled"],
  columns: ["owner_id"],
  moves: {
    start: { from: OPEN, to: "running" },
    finish: { from: OPEN, to: "done" },
    fail: { from: OPEN, to: "failed" },
    cancel: { from: OPEN, to: "canceled" },
  },
});
