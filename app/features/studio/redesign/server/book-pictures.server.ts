import { sql } from "kysely";
import type { BookPicture } from "#app/features/inspiration/ideabooks/ideabooks.contract.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sharedPath, studioPath } from "../redesign.address.ts";

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

/** Pictures of redesigns in an ideabook, by their ids: what they are called and where they lead. */
async function show(ids: readonly string[], viewer: Viewer | null, language: string): Promise<ReadonlyMap<string, BookPicture>> {
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
      const to = isOwn ? studioPath(row.redesign_id, { picture: row.number }) : row.share_key ? sharedPath(row.share_key) : null;
      return [row.id, { title: row.title ?? t(`inStyle.${row.style}` as Key, { room } as never), photo: row.photo, to }];
    }),
  );
}

export const redesignPictures = {
  finished: sql<{ id: string; owner_id: string; file_id: string }>`select id, owner_id, file_id from redesign_pictures where state = 'done'`,
  show,
};
