import { sql } from "kysely";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type SitemapSource, sitemapRows } from "#app/platform/pages/sitemap.ts";
import { hasEnough, letters } from "#app/platform/pages/thin.server.ts";
import { DIRECTORY } from "../professionals.search.ts";
import { TRADE_PAGES } from "../professionals.ts";
import { isPublicProfessional } from "./filters.server.ts";

const person = sql`from profiles p where p.id = i.id`;

/** The directory, the pages of its trades, and those of the people in it. */
export const professionalAddresses: SitemapSource = {
  name: "professionals",
  async about() {
    const t = await translator("en", "professionals");
    return [t("title"), t("description")];
  },
  pages: async () => [DIRECTORY, ...Object.keys(TRADE_PAGES).map((trade) => `${DIRECTORY}/${trade}`)],
  rows: sitemapRows<{ name: string }>({
    from: sql`professionals i where ${isPublicProfessional}`,
    columns: sql`(select coalesce(p.username, p.id::text) ${person}) name, (select p.updated_at ${person}) changed, null::uuid[] photos,
      ${hasEnough({ letters: sql`select ${letters(sql`p.full_name`, sql`p.bio`)} ${person}`, voices: sql`i.work + i.review_count` })} enough`,
    pathOf: ({ name }) => `/profile/${encodeURIComponent(name)}`,
  }),
};
