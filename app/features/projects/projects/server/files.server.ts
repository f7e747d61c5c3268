import { sql } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { documentName, storeDocument } from "#app/platform/media/store-document.server.ts";
import { dropFiles, storeEach } from "#app/platform/media/store-each.server.ts";
import { mayRemoveFile } from "../projects.policy.ts";
import { type FileKind, MOST_FILES } from "../projects.ts";
import { projectFor, projectsOf, seenProject, sendProjectEvent } from "./access.server.ts";
import { recordEvent } from "./events.server.ts";

const AN_HOUR = { max: 60, windowSeconds: 3600 };

type NewFiles = { id: string; kind: FileKind; roomId: string | null; files: readonly File[] };

/** Private to the people of the project; the bytes decide the type, never the name. */
export async function addFiles(viewer: Viewer, { id, kind, roomId, files }: NewFiles): Promise<{ ids: string[] }> {
  await seenProject(db, viewer, id);
  await enforceLimit(`project-files:${viewer.id}`, AN_HOUR);
  const stored = await storeEach(files, "files", async (file) => ({ ...(await storeDocument(file, viewer.id)), name: documentName(file.name) }));
  const ids = stored.map((file) => file.id);
  const isTaken = await db.transaction().execute(async (trx) => {
    const project = await seenProject(trx, viewer, id, { isLocked: true });
    const { n } = await trx
      .selectFrom("project_files")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("project_id", "=", id)
      .executeTakeFirstOrThrow();
    if (Number(n) + stored.length > MOST_FILES) return false;
    const room = roomId && (await trx.selectFrom("project_rooms").select("id").where("id", "=", roomId).where("project_id", "=", id).executeTakeFirst());
    await trx
      .insertInto("project_files")
      .values(stored.map((file) => ({ project_id: id, file_id: file.id, kind, name: file.name, room_id: room ? room.id : null })))
      .execute();
    await sql`
      update projects p set updated_at = now(), cover_id = coalesce(p.cover_id, (select f.id from files f where f.id = any (${ids}::uuid[]) and f.width is not null
        and ${kind} in ('photo', 'inspiration') order by f.id limit 1)) where p.id = ${id}`.execute(trx);
    if (project.status !== "draft")
      await recordEvent(trx, { projectId: id, actorId: viewer.id, kind: "files.added", data: { count: stored.length, name: stored[0]?.name ?? "" } });
    await sendProjectEvent(trx, id);
    return true;
  });
  if (isTaken) return { ids };
  await dropFiles(ids);
  throw invalid({ files: "tooManyFiles" });
}

export async function removeFile(viewer: Viewer, { id, fileId }: { id: string; fileId: string }): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    const { access, status } = await seenProject(trx, viewer, id, { isLocked: true });
    const row = await trx
      .selectFrom("project_files as pf")
      .innerJoin("files as f", "f.id", "pf.file_id")
      .select(["pf.name", "f.owner_id"])
      .where("pf.project_id", "=", id)
      .where("pf.file_id", "=", fileId)
      .executeTakeFirst();
    if (!row) throw notFound();
    if (!mayRemoveFile(viewer, access, row.owner_id)) throw forbidden();
    await removeFiles(trx, [fileId]);
    if (status !== "draft") await recordEvent(trx, { projectId: id, actorId: viewer.id, kind: "files.removed", data: { name: row.name } });
    await sendProjectEvent(trx, id);
  });
  return { id };
}

export async function setCover(viewer: Viewer, { id, fileId }: { id: string; fileId: string | null }): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await projectFor(trx, viewer, id, { isLocked: true });
    if (fileId) {
      const { rows } = await sql`
        select from project_files pf join files f on f.id = pf.file_id where pf.project_id = ${id} and f.id = ${fileId} and f.width is not null`.execute(trx);
      if (rows.length === 0) throw notFound();
    }
    await trx.updateTable("projects").set({ cover_id: fileId, updated_at: sql`now()` }).where("id", "=", id).execute();
    await sendProjectEvent(trx, id);
  });
  return { id };
}

/** Everyone who belongs to a project sees its files. */
export async function maySeeProjectFile(viewer: Viewer | null, fileId: string): Promise<boolean> {
  if (!viewer) return false;
  const { rows } = await sql`select from project_files pf where pf.file_id = ${fileId} and (pf.project_id in (select mine.id from ${projectsOf(viewer.id)} mine)
      or exists (select from projects p where p.id = pf.project_id and p.sample_for = ${viewer.id})) limit 1`.execute(db);
  return rows.length > 0;
}
fileAccess.add(maySeeProjectFile);
