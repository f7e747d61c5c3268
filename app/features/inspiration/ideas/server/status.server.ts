import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { newIdeaVersion } from "./update.server.ts";

/** Editors and moderators record why. Ideas in the bin (`deleted_at`) have their former status. */
export const ideaStatus = defineStatus({
  table: "design_ideas",
  states: ["published", "unpublished"],
  columns: [],
  moves: { publish: { from: ["unpublished"], to: "published" }, unpublish: { from: ["published"], to: "unpublished" } },
  touch: () => ({ updated_at: newIdeaVersion }),
  onMove: (trx) => invalidatePages(["ideas"], trx),
});
