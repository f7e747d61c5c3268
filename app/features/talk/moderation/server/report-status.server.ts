import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** A decision about a subject ends every open report about it. */
export const moderationReportStatus = defineStatus({
  table: "moderation_reports",
  states: ["open", "decided"],
  columns: ["reporter_id"],
  moves: { decide: { from: ["open"], to: "decided" } },
});
