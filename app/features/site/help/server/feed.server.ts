import { translator } from "#app/platform/languages/translator.server.ts";
import { FEED_ENTRIES, type Feed, GUIDE_FEED } from "#app/platform/pages/feed.ts";
import { articlePath, sectionPath } from "../help.ts";
import { articlesOf, plainTexts, textOf } from "./articles.server.ts";

export const guideFeed: Feed = {
  path: GUIDE_FEED,
  page: sectionPath("resources"),
  title: async (language) => (await translator(language, "help"))("section.resources.title"),
  async entries(language) {
    const newest = articlesOf("resources")
      .toSorted((a, b) => b.written.localeCompare(a.written))
      .slice(0, FEED_ENTRIES);
    const summaries = await plainTexts(
      newest.map((article) => textOf(article, language).summary),
      language,
    );
    return newest.map((article, index) => {
      const written = new Date(article.written);
      const { title } = textOf(article, language);
      return { path: articlePath(article.section, article.slug), title, summary: summaries[index] ?? "", published: written, updated: written };
    });
  },
};
