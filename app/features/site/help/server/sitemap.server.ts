import { translator } from "#app/platform/languages/translator.server.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { articlePath, SECTIONS, sectionPath } from "../help.ts";
import { allArticles } from "./articles.server.ts";

/** Help and guides: their lists, and every article. */
export const helpAddresses = {
  name: "help",
  async about() {
    const t = await translator("en", "help");
    return [t("hub.title"), t("hub.description")];
  },
  pages: async () => ["/help", ...SECTIONS.map(sectionPath)],
  entries: async () => allArticles.map(({ section, slug }) => ({ path: articlePath(section, slug) })),
} satisfies SitemapSource;
