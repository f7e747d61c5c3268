import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as fontkit from "fontkit";
import wawoff2 from "wawoff2";

const FOLDER = resolve("app/ui/fonts");
const FURTHER = ["ibm-plex-sans-latin-more", "ibm-plex-sans-latin-ext", "ibm-plex-sans-vietnamese", "ibm-plex-sans-cyrillic", "ibm-plex-sans-greek"] as const;
const STRONG = ["ibm-plex-sans-arabic-600", "ibm-plex-sans-thai-600", "ibm-plex-sans-devanagari-600"] as const;
/** The fonts of each kind of text; for each character the first font that has it. */
const FACES = {
  text: ["ibm-plex-sans-latin-basic", "ibm-plex-sans-arabic-400", ...FURTHER, "saudi-riyal-20c1", "ibm-plex-sans-thai-400", "ibm-plex-sans-devanagari-400"],
  strong: ["ibm-plex-sans-latin-basic", ...FURTHER, "saudi-riyal-20c1", ...STRONG],
  title: ["newsreader-display-latin", "newsreader-display-latin-ext", ...FURTHER, ...STRONG],
} as const;
export type Face = keyof typeof FACES;

export type LoadedFont = { bytes: Buffer; font: fontkit.Font; has(character: string): boolean };
export type Fonts = ReadonlyMap<string, LoadedFont>;
let loaded: Promise<Fonts> | undefined;

/** Read for the first file and cached: half a megabyte. */
export function fonts(): Promise<Fonts> {
  loaded ??= Promise.all(
    [...new Set(Object.values(FACES).flat())].map(async (name): Promise<[string, LoadedFont]> => {
      // not WOFF2: subsetting needs the plain format
      const bytes = Buffer.from(await wawoff2.decompress(await readFile(resolve(FOLDER, `${name}.woff2`))));
      const font = fontkit.create(bytes) as fontkit.Font;
      return [name, { bytes, font, has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) }];
    }),
  ).then((entries) => new Map(entries));
  return loaded;
}

/** The font of a character; signs and spaces stay in the font of what is before them. */
export const fontOf = (known: Fonts, face: Face) => (character: string, before: string | undefined) => {
  const stays = before && !/[\p{L}\p{N}]/u.test(character) && known.get(before)?.has(character);
  return stays ? before : (FACES[face].find((name) => known.get(name)?.has(character)) ?? FACES[face][0]);
};

/** Whether the project's fonts have every letter and number of a text. */
export const canWrite = (known: Fonts, face: Face, text: string): boolean =>
  Array.from(text).every((character) => !/[\p{L}\p{N}]/u.test(character) || FACES[face].some((name) => known.get(name)?.has(character)));

/** Without signs that no font of the project has, such as emoji. */
export const drawable = (known: Fonts, face: Face, text: string): string =>
  Array.from(text)
    .filter((character) => /\s/u.test(character) || FACES[face].some((name) => known.get(name)?.has(character)))
    .join("");

const THAI = /[\u0e01-\u0e5b]/u;
const thaiWords = new Intl.Segmenter("th", { granularity: "word" });

/** The words of a text, each with what stands between it and the word before: Thai writes no spaces between words. */
const wordsOf = (text: string) =>
  text
    .split(/\s+/u)
    .flatMap((part) =>
      THAI.test(part)
        ? Array.from(thaiWords.segment(part), ({ segment }, index) => ({ word: segment, gap: index === 0 ? " " : "" }))
        : [{ word: part, gap: " " }],
    );

/** Breaks a paragraph at spaces, and where Thai begins a word; a word that is too long gets its own line. */
export function brokenLines(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const { word, gap } of wordsOf(paragraph)) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${gap}${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
