import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** An invitation is answered once. */
export const personStatus = defineStatus({
  table: "project_people",
  states: ["invited", "accepted", "declined"],
  columns: ["project_id"],
  moves: { accept: { from: ["invited"], to: "accepted" }, decline: { from: ["invited"], to: "declined" } },
});
