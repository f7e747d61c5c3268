// The one search over everything public, as addresses, contract and screens share it. Without zod, so that screens stay small.

import { listAddress, own, type SearchOf } from "#app/platform/list/list-address.ts";

/** In the order in which they are shown. */
export const SEARCH_KINDS = ["idea", "product", "vendor", "professional", "thread"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const WORDS_LENGTH = 100;
/** One letter is a prefix of too many words to match anything but rooms. */
export const SHORTEST = 2;
/** The last page; nobody reads further. */
export const MAX_PAGE = 40;

/** The normalized query: without control characters and repeated spaces, cut at the limit. */
export const tidyWords = (typed: string): string =>
  [...typed.normalize("NFC").replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, " ")].slice(0, WORDS_LENGTH).join("").trim();

/** Isolates quoted words, so that their direction does not affect the sentence. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;

/** `words` and the kind that is shown alone. */
const address = listAddress({ words: { ...own("", tidyWords), name: "q" }, kind: SEARCH_KINDS });

export type Search = SearchOf<typeof address>;
export const parseSearch = address.parse;
export const searchPath = (search: Partial<Search>): string => `/search${address.format(search)}`;
