import { sql } from "kysely";
import type { SourceFound } from "#app/features/projects/projects/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";

/** Of the finished pictures, the newest. */
const PICTURES = 6;

type Row = { title: string | null; room: string | null; photo: string; pictures: string[] | null; styles: string[] | null };

/** What a project that begins with a redesign takes over: its newest pictures, then the room as it is. */
export async function projectFromRedesign(viewer: Viewer, id: string, language: string): Promise<SourceFound | null> {
  const { rows } = await sql<Row>`
    select r.title, r.room_type room, r.photo_id photo, p.pictures, p.styles from redesigns r
    cross join lateral (select array_agg(n.file_id order by n.number desc) pictures, array_agg(n.style order by n.number desc) styles from (
      select number, file_id, style from redesign_pictures where redesign_id = r.id and state = 'done' and file_id is not null and not is_preview
      order by number desc limit ${PICTURES}) n) p
    where r.id = ${id} and r.owner_id = ${viewer.id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const t = await translator(language, "redesign");
  return {
    title: row.title ?? t(`yours.${row.room ?? "room"}` as Parameters<typeof t>[0]),
    ...{ rooms: row.room ? [row.room] : [], styles: row.styles?.slice(0, 1) ?? [], pictures: [...(row.pictures ?? []), row.photo] },
  };
}
