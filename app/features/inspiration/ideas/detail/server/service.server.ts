import { sql } from "kysely";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { mayMarkPieces } from "../../ideas.policy.ts";
import type { Region } from "../../ideas.ts";
import { ideaPhotoJson, isPublicIdea, presentIdeaPhoto, selectIdeaCards } from "../../server/cards.server.ts";
import type { IdeaDetail, InspirationCardData } from "../detail.contract.ts";
import { namedPalette } from "../palette.ts";
import { authorsOf } from "./authors.server.ts";

const FLATS = 6;

type Row = {
  id: string;
  content: string;
  content_ar: string | null;
  region: Region | null;
  style_tags: string[];
  author_id: string | null;
  published_at: Date;
  updated_at: Date;
  photos: Parameters<typeof presentIdeaPhoto>[0][];
};

/** The public idea at this address with everything its page shows; null when there is none. */
export async function getIdea(slug: string, viewer: Viewer | null, language: string): Promise<IdeaDetail | null> {
  const { rows } = await sql<Row>`
    select i.id, i.content, i.content_ar, i.region, i.style_tags, i.author_id, i.published_at, i.updated_at,
      (select coalesce(json_agg(${ideaPhotoJson} order by f.id = i.cover_id desc, p.position), '[]')
       from design_idea_photos p join files f on f.id = p.file_id where p.idea_id = i.id and f.width is not null) photos
    from design_ideas i where i.slug = ${slug} and ${isPublicIdea}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const [[card], authors] = await Promise.all([
    selectIdeaCards(sql`select ${row.id}::uuid id, 1 place`, language),
    authorsOf([row.author_id], viewer, language),
  ]);
  if (!card) return null;
  const photos = row.photos.length > 0 ? row.photos.map((photo) => presentIdeaPhoto(photo, language)) : card.photo ? [card.photo] : [];
  return {
    ...card,
    photos,
    description: localText(row.content, row.content_ar, language),
    region: row.region,
    palette: namedPalette(row.style_tags.length > 0 ? row.style_tags : (photos[0]?.colors ?? []), FLATS),
    author: (row.author_id && authors.get(row.author_id)) || null,
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    permissions: { canEdit: viewer !== null && mayManageContent(viewer), canMarkPieces: viewer !== null && mayMarkPieces(viewer, row.author_id) },
  };
}

/** The slug of the public idea that has this id, or a photograph with it. */
export async function resolveIdea(id: string): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select i.slug from design_ideas i where i.id = ${id} and ${isPublicIdea}
    union all
    select i.slug from design_idea_photos p join design_ideas i on i.id = p.idea_id where p.file_id = ${id} and ${isPublicIdea}
    union all
    select i.slug from design_ideas i where i.before_id = ${id} and ${isPublicIdea} limit 1`.execute(db);
  return rows[0]?.slug ?? null;
}

/** As specified. */
const NEWEST_IMAGES = 8;

/** The newest images, one of each idea, and whether the viewer likes and saved them. */
export async function newestImages(viewer: Viewer | null, language: string): Promise<InspirationCardData[]> {
  const { rows } = await sql<{ id: string; author_id: string | null; is_liked: boolean; is_saved: boolean }>`
    select i.id, i.author_id,
      exists (select from idea_likes l where l.idea_id = i.id and l.user_id = ${viewer?.id ?? null}::uuid) is_liked,
      exists (select from saved_items s where s.entity_type = 'idea' and s.entity_id = i.id and s.user_id = ${viewer?.id ?? null}::uuid) is_saved
    from design_ideas i join files f on f.id = i.cover_id and f.width is not null
    where ${isPublicIdea} order by i.published_at desc, i.id desc limit ${NEWEST_IMAGES}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const [cards, authors] = await Promise.all([
    selectIdeaCards(sql`select x.id, x.place from unnest(${ids}::uuid[]) with ordinality x(id, place)`, language),
    authorsOf(
      rows.map((row) => row.author_id),
      viewer,
      language,
    ),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const row = rowOf.get(card.id);
    if (!row || !card.photo) return [];
    const author = row.author_id ? authors.get(row.author_id) : undefined;
    return [
      {
        id: card.id,
        slug: card.slug,
        title: card.title,
        designer: author ? { name: author.name, path: author.path } : null,
        category: card.roomType,
        style: card.style,
        image: card.photo,
        likes: card.likes,
        rating: card.rating,
        ratingCount: card.ratingCount,
        estimatedCost: card.estimatedCost,
        duration: card.estimatedTime,
        tags: card.tags,
        isBookmarked: row.is_saved,
        isLiked: row.is_liked,
      },
    ];
  });
}
