import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** A released or lost reservation can be reopened with the same reference. */
export const generationStatus = defineStatus({
  table: "ai_generations",
  column: "state",
  states: ["reserved", "done", "failed"],
  columns: ["reference"],
  moves: {
    resume: { from: ["reserved", "failed"], to: "reserved" },
    finish: { from: ["reserved", "failed"], to: "done" },
    release: { from: ["reserved", "failed"], to: "failed" },
    lose: { from: ["reserved"], to: "failed" },
  },
});
