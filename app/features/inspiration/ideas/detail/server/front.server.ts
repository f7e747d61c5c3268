import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { IdeaCardData, IdeaPhotoData } from "../../ideas.contract.ts";
import { type RoomType, STYLES, type Style } from "../../ideas.ts";
import { ideaPhotoJson, isPublicIdea, presentIdeaPhoto, selectIdeaCards } from "../../server/cards.server.ts";
import type { IdeasFront } from "../detail.contract.ts";
import { authorsOf } from "./authors.server.ts";

const NEWEST = 5;
const PROFESSIONALS = 4;
/** Authors are looked for among so many of the newest ideas. */
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

/** What the home page shows of ideas. No photograph stands on it twice as long as there are others. */
export async function ideasFront(language: string): Promise<IdeasFront> {
  const newest = await firstIdeas(newestFirst, NEWEST, language, sql`i.cover_id is not null`);
  const shown = newest.map(({ id }) => id);
  const [rooms, styles, professionals] = await Promise.all([roomCovers(shown, language), styleCovers(shown, language), makers(language)]);
  return { newest, rooms, styles, professionals };
}

type PhotoRow = Parameters<typeof presentIdeaPhoto>[0];

/** A few of the newest of a kind: one of them stands nowhere else on the page. Each stops early in the order of an index. */
const latest = (where: RawBuilder<unknown>) => sql`select i.id, i.cover_id, i.room_type, i.published_at from design_ideas i
  where ${isPublicIdea} and ${where} and i.cover_id is not null order by i.published_at desc, i.id desc limit ${NEWEST + 1}`;

/** A new room of each kind. */
async function roomCovers(without: readonly string[], language: string): Promise<IdeasFront["rooms"]> {
  const { rows } = await sql<{ room: RoomType; photo: PhotoRow }>`
    select r.room, (select ${ideaPhotoJson} from files f where f.id = x.cover_id) photo from unnest(${ROOMS}::text[]) with ordinality r(room, place)
    cross join lateral (select c.cover_id from (${latest(sql`i.room_type = r.room`)}) c
      order by c.id = any(${without}::uuid[]), c.published_at desc, c.id desc limit 1) x order by r.place`.execute(db);
  return rows.map(({ room, photo }) => ({ room, photo: presentIdeaPhoto(photo, language) }));
}

/** For each style a living room, where there is one: styles are easiest to compare in the same room. */
async function styleCovers(without: readonly string[], language: string): Promise<IdeasFront["styles"]> {
  const { rows } = await sql<{ style: Style; room: RoomType; photo: PhotoRow }>`
    select s.style, x.room_type room, (select ${ideaPhotoJson} from files f where f.id = x.cover_id) photo from unnest(${[...STYLES]}::text[]) with ordinality s(style, place)
    cross join lateral (
      select c.cover_id, c.room_type from ((${latest(sql`i.room_type = 'living_room' and i.style = s.style`)}) union all (${latest(sql`i.style = s.style`)})) c
      order by c.room_type <> 'living_room', c.id = any(${without}::uuid[]), c.published_at desc, c.id desc limit 1) x order by s.place`.execute(db);
  return rows.map(({ style, room, photo }) => ({ style, room, photo: presentIdeaPhoto(photo, language) }));
}

/** Professionals who published lately, each with a room of theirs. */
async function makers(language: string): Promise<IdeasFront["professionals"]> {
  const { rows } = await sql<{ author_id: string; photo: PhotoRow }>`
    with recent as materialized (select i.author_id, i.cover_id, i.published_at, i.id from design_ideas i
      where ${isPublicIdea} and i.author_id is not null and i.cover_id is not null order by i.published_at desc, i.id desc limit ${LOOKED_THROUGH}),
    latest as (select distinct on (author_id) author_id, cover_id, published_at, id, count(*) over (partition by author_id) n from recent order by author_id, published_at desc, id desc)
    select author_id, (select ${ideaPhotoJson} from files f where f.id = latest.cover_id) photo from latest order by n desc, published_at desc limit ${3 * PROFESSIONALS}`.execute(
    db,
  );
  const authors = await authorsOf(
    rows.map((row) => row.author_id),
    null,
    language,
  );
  const found = rows.flatMap((row) => {
    const author = authors.get(row.author_id);
    const photo: IdeaPhotoData = presentIdeaPhoto(row.photo, language);
    return author?.kind === "professional" ? [{ ...author, photo }] : [];
  });
  return found.slice(0, PROFESSIONALS);
}
