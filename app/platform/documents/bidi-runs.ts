import bidiFactory from "bidi-js";

const bidi = bidiFactory();
/** Bidi controls: they order the text around them and are not drawn. */
const CONTROL = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A piece of a line in one direction and one font, as it is drawn: from left to right after the piece before it. */
export type Run = { text: string; font: string };
type FontOf = (character: string, before: string | undefined) => string;

type Piece = Run & { level: number };

/**
 * One line in visual order (UAX #9). Letters within a piece stay in their logical order: the font's shaper turns them. Signs between
 * them, which no shaper turns, are turned here.
 * @param fontOf which font has a character; spaces and signs use the font of the preceding character where possible
 */
export function visualRuns(line: string, isRTL: boolean, fontOf: FontOf): Run[] {
  if (!line) return [];
  const embedding = bidi.getEmbeddingLevels(line, isRTL ? "rtl" : "ltr");
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of line) {
    const level = embedding.levels[at] ?? 0;
    const last = pieces.at(-1);
    const font = fontOf(character, last?.font);
    const shown = mirrored.get(at) ?? character;
    if (CONTROL.test(character)) {
      at += character.length;
      continue;
    }
    if (last && last.level === level && last.font === font) last.text += shown;
    else pieces.push({ text: shown, font, level });
    at += character.length;
  }
  return reordered(pieces).map(({ text, font, level }) => ({ text: level % 2 === 1 && !RTL_LETTER.test(text) ? [...text].reverse().join("") : text, font }));
}

/** Rule L2: from the deepest level up, every stretch of that level or deeper is reversed. */
function reordered(pieces: Piece[]): Piece[] {
  const order = [...pieces];
  const deepest = Math.max(...order.map(({ level }) => level));
  for (let level = deepest; level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((order[end + 1]?.level ?? 0) >= level) end++;
      order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse());
      start = end;
    }
  return order;
}

/** Whether a text reads from right to left: its first letter with a direction decides. */
export function readsRightToLeft(text: string, otherwise: boolean): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter ? RTL_LETTER.test(letter) : otherwise;
}
