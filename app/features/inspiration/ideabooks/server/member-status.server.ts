import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** An invitation is answered once. */
export const memberStatus = defineStatus({
  table: "ideabook_members",
  states: ["invited", "accepted", "declined"],
  columns: ["ideabook_id"],
  moves: { accept: { from: ["invited"], to: "accepted" }, decline: { from: ["invited"], to: "declined" } },
});
