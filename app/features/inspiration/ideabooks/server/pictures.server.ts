import { sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import type { BookPicture } from "../ideabooks.contract.ts";

type Row = {
  id: string;
  number: number;
  redesign_id: string;
  owner_id: string;
  style: string;
  title: string | null;
  room_type: string | null;
  share_key: string | null;
  photo: BookPicture["photo"];
};

/** The pictures of redesigns in an ideabook, by their ids: what they are called and where they lead. */
export async function picturesIn(ids: readonly string[], viewer: Viewer | null, language: string): Promise<ReadonlyMap<string, BookPicture>> {
  if (ids.length === 0) return new Map();
  const t = await translator(language, "redesign");
  const { rows } = await sql<Row>`
    select p.id, p.number, p.redesign_id, p.owner_id, p.style, r.title, r.room_type, r.share_key,
      json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder) photo
    from redesign_pictures p join redesigns r on r.id = p.redesign_id join files f on f.id = p.file_id
    where p.id = any(${ids}::uuid[]) and p.state = 'done'`.execute(db);
  type Key = Parameters<typeof t>[0];
  return new Map(
    rows.map((row) => {
      const isOwn = row.owner_id === viewer?.id;
      const room = t((isOwn ? `yours.${row.room_type ?? "room"}` : "shared.room") as Key);
      const to = isOwn ? `/redesign/${row.redesign_id}?picture=${row.number}` : row.share_key ? `/redesign/shared/${row.share_key}` : null;
      return [row.id, { title: row.title ?? t(`inStyle.${row.style}` as Key, { room } as never), photo: row.photo, to }];
    }),
  );
}

/** Anyone who may look at an ideabook sees the pictures in it. The link of an unlisted one is not asked for again: a file's address cannot be guessed. */
export async function maySeeBookPicture(viewer: Viewer | null, fileId: string): Promise<boolean> {
  const me = viewer?.id ?? null;
  const { rows } = await sql`
    select from redesign_pictures p join ideabook_items it on it.picture_id = p.id join ideabooks b on b.id = it.ideabook_id
    where p.file_id = ${fileId} and b.deleted_at is null and (
      b.owner_id = ${me}::uuid
      or exists (select from ideabook_members m where m.ideabook_id = b.id and m.user_id = ${me}::uuid)
      or b.visibility in ('public', 'unlisted') and b.hidden_at is null)
    limit 1`.execute(db);
  return rows.length > 0;
}
