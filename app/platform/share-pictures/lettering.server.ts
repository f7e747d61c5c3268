import { type Run, readsRightToLeft, visualRuns } from "#app/platform/documents/bidi-runs.ts";
import { brokenLines, canWrite, drawable, type Face, type Fonts, fontOf, fonts } from "#app/platform/documents/faces.server.ts";

type Style = { face: Face; color: string };
type Box = { x: number; y: number; width: number; height: number };

const MORE = "…";
/** Arabic, Thai and Devanagari stand higher and reach deeper than Latin letters. */
const TALL = /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;
const heightOfLine = (text: string, size: number) => size * (TALL.test(text) ? 1.5 : 1.2);

/** Text as outlines, so that every script is shaped by the project's own fonts, whatever fonts the machine has. */
export async function lettering(isRTL: boolean) {
  const known = await fonts();
  return {
    canWrite: (text: string, face: Face) => canWrite(known, face, text),
    /** In the largest of the sizes in which it fits; cut where it fits in none. Lines begin at the page's side. @returns SVG and how high it is */
    set(written: string, box: Box, sizes: readonly number[], style: Style) {
      const text = drawable(known, style.face, written);
      const set = setter(known, style.face, isRTL);
      const size = sizes.find((each) => set.broken(text, box.width, each).length <= Math.floor(box.height / heightOfLine(text, each))) ?? sizes.at(-1) ?? 1;
      const step = heightOfLine(text, size);
      const lines = set.cut(set.broken(text, box.width, size), Math.max(1, Math.floor(box.height / step)), box.width, size);
      const paths = lines.map((line, index) => {
        const left = isRTL ? box.x + box.width - set.width(line, size) : box.x;
        return set.path(line, left, box.y + index * step + (step - size) / 2 + size * 0.82, size);
      });
      return { svg: `<path fill="${style.color}" d="${paths.join("")}"/>`, height: lines.length * step };
    },
  };
}

function setter(known: Fonts, face: Face, isRTL: boolean) {
  const runsOf = (line: string) => visualRuns(line, readsRightToLeft(line, isRTL), fontOf(known, face));
  const laidOut = ({ text, font }: Run) => known.get(font)?.font.layout(text);
  const scaleOf = ({ font }: Run, size: number) => size / (known.get(font)?.font.unitsPerEm ?? 1);
  const width = (line: string, size: number) => runsOf(line).reduce((sum, run) => sum + (laidOut(run)?.advanceWidth ?? 0) * scaleOf(run, size), 0);
  const fits = (line: string, most: number, size: number) => width(line, size) <= most;

  /** Letters from the end give way until it fits. */
  function shortened(line: string, most: number, size: number): string {
    const letters = Array.from(line.trimEnd());
    while (letters.length > 1 && !fits(letters.join("").trimEnd() + MORE, most, size)) letters.pop();
    return letters.join("").trimEnd() + MORE;
  }

  return {
    width,
    broken: (text: string, most: number, size: number) => brokenLines(text.trim(), (line) => fits(line, most, size)),
    cut: (lines: readonly string[], count: number, most: number, size: number) =>
      lines
        .slice(0, count)
        .map((line, index) => ((index === count - 1 && lines.length > count) || !fits(line, most, size) ? shortened(line, most, size) : line)),
    /** The outline of a line whose letters stand on `base`. */
    path(line: string, left: number, base: number, size: number): string {
      let x = left;
      return runsOf(line)
        .map((run) => {
          const scale = scaleOf(run, size);
          const { glyphs = [], positions = [] } = laidOut(run) ?? {};
          return glyphs
            .map((glyph, index) => {
              const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
              const outline = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, base - yOffset * scale);
              x += xAdvance * scale;
              return rounded(outline.toSVG());
            })
            .join("");
        })
        .join("");
    },
  };
}

const rounded = (path: string) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
