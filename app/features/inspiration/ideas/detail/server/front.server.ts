import { type RawBuilder, sql } from "kysely";
import { highlights } from "#app/features/directory/vendors/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { IdeaCardData } from "../../ideas.contract.ts";
import { type RoomType, STYLES, type Style } from "../../ideas.ts";
import { isPublicIdea, presentIdeaPhoto, selectIdeaCards } from "../../server/cards.server.ts";
import { bytesOf, type Cover, coverJson, coverPicker } from "../../server/covers.server.ts";
import { regionPlates } from "../../server/regions.server.ts";
import { newestCovers, roomCovers } from "../../server/room-covers.server.ts";
import type { IdeasFront } from "../detail.contract.ts";
import { authorsOf } from "./authors.server.ts";

const NEWEST = 5;
/** The smallest width of the hero photograph. */
const HERO_WIDTH = 1200;
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

/** What the home page shows of ideas. No photograph appears twice while there are others; those of the vendor rows count. */
export async function ideasFront(language: string): Promise<IdeasFront> {
  const { city } = await highlights("", language);
  const [liked, latest] = await Promise.all([wideIdeas(language), firstIdeas(newestFirst, 3 * NEWEST, language, sql`i.cover_id is not null`)]);
  const vendorPhotos = city?.vendors.flatMap(({ photo }) => photo?.id ?? []) ?? [];
  const bytes = await bytesOf([...vendorPhotos, ...[...liked, ...latest].flatMap(({ photo, before }) => [photo?.id ?? [], before?.id ?? []].flat())]);
  const shown = new Set(vendorPhotos.map((id) => bytes.get(id)));
  const show = (idea: IdeaCardData) => {
    for (const photo of [idea.photo, idea.before]) if (photo) shown.add(bytes.get(photo.id));
  };
  const isNew = ({ photo }: IdeaCardData) => !shown.has(bytes.get(photo?.id ?? ""));
  const hero = liked.find(isNew) ?? null;
  if (hero) show(hero);
  const chosen = [...latest.filter(isNew), ...latest.filter((idea) => !isNew(idea))].slice(0, NEWEST);
  // The lead card shows another room type than the hero directly above it.
  const lead = chosen.find(({ roomType }) => roomType !== hero?.roomType) ?? chosen[0];
  const newest = chosen.toSorted((a, b) => Number(b === lead) - Number(a === lead));
  for (const { photo } of newest) if (photo) shown.add(bytes.get(photo.id));
  const pick = coverPicker([...shown].filter((known) => known !== undefined));
  const regions = await regionPlates(language, pick);
  const [rooms, styles, authors, maker] = await Promise.all([roomCovers(ROOMS), styleCovers(), recentAuthors(language), hero && makerOf(hero.id, language)]);
  const photoOf = (covers: readonly Cover[]) => presentIdeaPhoto((pick(covers) as Cover).photo, language);
  return {
    hero: hero && { ...hero, maker },
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

/** The most popular ideas with a photograph that can fill the hero. */
const wideIdeas = (language: string) =>
  firstIdeas(
    sql`i.popularity desc, i.id desc`,
    CANDIDATES,
    language,
    sql`exists (select from files f where f.id = i.cover_id and f.width >= ${HERO_WIDTH} and f.width between f.height * 1.3 and f.height * 1.8)`,
  );

/** The author as visitors may see them. */
async function makerOf(ideaId: string, language: string) {
  const { author_id } = await db.selectFrom("design_ideas").select("author_id").where("id", "=", ideaId).executeTakeFirstOrThrow();
  const authors = await authorsOf([author_id], null, language);
  const maker = author_id && authors.get(author_id);
  return maker ? { name: maker.name, isVendor: maker.kind === "vendor" } : null;
}

type RoomCover = Cover & { room: RoomType };

/** For each style living rooms, where there are any: styles are easiest to compare in the same room. */
async function styleCovers(): Promise<{ style: Style; covers: RoomCover[] }[]> {
  const { rows } = await sql<{ style: Style; covers: RoomCover[] }>`
    select s.style, x.covers from unnest(${[...STYLES]}::text[]) with ordinality s(style, place)
    cross join lateral (
      select json_agg(${coverJson}::jsonb || jsonb_build_object('room', c.room_type) order by c.room_type <> 'living_room', c.published_at desc, c.id desc) covers
      from ((${newestCovers(sql`i.room_type = 'living_room' and i.style = s.style`)}) union (${newestCovers(sql`i.style = s.style`)})) c
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
