import { foldText } from "./fold.ts";

// Signs above and below a letter belong to its word: those of Hindi, Thai and of が and ぱ.
const GAPS = /[^\p{L}\p{N}\u0900-\u0963\u0E31-\u0E3A\u0E40-\u0E4E\u3099\u309A]+/u;
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=[ء-ي]{2})/;

/** The words of a text as the database compares them (`search_word_list`): without case, accents, forms of letters, Arabic article and vowel signs. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(GAPS)
    .map((word) => word.replace(ARTICLE, ""))
    .filter((word) => word !== "");
}

/** How well a text answers words, each of which must begin one of its own: 0 not at all, more when it begins with them. */
export function scoreOf(asked: readonly string[], text: string, keywords = ""): number {
  const own = wordsOf(text);
  const more = wordsOf(keywords);
  const begins = (list: readonly string[]) => asked.every((word) => list.some((other) => other.startsWith(word)));
  if (asked.length === 0) return 1;
  if (begins(own)) return own[0]?.startsWith(asked[0] ?? "") ? 3 : 2;
  return begins([...own, ...more]) ? 1 : 0;
}
