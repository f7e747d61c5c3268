import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";

/** A feature's check whether this person may see a private file. */
export type FileAccessCheck = (viewer: Viewer | null, fileId: string) => Promise<boolean>;

const checks = new Set<FileAccessCheck>();

/** Features whose rows point at private files add their check at start; one that agrees is enough. */
export const fileAccess = {
  add(check: FileAccessCheck): void {
    checks.add(check);
  },
  /** Files that their owner sent for admins to look at: papers, screenshots, what was reported. */
  addForAdmins(isSent: (fileId: string) => Promise<unknown>): void {
    checks.add(async (viewer, fileId) => isAdministrator(viewer) && Boolean(await isSent(fileId)));
  },
};

export async function maySeeFile(viewer: Viewer | null, file: { id: string; owner_id: string | null; is_public: boolean }): Promise<boolean> {
  if (file.is_public) return true;
  if (viewer && file.owner_id === viewer.id) return true;
  for (const check of checks) if (await check(viewer, file.id)) return true;
  return false;
}
