import { slot } from "#app/platform/feature/slot.server.ts";

/** What other features add to the archive of a project, by name: only what its household may read by now. */
export const projectParts = slot<(projectId: string) => Promise<Record<string, unknown>>>("what belongs to a project's archive");

export type ArchivedFile = { id: string; storage_key: string; created_at: Date };
/** Their files, in a folder of the archive. */
export const projectPartFiles = slot<{ folder: string; list(projectId: string): Promise<ArchivedFile[]> }>("files of a project's archive");
