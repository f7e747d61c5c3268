import { wordsOf } from "#app/platform/text/search-words.ts";

export type Part = { text: string; isMatch: boolean };

const PIECES = /[\p{L}\p{N}\p{M}\u0640]+|[^\p{L}\p{N}\p{M}\u0640]+/gu;
const JOINED = /\p{Script=Arabic}/u;

/** Splits a title into matches and the rest. Arabic words are marked whole, because their letters are joined. */
export function markedParts(title: string, typed: string): Part[] {
  const asked = wordsOf(typed);
  return [...title.matchAll(PIECES)].flatMap(([piece]): Part[] => {
    const length = matchLength(piece, asked);
    const parts = [
      { text: piece.slice(0, length), isMatch: true },
      { text: piece.slice(length), isMatch: false },
    ];
    return parts.filter(({ text }) => text !== "");
  });
}

/** The length of a word's matching prefix. */
function matchLength(piece: string, asked: readonly string[]): number {
  const [folded = ""] = wordsOf(piece);
  const word = asked.filter((one) => folded.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
  if (!word) return 0;
  if (JOINED.test(piece)) return piece.length;
  let length = 0;
  for (const letter of piece) {
    length += letter.length;
    if (wordsOf(piece.slice(0, length))[0]?.startsWith(word)) return length;
  }
  return piece.length;
}
