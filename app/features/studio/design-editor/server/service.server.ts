import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { collectImage, storeImage, storeOwnJpeg } from "#app/platform/media/store-image.server.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { Design } from "../design-editor.contract.ts";
import { type EditorSettings, MOST_DESIGNS, MOST_VERSIONS, NAME_LENGTH, PHOTO_MEGABYTES, sameSettings } from "../design-editor.ts";
import { renderDesign } from "./render.server.ts";
import { getDesign, ownDesign } from "./rows.server.ts";

const PER_PERSON = { max: 120, windowSeconds: 3600 };

async function countWork(viewer: Viewer): Promise<void> {
  await enforceLimit(`design-editor:${viewer.id}`, PER_PERSON);
}

function tidyName(name: string): string {
  const tidy = oneLine(name);
  if (!tidy) throw invalid({ name: "required" });
  if (tidy.length > NAME_LENGTH) throw invalid({ name: "nameTooLong" });
  return tidy;
}

async function storeResult(source: Buffer, settings: EditorSettings, ownerId: string): Promise<string> {
  try {
    const stored = await storeOwnJpeg(await renderDesign(source, settings));
    const values = { ...stored, id: newId(), is_public: false, owner_id: ownerId };
    return (await db.insertInto("files").values(values).returning("id").executeTakeFirstOrThrow()).id;
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

async function storeSource(photo: File, ownerId: string): Promise<{ id: string; bytes: Buffer }> {
  try {
    const maxBytes = PHOTO_MEGABYTES * 1024 * 1024;
    const stored = await storeImage(await collectImage(photo.stream(), maxBytes), { isPublic: false, ownerId, maxBytes });
    return { id: stored.id, bytes: await storage.read(stored.storage_key) };
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

type New = { photo: File; settings: EditorSettings; requestKey?: string | undefined };

export async function createDesign(viewer: Viewer, { photo, settings, requestKey = newId() }: New): Promise<Design> {
  const before = await db.selectFrom("designs").select("id").where("owner_id", "=", viewer.id).where("request_key", "=", requestKey).executeTakeFirst();
  if (before) return getDesign(viewer, before.id);
  await countWork(viewer);
  const source = await storeSource(photo, viewer.id);
  const files = [source.id];
  try {
    files.push(await storeResult(source.bytes, settings, viewer.id));
    const [source_id, applied_id] = files as [string, string];
    const values = { id: newId(), owner_id: viewer.id, source_id, applied_id, applied: JSON.stringify(settings), request_key: requestKey };
    const made = await db
      .insertInto("designs")
      .values(values)
      .onConflict((conflict) => conflict.columns(["owner_id", "request_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) return await getDesign(viewer, made.id);
  } catch (error) {
    await dropFiles(db, files);
    throw error;
  }
  // The second of two clicks: its upload is not used.
  await dropFiles(db, files);
  return createDesign(viewer, { photo, settings, requestKey });
}

export async function applySettings(viewer: Viewer, id: string, settings: EditorSettings): Promise<Design> {
  const design = await ownDesign(viewer, id);
  if (sameSettings(design.applied, settings)) return getDesign(viewer, id);
  await countWork(viewer);
  const { storage_key } = await db.selectFrom("files").select("storage_key").where("id", "=", design.source_id).executeTakeFirstOrThrow();
  const made = await storeResult(await storage.read(storage_key), settings, viewer.id);
  await db.transaction().execute(async (trx) => {
    const { applied_id } = await ownDesign(viewer, id, trx);
    await trx
      .updateTable("designs")
      .set({ applied: JSON.stringify(settings), applied_id: made, ...(design.name === null && { updated_at: sql`now()` }) })
      .where("id", "=", id)
      .execute();
    await dropFiles(trx, [applied_id]);
  });
  return getDesign(viewer, id);
}

export async function saveVersion(viewer: Viewer, id: string, name: string | undefined): Promise<Design> {
  await db.transaction().execute(async (trx) => {
    const design = await ownDesign(viewer, id, trx);
    const called = name === undefined ? design.name : tidyName(name);
    if (!called) throw invalid({ name: "required" });
    if (design.name === null) await leaveRoom(trx, viewer.id);
    const versions = await trx.selectFrom("design_versions").select(["settings", "number"]).where("design_id", "=", id).orderBy("number", "desc").execute();
    const isStored = versions[0] && sameSettings(versions[0].settings as EditorSettings, design.applied);
    if (!isStored) {
      if (versions.length >= MOST_VERSIONS) throw invalid({ limit: "tooManyVersions" });
      const number = design.last_number + 1;
      const values = { id: newId(), design_id: id, number, settings: JSON.stringify(design.applied), file_id: design.applied_id };
      await trx.insertInto("design_versions").values(values).execute();
      await trx.updateTable("designs").set({ last_number: number }).where("id", "=", id).execute();
    }
    await trx.updateTable("designs").set({ name: called, updated_at: sql`now()` }).where("id", "=", id).execute();
  });
  return getDesign(viewer, id);
}

/** Locks, so that two saved at once count each other. */
async function leaveRoom(trx: Kysely<DB>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('designs of ' || ${ownerId}))`.execute(trx);
  const { rows } = await sql<{ n: number }>`select count(*)::int n from designs where owner_id = ${ownerId} and name is not null`.execute(trx);
  if ((rows[0]?.n ?? 0) >= MOST_DESIGNS) throw invalid({ limit: "tooManyDesigns" });
}

export async function renameDesign(viewer: Viewer, id: string, name: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await ownDesign(viewer, id, trx);
    await trx
      .updateTable("designs")
      .set({ name: tidyName(name), updated_at: sql`now()` })
      .where("id", "=", id)
      .execute();
  });
  return { id };
}

export async function removeDesign(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    const { source_id, applied_id } = await ownDesign(viewer, id, trx);
    const versions = await trx.selectFrom("design_versions").select("file_id").where("design_id", "=", id).execute();
    await trx.deleteFrom("designs").where("id", "=", id).execute();
    await dropFiles(trx, [source_id, applied_id, ...versions.map(({ file_id }) => file_id)]);
  });
  return { id };
}

export async function removeVersion(viewer: Viewer, id: string, versionId: string): Promise<Design> {
  await db.transaction().execute(async (trx) => {
    await ownDesign(viewer, id, trx);
    const versions = await trx.selectFrom("design_versions").select(["id", "file_id"]).where("design_id", "=", id).execute();
    const version = versions.find((known) => known.id === versionId);
    if (!version) throw notFound();
    if (versions.length === 1) throw invalid({ version: "lastVersion" });
    await trx.deleteFrom("design_versions").where("id", "=", versionId).execute();
    await dropFiles(trx, [version.file_id]);
  });
  return getDesign(viewer, id);
}

/** Removes files that no design uses any more. */
export async function dropFiles(trx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await removeFiles(
    trx,
    sql`select id from unnest(${[...ids]}::uuid[]) f (id)
      where not exists (select from designs d where d.source_id = f.id or d.applied_id = f.id) and not exists (select from design_versions v where v.file_id = f.id)`,
  );
}
