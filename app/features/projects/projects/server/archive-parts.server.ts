import { slot } from "#app/platform/feature/slot.server.ts";

/** What other features add to the archive of a project, by name: only what its household may read by now. */
export const projectParts = slot<(projectId: string) => Promise<Record<string, unknown>>>("what belongs to a project's archive");
