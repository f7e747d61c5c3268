import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { IdeaCardData } from "../../ideas.contract.ts";
import { type RoomType, STYLES, type Style } from "../../ideas.ts";
import { isPublicIdea, presentIdeaPhoto, selectIdeaCards } from "../../server/cards.server.ts";
import { type Cover, coverJson, coverPicker } from "../../server/covers.server.ts";
import { regionPlates } from "../../server/regions.server.ts";
import type { IdeasFront } from "../detail.contract.ts";
import { authorsOf } from "./authors.server.ts";

const NEWEST = 5;
const PROFESSIONALS = 4;
const CANDIDATES = 8;
/** How many of the newest ideas are searched for authors. */
const LOOKED_THROUGH = 300;
const ROOMS: readonly RoomType[] = ["majlis", "living_room", "kitchen", "bedroom", "dining_room", "bathroom", "outdoor"];

/** The public ideas that come first in an order. */
export const firstIdeas = (order: RawBuilder<unknown>, most: number, language: string, where = sql`true`): Promise<IdeaCardData[]> =>
  selectIdeaCards(
    sql`select i.id, row_number() over () place from (select i.id from design_ideas i where ${isPublicIdea} and ${where} order by ${order} limit ${most}) i`,
    language,
  );
export const newestFirst = sql`i.published_at desc, i.id desc`;

/** The best liked before/after pair that is none of `without`. */
export async function likedPair(without: readonly IdeaCardData[], language: string): Promise<IdeaCardData | null> {
  const order = sql`i.popularity desc, i.id desc`;
  const pair = await firstIdeas(order, 1, language, sql`i.before_id is not null and i.id <> all(${without.map(({ id }) => id)}::uuid[])`);
  return pair[0] ?? null;
}

/** What the home page shows of ideas. No photograph appears twice while there are others. */
export async function ideasFront(language: string): Promise<IdeasFront> {
  const newest = await firstIdeas(newestFirst, NEWEST, language, sql`i.cover_id is not null`);
  const pick = coverPicker(await bytesOf(newest.flatMap(({ photo }) => photo?.id ?? [])));
  const regions = await regionPlates(language, pick);
  const [rooms, styles, authors] = await Promise.all([roomCovers(), styleCovers(), recentAuthors(language)]);
  const photoOf = (covers: readonly Cover[]) => presentIdeaPhoto((pick(covers) as Cover).photo, language);
  return {
    newest,
    regions,
    rooms: rooms.map(({ room, covers }) => ({ room, photo: photoOf(covers) })),
    styles: styles.map(({ style, covers }) => {
      const [first] = covers;
      const inRoom = covers.filter(({ room }) => room === first?.room);
      return { style, room: first?.room ?? "living_room", photo: photoOf(inRoom) };
    }),
    professionals: authors.map(({ covers, ...author }) => ({ ...author, photo: photoOf(covers) })),
  };
}

type RoomCover = Cover & { room: RoomType };

/** The content hashes of these files. */
async function bytesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`select sha256 from files where id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}

/** The newest of a kind, in the order of an index, from which a page takes one. */
const latest = (where: RawBuilder<unknown>) => sql`select i.cover_id, i.room_type, i.published_at, i.id from design_ideas i
  where ${isPublicIdea} and ${where} and i.cover_id is not null order by i.published_at desc, i.id desc limit ${CANDIDATES}`;

/** New rooms of each kind. */
async function roomCovers(): Promise<{ room: RoomType; covers: Cover[] }[]> {
  const { rows } = await sql<{ room: RoomType; covers: Cover[] }>`
    select r.room, x.covers from unnest(${ROOMS}::text[]) with ordinality r(room, place)
    cross join lateral (select json_agg(${coverJson} order by c.published_at desc, c.id desc) covers from (${latest(sql`i.room_type = r.room`)}) c
      join files f on f.id = c.cover_id and f.width is not null) x where x.covers is not null order by r.place`.execute(db);
  return rows;
}

/** For each style living rooms, where there are any: styles are easiest to compare in the same room. */
async function styleCovers(): Promise<{ style: Style; covers: RoomCover[] }[]> {
  const { rows } = await sql<{ style: Style; covers: RoomCover[] }>`
    select s.style, x.covers from unnest(${[...STYLES]}::text[]) with ordinality s(style, place)
    cross join lateral (
      select json_agg(${coverJson}::jsonb || jsonb_build_object('room', c.room_type) order by c.room_type <> 'living_room', c.published_at desc, c.id desc) covers
      from ((${latest(sql`i.room_type = 'living_room' and i.style = s.style`)}) union (${latest(sql`i.style = s.style`)})) c
      join files f on f.id = c.cover_id and f.width is not null) x where x.covers is not null order by s.place`.execute(db);
  return rows;
}

/** Professionals who published lately, each with rooms of theirs. */
async function recentAuthors(language: string) {
  const { rows } = await sql<{ author_id: string; covers: Cover[] }>`
    with recent as materialized (select i.author_id, i.cover_id, i.published_at, i.id from design_ideas i
      where ${isPublicIdea} and i.author_id is not null and i.cover_id is not null order by i.published_at desc, i.id desc limit ${LOOKED_THROUGH})
    select author_id, json_agg(${coverJson} order by published_at desc, recent.id desc) covers from recent join files f on f.id = cover_id and f.width is not null
    group by author_id order by count(*) desc, max(published_at) desc limit ${3 * PROFESSIONALS}`.execute(db);
  const ids = rows.map((row) => row.author_id);
  const authors = await authorsOf(ids, null, language);
  const found = rows.flatMap(({ author_id, covers }) => {
    const author = authors.get(author_id);
    return author?.kind === "professional" ? [{ ...author, covers }] : [];
  });
  return found.slice(0, PROFESSIONALS);
}
