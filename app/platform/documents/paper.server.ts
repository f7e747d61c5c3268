import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as fontkit from "fontkit";
import PDFDocument from "pdfkit";
import wawoff2 from "wawoff2";
import { type Run, readsRightToLeft, visualRuns } from "./bidi-runs.ts";

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

/** Of the size. */
const THICKENING = 0.03;

type Font = { bytes: Buffer; has(character: string): boolean };
let loaded: Promise<ReadonlyMap<string, Font>> | undefined;

/** Read for the first file and cached: half a megabyte. */
function fonts(): Promise<ReadonlyMap<string, Font>> {
  loaded ??= Promise.all(
    [...new Set(Object.values(FACES).flat())].map(async (name): Promise<[string, Font]> => {
      // not WOFF2: subsetting needs the plain format
      const bytes = Buffer.from(await wawoff2.decompress(await readFile(resolve(FOLDER, `${name}.woff2`))));
      const font = fontkit.create(bytes) as fontkit.Font;
      return [name, { bytes, has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) }];
    }),
  ).then((entries) => new Map(entries));
  return loaded;
}

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

export type TextStyle = { face: Face; size: number; color: string; lineHeight?: number };
export type Align = "start" | "end";
type Box = { x: number; y: number; width: number };
/** A broken line, with its pieces in visual order. */
export type Line = { runs: readonly Run[]; width: number; isLineRTL: boolean };

/** A4 sheets with text in every direction: lines are broken, ordered and shaped here, because PDF knows only glyphs and places. */
export type Paper = Awaited<ReturnType<typeof openPaper>>;

export async function openPaper({ title, language, isRTL }: { title: string; language: string; isRTL: boolean }) {
  const known = await fonts();
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: true,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title },
  });
  for (const [name, { bytes }] of known) document.registerFont(name, bytes);

  const fontOf = (face: Face) => (character: string, before: string | undefined) => {
    const stays = before && !/[\p{L}\p{N}]/u.test(character) && known.get(before)?.has(character);
    return stays ? before : (FACES[face].find((name) => known.get(name)?.has(character)) ?? FACES[face][0]);
  };
  // Without features pdfkit sets word by word from the left, which would turn the words of an Arabic line around.
  const options = { features: [] as never[], lineBreak: false };
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text, options), 0);

  const measured = (line: string, isLineRTL: boolean, { face, size }: TextStyle) => {
    const runs = visualRuns(line, isLineRTL, fontOf(face));
    return { runs, width: widthOf(runs, size) };
  };

  /** Breaks at spaces, and where Thai begins a word; a word that is too long gets its own line. */
  function linesOf(text: string, width: number, style: TextStyle) {
    return text.split("\n").flatMap((paragraph) => {
      const isLineRTL = readsRightToLeft(paragraph, isRTL);
      const lines: string[] = [];
      for (const { word, gap } of wordsOf(paragraph)) {
        const longer = lines.length > 0 ? `${lines.at(-1)}${gap}${word}` : word;
        if (lines.length > 0 && measured(longer, isLineRTL, style).width <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines.map((line) => ({ ...measured(line, isLineRTL, style), isLineRTL }));
    });
  }

  const heightOfLine = ({ size, lineHeight = 1.45 }: TextStyle) => size * lineHeight;
  const heightOf = (text: string, width: number, style: TextStyle): number => (text ? linesOf(text, width, style).length * heightOfLine(style) : 0);

  function drawLine(line: Line, { x, y, width }: Box, style: TextStyle, align?: Align): void {
    const isRight = align ? (align === "end") !== isRTL : line.isLineRTL;
    let left = isRight ? x + width - line.width : x;
    const base = y + (heightOfLine(style) - style.size) / 2 + style.size * 0.82;
    for (const run of line.runs) {
      document.font(run.font).fontSize(style.size).fillColor(style.color);
      // the Latin font has one weight here: a thin line around its letters makes it match the Arabic one
      const isThickened = style.face === "strong" && run.font.includes("latin");
      if (isThickened) document.strokeColor(style.color).lineWidth(style.size * THICKENING);
      document.text(run.text, left, base, { ...options, baseline: "alphabetic", ...(isThickened && { fill: true, stroke: true }) });
      left += document.widthOfString(run.text, options);
    }
  }

  /** `align` is of the page's direction; without it each paragraph begins at its own side. @returns the height it took */
  function drawLines(lines: readonly Line[], box: Box, style: TextStyle, align?: Align): number {
    const height = heightOfLine(style);
    for (const [index, line] of lines.entries()) drawLine(line, { ...box, y: box.y + index * height }, style, align);
    return lines.length * height;
  }

  return {
    document,
    isRTL,
    linesOf: (text: string, width: number, style: TextStyle): Line[] => (text ? linesOf(text, width, style) : []),
    heightOfLine,
    heightOf,
    drawLines,
    draw: (text: string, box: Box, style: TextStyle, align?: Align): number => (text ? drawLines(linesOf(text, box.width, style), box, style, align) : 0),
    /** The whole file. */
    async close(): Promise<Buffer> {
      const chunks: Buffer[] = [];
      const done = new Promise<void>((finish, fail) =>
        document
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", finish)
          .on("error", fail),
      );
      document.end();
      await done;
      return Buffer.concat(chunks);
    },
  };
}
