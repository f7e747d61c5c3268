import { sql } from "kysely";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type SitemapSource, sitemapRows } from "#app/platform/pages/sitemap.ts";
import { hasEnough, letters } from "#app/platform/pages/thin.server.ts";
import { threadPath } from "../forum.ts";

/** The forum and its visible questions. */
export const threadAddresses: SitemapSource = {
  name: "forum",
  async about() {
    const t = await translator("en", "forum");
    return [t("title"), t("description")];
  },
  pages: async () => ["/ideas/forums"],
  rows: sitemapRows<{ topic: string; slug: string }>({
    from: sql`forum_threads i where i.status = 'visible'`,
    columns: sql`i.topic, i.slug, i.last_activity_at changed, null::uuid[] photos,
      ${hasEnough({ letters: letters(sql`i.title`, sql`i.body`), voices: sql`i.answer_count` })} enough`,
    pathOf: ({ topic, slug }) => threadPath(topic, slug),
  }),
};
