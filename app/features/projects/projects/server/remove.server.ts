import { type Kysely, sql } from "kysely";
import { forbidden } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { isProjectOwner } from "../projects.policy.ts";
import { seenProject, sendProjectEvent } from "./access.server.ts";

export const filesOf = (projects: ReturnType<typeof sql>) => sql`select file_id from project_files where project_id in (${projects})`;

/** A draft with everything in it; what was placed is put away instead. */
export async function removeProject(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    const { access, status } = await seenProject(trx, viewer, id, { isLocked: true });
    if (!isProjectOwner(access)) throw forbidden();
    if (status !== "draft") throw statusConflict({ status });
    await removeFiles(trx, filesOf(sql`select ${id}::uuid`));
    await sendProjectEvent(trx, id);
    await trx.deleteFrom("projects").where("id", "=", id).execute();
  });
  return { id };
}

/** Projects that others own, too, go to the one of them who joined first; all others go with their owner, and so do the files that people added to them. */
export async function handOverProjects(trx: Kysely<DB>, userId: string): Promise<void> {
  await sql`
    with heirs as (
      select distinct on (m.project_id) m.id, m.project_id, m.user_id from project_people m join projects p on p.id = m.project_id
      where p.owner_id = ${userId} and m.role = 'co_owner' and m.status = 'accepted' order by m.project_id, m.answered_at, m.id),
    moved as (update projects p set owner_id = h.user_id from heirs h where p.id = h.project_id)
    delete from project_people m using heirs h where m.id = h.id`.execute(trx);
  await removeFiles(trx, filesOf(sql`select id from projects where owner_id = ${userId} or sample_for = ${userId}`));
}
