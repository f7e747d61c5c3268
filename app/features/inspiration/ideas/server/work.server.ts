import { sql } from "kysely";
import type { profileWork, workPhotos } from "#app/features/people/profiles/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { ideaPath } from "../ideas.ts";
import { isPublicIdea, selectIdeaCards } from "./cards.server.ts";

type ReadWork = Parameters<typeof profileWork.with>[0];

/** What someone published with a photograph, for their profile, and what people think of it. The index design_ideas_work has the same words and order. */
export const ideasOnProfile: ReadWork = async (authorId, { limit, offset }, language) => {
  // What was made of a project in their portfolio stands there.
  const isTheirs = sql`${isPublicIdea} and i.cover_id is not null and i.author_id = ${authorId}
    and not exists (select from portfolio_projects o where o.idea_id = i.id and o.status = 'published')`;
  const [cards, counts, t] = await Promise.all([
    selectIdeaCards(
      sql`select i.id, row_number() over (order by i.popularity desc, i.id desc) place from design_ideas i where ${isTheirs}
        order by i.popularity desc, i.id desc limit ${limit} offset ${offset}`,
      language,
    ),
    sql<{ total: number; rated: number; average: number | null }>`
      select count(*)::int total, coalesce(sum(i.rating_count), 0)::int rated,
        sum(i.rating::float8 * i.rating_count) / nullif(sum(i.rating_count), 0) average from design_ideas i where ${isTheirs}`.execute(db),
    translator(language, "ideas"),
  ]);
  const { total = 0, rated = 0, average = null } = counts.rows[0] ?? {};
  return {
    items: cards.map(({ id, title, slug, style, roomType, estimatedCost, photo }) => ({
      id,
      title,
      to: ideaPath(slug),
      line: t("styleRoom", { style: t(`style.${style}`), room: t(`room.${roomType}`) }),
      from: estimatedCost,
      photo,
    })),
    total,
    rating: average === null ? null : { average, count: rated },
  };
};

type ReadPhotos = Parameters<typeof workPhotos.with>[0];
type PhotoRow = { author: string; id: string; width: number; height: number; blur: string | null; alt: string | null };

/** The covers of each person's best liked ideas. */
export const photosOfWork: ReadPhotos = async (authorIds, limit, language) => {
  const { rows } = await sql<PhotoRow>`
    select a.id author, f.id, f.width, f.height, f.placeholder blur, ${language === "ar" ? sql`coalesce(f.alt_ar, f.alt_en)` : sql`f.alt_en`} alt
    from unnest(${authorIds}::uuid[]) a(id)
    cross join lateral (select i.cover_id, i.popularity, i.id from design_ideas i where ${isPublicIdea} and i.cover_id is not null and i.author_id = a.id
        and not exists (select from portfolio_projects o where o.idea_id = i.id and o.status = 'published')
      order by i.popularity desc, i.id desc limit ${limit}) w
    join files f on f.id = w.cover_id and f.is_public and f.width is not null and f.height is not null
    order by a.id, w.popularity desc, w.id desc`.execute(db);
  const photos = new Map<string, Omit<PhotoRow, "author">[]>();
  for (const { author, ...photo } of rows) photos.set(author, [...(photos.get(author) ?? []), photo]);
  return photos;
};
