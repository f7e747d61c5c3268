import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** Decided once; the effects are in `decideReport`. */
export const messageReportStatus = defineStatus({
  table: "message_reports",
  states: ["open", "decided"],
  columns: ["conversation_id", "reporter_id", "reported_id"],
  moves: { decide: { from: ["open"], to: "decided" } },
});
