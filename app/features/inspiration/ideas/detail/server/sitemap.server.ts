import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { ideaPath } from "../../ideas.ts";
import { listsWithIdeas } from "../../list/server/lists.server.ts";
import { isPublicIdea } from "../../server/cards.server.ts";

const AREAS = ["", "/photos", "/gallery", "/before-after", "/inspiration"];

/** Pages of public ideas, newest first, with their photographs. */
export const ideaAddresses: SitemapSource = {
  name: "ideas",
  pages: async () => [...[...AREAS, ...(await listsWithIdeas())].map((area) => `/ideas${area}`), "/inspiration"],
  async count() {
    const { rows } = await sql<{ n: number }>`select count(*)::int n from design_ideas i where ${isPublicIdea}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async list({ limit, offset }) {
    const { rows } = await sql<{ slug: string; updated_at: Date; photos: string[] }>`
      select i.slug, i.updated_at, array(select p.file_id from design_idea_photos p where p.idea_id = i.id order by p.position) photos
      from (select i.id from design_ideas i where ${isPublicIdea} order by i.published_at desc, i.id desc limit ${limit} offset ${offset}) page
      join design_ideas i on i.id = page.id order by i.published_at desc, i.id desc`.execute(db);
    return rows.map((row) => ({ path: ideaPath(row.slug), changed: row.updated_at, images: row.photos.map((id) => photoUrl(id, 1920, "jpg")) }));
  },
};
