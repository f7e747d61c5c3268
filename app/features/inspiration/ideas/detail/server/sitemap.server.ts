import { sql } from "kysely";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type SitemapSource, sitemapRows } from "#app/platform/pages/sitemap.ts";
import { hasEnough, letters } from "#app/platform/pages/thin.server.ts";
import { ideaPath } from "../../ideas.ts";
import { listsWithIdeas } from "../../list/server/lists.server.ts";
import { isPublicIdea } from "../../server/cards.server.ts";

const AREAS = ["", "/photos", "/gallery", "/before-after", "/inspiration"];

/** Lists of ideas, and pages of public ideas with their photographs. */
export const ideaAddresses: SitemapSource = {
  name: "ideas",
  async about() {
    const t = await translator("en", "ideas.heads");
    return [t("place.all.headline"), t("place.all.intro")];
  },
  pages: async () => [...[...AREAS, ...(await listsWithIdeas())].map((area) => `/ideas${area}`), "/inspiration"],
  rows: sitemapRows<{ slug: string }>({
    from: sql`design_ideas i where ${isPublicIdea}`,
    columns: sql`i.slug, i.updated_at changed, array(select p.file_id from design_idea_photos p where p.idea_id = i.id order by p.position) photos,
      ${hasEnough({ letters: letters(sql`i.title`, sql`i.content`), pictures: sql`select count(*) from design_idea_photos p where p.idea_id = i.id` })} enough`,
    pathOf: ({ slug }) => ideaPath(slug),
  }),
};
