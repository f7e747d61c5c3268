import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { IdeaPhotoData } from "../ideas.contract.ts";
import type { RoomType } from "../ideas.ts";
import { isPublicIdea, presentIdeaPhoto } from "./cards.server.ts";
import { type Cover, coverJson, coverPicker } from "./covers.server.ts";

const CANDIDATES = 8;

/** The newest of a kind, in the order of an index, from which a page takes one. */
export const newestCovers = (where: RawBuilder<unknown>) => sql`select i.cover_id, i.room_type, i.published_at, i.id from design_ideas i
  where ${isPublicIdea} and ${where} and i.cover_id is not null order by i.published_at desc, i.id desc limit ${CANDIDATES}`;

/** New rooms of each kind. */
export async function roomCovers(rooms: readonly RoomType[]): Promise<{ room: RoomType; covers: Cover[] }[]> {
  const { rows } = await sql<{ room: RoomType; covers: Cover[] }>`
    select r.room, x.covers from unnest(${[...rooms]}::text[]) with ordinality r(room, place)
    cross join lateral (select json_agg(${coverJson} order by c.published_at desc, c.id desc) covers from (${newestCovers(sql`i.room_type = r.room`)}) c
      join files f on f.id = c.cover_id and f.width is not null) x where x.covers is not null order by r.place`.execute(db);
  return rows;
}

/** One photograph for each kind of room that has any, none of them twice. */
export async function roomPhotos(rooms: readonly RoomType[], language: string): Promise<ReadonlyMap<RoomType, IdeaPhotoData>> {
  const pick = coverPicker([]);
  const found = await roomCovers(rooms);
  return new Map(
    found.flatMap(({ room, covers }) => {
      const cover = pick(covers);
      return cover ? [[room, presentIdeaPhoto(cover.photo, language)] as const] : [];
    }),
  );
}
