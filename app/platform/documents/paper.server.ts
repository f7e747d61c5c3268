import PDFDocument from "pdfkit";
import { type Run, readsRightToLeft, visualRuns } from "./bidi-runs.ts";
import { brokenLines, type Face, fontOf, fonts } from "./faces.server.ts";

/** Of the size. */
const THICKENING = 0.03;

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

  // Without features pdfkit sets word by word from the left, which would turn the words of an Arabic line around.
  const options = { features: [] as never[], lineBreak: false };
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text, options), 0);

  const measured = (line: string, isLineRTL: boolean, { face, size }: TextStyle) => {
    const runs = visualRuns(line, isLineRTL, fontOf(known, face));
    return { runs, width: widthOf(runs, size) };
  };

  function linesOf(text: string, width: number, style: TextStyle) {
    return text.split("\n").flatMap((paragraph) => {
      const isLineRTL = readsRightToLeft(paragraph, isRTL);
      const lines = brokenLines(paragraph, (line) => measured(line, isLineRTL, style).width <= width);
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
