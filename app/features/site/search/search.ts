// The one search over everything public, as addresses, contract and screens share it. Free of zod, so that screens load little.

/** In the order in which they are shown. */
export const SEARCH_KINDS = ["idea", "vendor", "professional", "thread"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const WORDS_LENGTH = 100;
/** One letter begins too many words to tell anything but a room. */
export const SHORTEST = 2;
/** Nobody reads further, and robots need not. */
export const MAX_PAGE = 40;

/** What was typed, without what no word has: control characters, spaces in a row, letters beyond the limit. */
export const tidyWords = (typed: string): string =>
  [...typed.normalize("NFC").replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, " ")].slice(0, WORDS_LENGTH).join("").trim();

/** Words inside of a sentence: whichever way they run, the sentence and its quotation marks keep theirs. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;

type Parameters = { get(name: string): string | null };
export type Search = { words: string; kind: SearchKind | "" };

/** Reads any address: what is unknown counts as not given. */
export const parseSearch = (parameters: Parameters): Search => ({
  words: tidyWords(parameters.get("q") ?? ""),
  kind: SEARCH_KINDS.find((kind) => kind === parameters.get("kind")) ?? "",
});

export function searchPath({ words, kind = "" }: { words: string; kind?: SearchKind | "" }): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set("q", words);
  if (kind) parameters.set("kind", kind);
  const query = parameters.toString();
  return query ? `/search?${query}` : "/search";
}
