import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** Only moderation moves a question. */
export const questionStatus = defineStatus({
  table: "product_questions",
  states: ["visible", "hidden"],
  columns: ["product_id"],
  moves: { hide: { from: ["visible"], to: "hidden" }, restore: { from: ["hidden"], to: "visible" } },
});
