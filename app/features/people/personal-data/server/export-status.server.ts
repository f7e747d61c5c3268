import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** A run that was cut off starts again; one that is lost fails (`cleanExports`). */
export const exportStatus = defineStatus({
  table: "personal_exports",
  states: ["queued", "running", "ready", "failed", "expired"],
  columns: ["user_id", "language"],
  moves: {
    start: { from: ["queued", "running"], to: "running" },
    finish: { from: ["running"], to: "ready" },
    fail: { from: ["queued", "running"], to: "failed" },
    expire: { from: ["ready"], to: "expired" },
  },
});
