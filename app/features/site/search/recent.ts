import { tidyWords } from "./search.ts";

const KEY = "search.recent";
const KEPT = 6;

/** What was searched for last in this browser, newest first. It belongs to one person, or to visitors: the next one must not read it. */
export function readRecent(viewerId: string | undefined): string[] {
  try {
    const { owner, words } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { owner?: unknown; words?: unknown };
    if (owner !== (viewerId ?? "") || !Array.isArray(words)) return [];
    return words.filter((word): word is string => typeof word === "string" && tidyWords(word) !== "").slice(0, KEPT);
  } catch {
    return [];
  }
}

export function rememberRecent(viewerId: string | undefined, typed: string): void {
  const words = tidyWords(typed);
  if (words.length < 2) return;
  const others = readRecent(viewerId).filter((other) => other.toLowerCase() !== words.toLowerCase());
  write(viewerId, [words, ...others].slice(0, KEPT));
}

export const forgetRecent = (viewerId: string | undefined, words: string): void =>
  write(
    viewerId,
    readRecent(viewerId).filter((other) => other !== words),
  );

export const forgetAllRecent = (viewerId: string | undefined): void => write(viewerId, []);

function write(viewerId: string | undefined, words: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner: viewerId ?? "", words }));
  } catch {
    // Without storage nothing is remembered; the search works all the same.
  }
}
