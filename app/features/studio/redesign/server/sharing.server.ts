import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { RedesignDetail } from "../redesign.contract.ts";
import { namesOf } from "./engines.server.ts";
import { picturesOf, presentPicture } from "./pictures.rows.server.ts";
import { ownRedesign, photoJson } from "./rows.server.ts";

/** Creates the link, or returns the existing one. */
export async function shareRedesign(id: string, ownerId: string): Promise<{ key: string }> {
  await ownRedesign(id, ownerId);
  const { share_key: key } = await db
    .updateTable("redesigns")
    .set((eb) => ({ share_key: eb.fn.coalesce("share_key", eb.val(randomBytes(18).toString("base64url"))) }))
    .where("id", "=", id)
    .returning("share_key")
    .executeTakeFirstOrThrow();
  return { key: key ?? "" };
}

/** Revokes the link; a later one has a new key. */
export async function unshareRedesign(id: string, ownerId: string): Promise<void> {
  await ownRedesign(id, ownerId);
  await db.updateTable("redesigns").set({ share_key: null }).where("id", "=", id).execute();
}

export async function getShared(key: string): Promise<Pick<RedesignDetail, "title" | "roomType" | "photo" | "pictures">> {
  const row = await db
    .selectFrom("redesigns as r")
    .innerJoin("files as f", "f.id", "r.photo_id")
    .select(["r.id", "r.title", "r.room_type", photoJson("f").as("photo")])
    .where("r.share_key", "=", key)
    .executeTakeFirst();
  if (!row) throw notFound();
  const pictures = await picturesOf(row.id, true);
  const names = await namesOf(pictures);
  return {
    title: row.title,
    roomType: row.room_type as RedesignDetail["roomType"],
    photo: row.photo,
    // The person's prompt stays private.
    pictures: pictures.map((picture) => ({ ...presentPicture(picture, names), prompt: null })),
  };
}

/**
 * Files of a shared redesign are for anyone who knows their address: it cannot be guessed, and only the shared page contains it.
 * (The owner of a file sees it anyway.)
 */
export async function maySeeSharedFile(_viewer: Viewer | null, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`select
    exists (select from redesigns where photo_id = ${fileId} and share_key is not null)
    or exists (select from redesign_pictures p join redesigns r on r.id = p.redesign_id where p.file_id = ${fileId} and p.state = 'done' and r.share_key is not null)
    as is_shared`.execute(db);
  return rows[0]?.is_shared ?? false;
}
