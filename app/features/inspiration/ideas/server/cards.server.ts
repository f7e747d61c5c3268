import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { money } from "#app/platform/money/money.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { tagsIn } from "#app/platform/text/tags.server.ts";
import type { IdeaCardData, IdeaPhotoData } from "../ideas.contract.ts";
import type { Difficulty, RoomType, Style } from "../ideas.ts";

/** The one definition of 'public'; the partial indexes of 0016_ideas.sql have the same words. */
export const isPublicIdea = sql`i.status = 'published' and i.deleted_at is null`;

export type PhotoRow = Omit<IdeaPhotoData, "alt"> & { altEn: string | null; altAr: string | null };

/** A row of `files` as `f`, in the shape that `presentIdeaPhoto` takes. */
export const ideaPhotoJson = sql`json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'colors', f.colors, 'altEn', f.alt_en, 'altAr', f.alt_ar)`;

type CardRow = {
  id: string;
  slug: string;
  title: string;
  title_ar: string | null;
  room_type: RoomType;
  style: Style;
  difficulty_level: Difficulty;
  estimated_cost: number | null;
  currency: string;
  estimated_time: string | null;
  tags: string[];
  like_count: number;
  save_count: number;
  rating: number;
  rating_count: number;
  photo: PhotoRow | null;
  before: PhotoRow | null;
};

/** Cards of the ideas whose ids a query yields as `id` and, in `place`, their order. */
export async function selectIdeaCards(ids: RawBuilder<unknown>, language: string): Promise<IdeaCardData[]> {
  const { rows } = await sql<CardRow>`
    with page as materialized (${ids})
    select i.id, i.slug, i.title, i.title_ar, i.room_type, i.style, i.difficulty_level, i.estimated_cost, i.currency, i.estimated_time, i.tags,
      i.like_count, i.save_count, i.rating, i.rating_count,
      (select ${ideaPhotoJson} from files f where f.id = i.cover_id and f.width is not null) photo,
      (select ${ideaPhotoJson} from files f where f.id = i.before_id and f.width is not null) before
    from page join design_ideas i on i.id = page.id order by page.place`.execute(db);
  return rows.map((row) => presentIdeaCard(row, language));
}

/** Cards of these ideas, in this order, as far as they are public. */
export const publicIdeaCards = (ids: readonly string[], language: string): Promise<IdeaCardData[]> =>
  selectIdeaCards(
    sql`select i.id, x.place from unnest(${ids}::uuid[]) with ordinality x(id, place) join design_ideas i on i.id = x.id where ${isPublicIdea}`,
    language,
  );

const presentIdeaCard = (row: CardRow, language: string): IdeaCardData => ({
  id: row.id,
  slug: row.slug,
  title: localText(row.title, row.title_ar, language),
  roomType: row.room_type,
  style: row.style,
  difficulty: row.difficulty_level,
  estimatedCost: money(row.estimated_cost, row.currency),
  estimatedTime: row.estimated_time,
  tags: tagsIn(row.tags, language),
  likes: row.like_count,
  saves: row.save_count,
  rating: row.rating,
  ratingCount: row.rating_count,
  photo: row.photo && presentIdeaPhoto(row.photo, language),
  before: row.before && presentIdeaPhoto(row.before, language),
});

export const presentIdeaPhoto = ({ altEn, altAr, ...photo }: PhotoRow, language: string): IdeaPhotoData => ({
  ...photo,
  alt: localText(altEn, altAr, language),
});
