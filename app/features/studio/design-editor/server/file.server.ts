import { sql } from "kysely";
import sharp from "sharp";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { imageWork } from "#app/platform/media/clean-image.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { EditorStyle } from "../design-editor.ts";

type Row = { storage_key: string; mime: string; style: EditorStyle };

/** The last applied state or a version at full size, as a JPEG; null when it is not the viewer's. */
export async function designFile(viewer: Viewer, id: string, version: number | null | ""): Promise<{ bytes: Buffer; style: EditorStyle } | null> {
  const { rows } = version
    ? await sql<Row>`
      select f.storage_key, f.mime, v.settings ->> 'style' style from design_versions v join designs d on d.id = v.design_id join files f on f.id = v.file_id
      where d.id = ${id} and d.owner_id = ${viewer.id} and v.number = ${version}`.execute(db)
    : await sql<Row>`
      select f.storage_key, f.mime, d.applied ->> 'style' style from designs d join files f on f.id = d.applied_id
      where d.id = ${id} and d.owner_id = ${viewer.id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const bytes = await storage.read(row.storage_key);
  return { style: row.style, bytes: row.mime === "image/jpeg" ? bytes : await imageWork(() => sharp(bytes).jpeg({ quality: 92 }).toBuffer()) };
}
