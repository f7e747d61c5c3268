import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { projectFor } from "./access.server.ts";
import { projectStatus } from "./status.server.ts";

/** The household's own moves. */
type OwnMove = "begin" | "complete" | "reopen" | "archive" | "restore";

export async function moveProject(viewer: Viewer, { id, move }: { id: string; move: OwnMove }): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await projectFor(trx, viewer, id, { isLocked: true });
    await projectStatus.move(trx, id, move, { by: viewer });
  });
  return { id };
}
