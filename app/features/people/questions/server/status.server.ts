import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** Only moderation moves a question. */
export const questionStatus = defineStatus({
  table: "questions",
  states: ["visible", "hidden"],
  columns: [],
  moves: { hide: { from: ["visible"], to: "hidden" }, restore: { from: ["hidden"], to: "visible" } },
});
