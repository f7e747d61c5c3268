import { wordsOf } from "#app/platform/text/search-words.ts";
import type { Article } from "../build/article.ts";
import { type ArticleCard, HITS } from "../help.ts";
import { allArticles, cardOf, plainTexts } from "./articles.server.ts";

type Entry = { article: Article; fields: readonly { weight: number; words: ReadonlySet<string> }[] };

/** Words of a question that say nothing about its subject. */
const EMPTY = new Set(
  wordsOf(
    "a an and are can do does for how i in is it my of on or the to what when where which why with you your كيف ماذا ما هل من في على إلى عن مع أو أنا هذا هذه التي الذي لي متى أين لماذا",
  ),
);

const LANGUAGES = ["en", "ar"] as const;
let index: Promise<readonly Entry[]> | null = null;

/** Both languages: people type either on every page. Articles are few and change with the build alone. */
const indexed = (): Promise<readonly Entry[]> => {
  index ??= Promise.all(allArticles.map(entryOf));
  return index;
};

async function entryOf(article: Article): Promise<Entry> {
  const fields = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { title, summary, words, plain } = article.texts[language];
      const [body = ""] = await plainTexts([plain], language);
      return [
        { weight: 8, words: new Set(wordsOf(title)) },
        { weight: 6, words: new Set(wordsOf(words)) },
        { weight: 3, words: new Set(wordsOf(summary)) },
        { weight: 1, words: new Set(wordsOf(body)) },
      ];
    }),
  );
  return { article, fields: fields.flat() };
}

const LETTERS = /[؀-ۿ]/;
/** From so many letters on a word may have an ending more than what is asked, or one less. */
const LONG = 4;

/** The words stand in title, keywords or summary. */
export const IN_HEAD = 2.4;

/** Whether one letter added, lost, changed or swapped makes one word of the other. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length === b.length) return restA.slice(1) === restB.slice(1) || (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2));
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1);
}

/** 1 for the word itself, less for one that begins with it, that it begins with, or that it is a slip of; 0 for others. */
export function likeness(asked: string, word: string): number {
  if (word === asked) return 1;
  if (word.startsWith(asked) && asked.length >= 2) return 0.8;
  // 'canceling' finds 'cancel', طلباتي finds طلبات
  if (word.length >= LONG && asked.startsWith(word) && asked.length - word.length <= 3) return 0.7;
  const shortest = LETTERS.test(asked) ? LONG : LONG + 1;
  return asked.length >= shortest && word.length >= LONG && isOneEditAway(asked, word) ? 0.5 : 0;
}

function scoreOf({ fields }: Entry, asked: readonly string[]): { score: number; matched: number } {
  let score = 0;
  let matched = 0;
  for (const word of asked) {
    let best = 0;
    for (const { weight, words } of fields) for (const own of words) best = Math.max(best, weight * likeness(word, own));
    score += best;
    if (best > 0) matched += 1;
  }
  return { score, matched };
}

/**
 * Articles by words in any spelling of English or Arabic, best first: those that answer all words, or else those that answer most.
 * @param least what each word has to score: `IN_HEAD` leaves out those that have it somewhere in their text alone
 */
export async function searchArticles(query: string, language: string, limit = HITS, least = 0): Promise<ArticleCard[]> {
  const all = wordsOf(query);
  const meaningful = all.filter((word) => !EMPTY.has(word));
  const asked = meaningful.length > 0 ? meaningful : all;
  if (asked.length === 0) return [];
  const scored = (await indexed()).map((entry) => ({ entry, ...scoreOf(entry, asked) })).filter(({ matched }) => matched > 0);
  const most = Math.max(0, ...scored.map(({ matched }) => matched));
  return scored
    .filter(({ matched, score }) => matched === most && matched * 2 >= asked.length && score >= least * asked.length)
    .toSorted((a, b) => b.score - a.score || a.entry.article.order - b.entry.article.order)
    .slice(0, limit)
    .map(({ entry }) => cardOf(entry.article, language));
}
