import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { newIdeaVersion } from "./update.server.ts";

/** Editors and moderators record why. What lies in the bin has the status that it had (`deleted_at`). */
export const ideaStatus = defineStatus({
  table: "design_ideas",
  states: ["published", "unpublished"],
  columns: [],
  moves: { publish: { from: ["unpublished"], to: "published" }, unpublish: { from: ["published"], to: "unpublished" } },
  touch: () => ({ updated_at: newIdeaVersion }),
  onMove: (trx) => invalidatePages(["ideas"], trx),
});
