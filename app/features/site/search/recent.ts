import { recentItems } from "#app/kit/recent.ts";
import { tidyWords } from "./search.ts";

const recent = recentItems({
  key: "search.recent",
  most: 6,
  isItem: (words): words is string => typeof words === "string" && tidyWords(words) !== "",
  isSame: (one, other) => one.toLowerCase() === other.toLowerCase(),
});

export const { read: readRecent, forget: forgetRecent, clear: forgetAllRecent } = recent;

/** Single letters are not stored. */
export function rememberRecent(viewerId: string | undefined, typed: string): void {
  const words = tidyWords(typed);
  if (words.length > 1) recent.remember(viewerId, words);
}
