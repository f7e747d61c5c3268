import { articles, pictures } from "virtual:articles";
import type { Namespace } from "#app/platform/languages/namespaces.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import type { Article, ArticleText } from "../build/article.ts";
import { type ArticleCard, articleLanguage, articlePath, type Section } from "../help.ts";

export const allArticles: readonly Article[] = articles;
const byId = new Map(articles.map((article) => [article.id, article]));

export const findArticle = (section: Section, slug: string): Article | undefined => byId.get(`${section}/${slug}`);
export const isArticle = (id: string): boolean => byId.has(id);

export const textOf = (article: Article, language: string): ArticleText => article.texts[articleLanguage(language)];

export function cardOf(article: Article, language: string): ArticleCard {
  const { id, section, group, slug } = article;
  const { title, summary } = textOf(article, language);
  return { id, section, group, to: articlePath(section, slug), title, summary };
}

export const articlesOf = (section: Section): readonly Article[] => articles.filter((article) => article.section === section);

const LABEL = /\{\{([\w.-]+):([\w.-]+)\}\}/g;
const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

type Labels = (namespace: string, key: string) => string;

/** Labels of the product as its screens show them now, also where an administrator changed them. */
async function labelsIn(texts: readonly string[], language: string): Promise<Labels> {
  const namespaces = [...new Set(texts.flatMap((text) => Array.from(text.matchAll(LABEL), ([, namespace = ""]) => namespace)))];
  const loaded = new Map(await Promise.all(namespaces.map(async (name) => [name, await translator(articleLanguage(language), name as Namespace)] as const)));
  return (namespace, key) => (loaded.get(namespace) as ((key: string) => string) | undefined)?.(key) ?? key;
}

/** Texts for people and programs that read no markup. */
export async function plainTexts(texts: readonly string[], language: string): Promise<string[]> {
  const labels = await labelsIn(texts, language);
  return texts.map((text) => text.replace(LABEL, (_, namespace: string, key: string) => labels(namespace, key)));
}

/** The article's HTML with labels and pictures in their places. */
export async function htmlOf(article: Article, language: string): Promise<string> {
  const { html } = textOf(article, language);
  const labels = await labelsIn([html], language);
  const shown = pictures[articleLanguage(language)] ?? {};
  return html
    .replace(LABEL, (_, namespace: string, key: string) => `<b class="ui-label">${escaped(labels(namespace, key))}</b>`)
    .replace(/<p><img data-picture="([^"]+)" alt="([^"]*)"><\/p>/g, (_, name: string, alt: string) => {
      const picture = shown[name];
      if (!picture) return "";
      const { src, width, height } = picture;
      return `<figure><img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"><figcaption>${alt}</figcaption></figure>`;
    });
}

/** The first picture of an article, for link previews. */
export const pictureOf = (article: Article, language: string): string | null => pictures[articleLanguage(language)]?.[article.pictures[0] ?? ""]?.src ?? null;
