import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** A decision about a thing ends every open report of it. */
export const moderationReportStatus = defineStatus({
  table: "moderation_reports",
  states: ["open", "decided"],
  columns: ["reporter_id"],
  moves: { decide: { from: ["open"], to: "decided" } },
});
