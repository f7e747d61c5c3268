import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { FEED_ENTRIES, type Feed, IDEA_FEED } from "#app/platform/pages/feed.ts";
import { ideaPath } from "../../ideas.ts";
import { isPublicIdea } from "../../server/cards.server.ts";

type Row = { slug: string; title: string; content: string; published_at: Date; updated_at: Date; photo: string | null };

export const ideaFeed: Feed = {
  path: IDEA_FEED,
  page: "/inspiration",
  title: async (language) => (await translator(language, "ideas.detail"))("newest.title"),
  async entries(language) {
    const isArabic = language === "ar";
    const { rows } = await sql<Row>`
      select i.slug, ${isArabic ? sql`coalesce(i.title_ar, i.title)` : sql`i.title`} title, ${isArabic ? sql`coalesce(i.content_ar, i.content)` : sql`i.content`} content,
        i.published_at, i.updated_at, (select f.id from files f where f.id = i.cover_id and f.is_public) photo
      from design_ideas i where ${isPublicIdea} order by i.published_at desc, i.id desc limit ${FEED_ENTRIES}`.execute(db);
    return rows.map((row) => ({
      path: ideaPath(row.slug),
      title: row.title,
      summary: row.content,
      published: row.published_at,
      updated: row.updated_at,
      photo: row.photo,
    }));
  },
};
