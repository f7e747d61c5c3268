import type { Article } from "../build/article.ts";
import { type ArticleCard, AUDIENCES, type Audience, GROUPS, type Group, type Section } from "../help.ts";
import { allArticles, articlesOf, cardOf, findArticle, htmlOf, pictureOf, plainTexts, textOf } from "./articles.server.ts";
import { withCosts } from "./costs.server.ts";
import { searchArticles } from "./find.server.ts";

export type HubPage = { query: string; hits: ArticleCard[] | null; audiences: { audience: Audience; count: number; first: ArticleCard[] }[] };

export async function hubPage(query: string, language: string): Promise<HubPage> {
  const audiences = AUDIENCES.map((audience) => {
    const own = articlesOf(audience);
    // One of each group, so that the first page shows how wide the help is.
    const first = own.filter(({ group }, index) => own.findIndex((other) => other.group === group) === index);
    return { audience, count: own.length, first: first.map((article) => cardOf(article, language)) };
  });
  return { query, hits: query ? await searchArticles(query, language) : null, audiences };
}

export type SectionPage = { section: Section; groups: { group: Group; articles: ArticleCard[] }[] };

export function sectionPage(section: Section, language: string): SectionPage {
  const own = articlesOf(section);
  const groups = GROUPS[section].map((group) => ({
    group,
    articles: own.filter((article) => article.group === group).map((article) => cardOf(article, language)),
  }));
  return { section, groups: groups.filter(({ articles }) => articles.length > 0) };
}

export type ArticlePage = {
  card: ArticleCard;
  html: string;
  image: string | null;
  /** For search engines. */
  steps: string[];
  questions: [string, string][];
  /** Of the same group. */
  more: ArticleCard[];
};

export async function articlePage(section: Section, slug: string, language: string): Promise<ArticlePage | null> {
  const article = findArticle(section, slug);
  if (!article) return null;
  const { steps, questions } = textOf(article, language);
  const [html, plainSteps, plainQuestions] = await Promise.all([
    htmlOf(article, language).then((text) => withCosts(text, language)),
    plainTexts(steps, language),
    plainTexts(questions.flat(), language),
  ]);
  return {
    card: cardOf(article, language),
    html,
    image: pictureOf(article, language),
    steps: plainSteps,
    questions: questions.map((_, index) => [plainQuestions[index * 2] ?? "", plainQuestions[index * 2 + 1] ?? ""]),
    more: neighborsOf(article).map((other) => cardOf(other, language)),
  };
}

const MOST_MORE = 5;
const neighborsOf = (article: Article): Article[] =>
  allArticles.filter((other) => other !== article && other.section === article.section && other.group === article.group).slice(0, MOST_MORE);
