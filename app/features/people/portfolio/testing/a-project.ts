import { randomUUID } from "node:crypto";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";

/** The row of a photograph without its bytes. */
export async function aPhoto(ownerId: string, isPublic = true): Promise<string> {
  const id = newId();
  const bytes = { storage_key: `images/${id}.jpg`, sha256: randomUUID(), mime: "image/jpeg", byte_size: 1000, width: 1200, height: 800 };
  await db
    .insertInto("files")
    .values({ id, ...bytes, is_public: isPublic, owner_id: ownerId })
    .execute();
  return id;
}

type Row = Parameters<ReturnType<typeof db.insertInto<"portfolio_projects">>["values"]>[0];

/** A project with one photograph. */
export async function aProject(ownerId: string, more: Partial<Exclude<Row, readonly unknown[] | ((...args: never[]) => unknown)>> = {}) {
  const id = newId();
  const row = { id, owner_id: ownerId, title: `Project ${id}`, position: 1, rooms: ["majlis"], styles: ["modern"], permitted_at: new Date(), ...more };
  const photoId = await aPhoto(ownerId, row.status === "published");
  const { updated_at } = await db.insertInto("portfolio_projects").values(row).returning("updated_at").executeTakeFirstOrThrow();
  await db.insertInto("portfolio_photos").values({ project_id: id, file_id: photoId, position: 0 }).execute();
  return { id, photoId, version: updated_at.toISOString() };
}
