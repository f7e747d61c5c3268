import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import { completeLanguages } from "#app/platform/languages/complete-languages.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { allFeeds } from "./feeds.server.ts";

/** The site for programs that read it for people, as https://llmstxt.org has it: in English, of the same texts and manifests as the pages. */
export async function llmsText(siteUrl: string): Promise<string> {
  const [home, feeds] = await Promise.all([
    translator("en", "home"),
    Promise.all(allFeeds().map(async ({ path, title }) => ({ path, title: await title("en") }))),
  ]);
  const sections = await Promise.all(
    fromFeatures("sitemap")
      .flat()
      .map(async ({ about, pages }) => ({ about: await about?.(), first: (await pages?.())?.[0] })),
  );
  const link = (title: string, path: string, about = "") => `- [${title}](${siteUrl}${path})${about && `: ${about}`}`;
  return [
    "# Diwan",
    "",
    `> ${home("title")}. ${home("description")}`,
    "",
    `Every page exists in ${completeLanguages.length} languages: \`?lang=\` and one of ${completeLanguages.join(", ")}.`,
    "",
    "## Sections",
    ...sections.flatMap(({ about, first }) => (about && first ? [link(about[0], first, about[1])] : [])),
    "",
    "## Feeds (Atom)",
    ...feeds.map(({ title, path }) => link(title, path)),
    "",
    "## For programs",
    link("Sitemap", "/sitemap.xml", "all public pages by kind and language"),
    link("API", "/api/docs", "how to read the same by REST"),
    "",
  ].join("\n");
}
