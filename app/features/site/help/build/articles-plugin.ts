import markdownIt from "markdown-it";
import type { Plugin } from "vite";
import { GROUPS, type Section } from "../help.ts";
import type { Article, ArticleText } from "./article.ts";
import { catalogues, checkLabels, HOME, LANGUAGES, type Language, readArticles, type Source, withFigures } from "./read-articles.ts";
import { listPictures } from "./read-pictures.ts";

const id = "virtual:articles";

/** Without HTML of its own, so that nothing an article says becomes markup by itself; links with a scheme that runs something are refused by the library. */
const markdown = markdownIt({ html: false, linkify: false, typographer: false });
markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index];
  const name = String(token?.attrGet("src") ?? "");
  return `<img data-picture="${markdown.utils.escapeHtml(name)}" alt="${markdown.utils.escapeHtml(token?.content ?? "")}">`;
};

const plainOf = (html: string): string =>
  html
    .replace(/<img[^>]*>/g, "")
    .replace(/<\/(li|p|h2|h3)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\n+/g, "\n")
    .trim();

function stepsOf(html: string): string[] {
  const [, list = ""] = /<ol>([\s\S]*?)<\/ol>/.exec(html) ?? [];
  return list
    .split("</li>")
    .map((item) => plainOf(item).replaceAll("\n", " "))
    .filter(Boolean);
}

/** Only of articles whose every heading is a question. */
function questionsOf(html: string): [string, string][] {
  const parts = html.split("<h2>").slice(1);
  const pairs = parts.map((part): [string, string] => {
    const [question = "", answer = ""] = part.split("</h2>");
    return [plainOf(question), plainOf(answer).replaceAll("\n", " ")];
  });
  return pairs.length > 1 && pairs.every(([question]) => /[?؟]$/.test(question)) ? pairs : [];
}

export function compileText(root: string, source: Source): ArticleText {
  const html = markdown.render(withFigures(root, source)).trim();
  const { title = "", summary = "", words = "" } = source.fields;
  return { title, summary, words, html, plain: plainOf(html), steps: stepsOf(html), questions: questionsOf(html) };
}

const groupPlace = ({ section, group }: Pick<Article, "section" | "group">): number => (GROUPS[section] as readonly string[]).indexOf(group);

export function compileArticles(root: string): Article[] {
  const texts = catalogues(root);
  return readArticles(root)
    .map(({ sources, section, ...article }) => {
      for (const language of LANGUAGES) checkLabels(sources[language], texts, language);
      const compiled = { en: compileText(root, sources.en), ar: compileText(root, sources.ar) } satisfies Record<Language, ArticleText>;
      const names = [...compiled.en.html.matchAll(/data-picture="([^"]+)"/g)].map(([, name = ""]) => name);
      return { ...article, section: section as Section, pictures: names, texts: compiled };
    })
    .toSorted((a, b) => groupPlace(a) - groupPlace(b) || a.order - b.order);
}

/** Compiles the articles at build time, so that no Markdown parser reaches the browser or runs on a request. */
export function articlesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: "articles",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? `\0${source}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      if (this.environment.config.consumer !== "server") return "export const articles = [];\nexport const pictures = {};";
      const found = listPictures(root);
      const imports = found.map(({ path }, index) => `import p${index} from ${JSON.stringify(`/${path}`)};`);
      const byLanguage = LANGUAGES.map((language) => {
        const own = found.flatMap((picture, index) =>
          picture.language === language ? [`${JSON.stringify(picture.name)}: { src: p${index}, width: ${picture.width}, height: ${picture.height} }`] : [],
        );
        return `${language}: { ${own.join(", ")} }`;
      });
      return `${imports.join("\n")}
export const articles = JSON.parse(${JSON.stringify(JSON.stringify(compileArticles(root)))});
export const pictures = { ${byLanguage.join(", ")} };`;
    },
    hotUpdate({ file }) {
      if (!file.includes(`/${HOME}/articles/`)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(`\0${id}`);
      if (module) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}
