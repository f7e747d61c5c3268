// Which searched words may be stored. Pure.
export const LONGEST_WORDS = 60;
const MOST_WORDS = 6;

const VOWEL_MARKS = /[\u064B-\u0652\u0670\u0640]/g;
/** Telephone numbers, numbers of papers and accounts: six digits that nothing but their usual separators parts. */
const LONG_NUMBER = /\p{Nd}(?:[\s().+\-–]*\p{Nd}){5}/u;
/** An email address, a website, an account of a network, a path. */
const ADDRESS = /[@/\\]|\p{L}\.\p{L}{2}/u;

/** The words as they are counted; null when they might say who someone is, or are no search: a sentence, or no letter. */
export function countedWords(typed: string): string | null {
  const words = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(VOWEL_MARKS, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (words.length > LONGEST_WORDS || words.split(" ").length > MOST_WORDS || !/\p{L}/u.test(words)) return null;
  return LONG_NUMBER.test(words) || ADDRESS.test(words) ? null : words;
}
