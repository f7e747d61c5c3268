import { BACK, CEILING, FLOOR, type FoundMap, LEFT, RIGHT, UNTOUCHED } from "./labels.ts";

/** Red, green and blue, 0 to 255. */
export type Tint = readonly [number, number, number];
export type Tints = { wall: Tint; floor: Tint; ceiling: Tint };

type Grid = Pick<FoundMap, "width" | "height">;

/** Pixels of one repetition of the patterns, at the map's own size. */
const PERIOD = 12;
const PLAIN = 0.3;
const DRAWN = 0.62;
const OUTLINE = 0.95;

/** Each surface has a pattern of its own as well, for people who cannot distinguish the colors. */
const PATTERNS: Readonly<Record<number, (x: number, y: number) => boolean>> = {
  [BACK]: (x, y) => (x + y) % PERIOD < 2,
  [LEFT]: (x, y) => (x - y + PERIOD) % PERIOD < 2,
  [RIGHT]: (x) => x % PERIOD < 2,
  [FLOOR]: (_, y) => y % (PERIOD / 2) < 1,
  [CEILING]: (x, y) => (x % (PERIOD / 2)) ** 2 + (y % (PERIOD / 2)) ** 2 < 3,
};

const packed = ([red, green, blue]: Tint, alpha: number): number => ((Math.round(alpha * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** One repetition of each label's pattern as pixels, and its outline. */
function brushes({ wall, floor, ceiling }: Tints) {
  const tintOf = (label: number) => (label === FLOOR ? floor : label === CEILING ? ceiling : wall);
  const tile = (label: number) =>
    Uint32Array.from({ length: PERIOD * PERIOD }, (_, at) => packed(tintOf(label), PATTERNS[label]?.(at % PERIOD, (at / PERIOD) | 0) ? DRAWN : PLAIN));
  const labels = [UNTOUCHED, FLOOR, CEILING, BACK, LEFT, RIGHT];
  return { tiles: labels.map(tile), outlines: labels.map((label) => packed(tintOf(label), OUTLINE)) };
}

/** Draws the surfaces over the picture: tinted, patterned and outlined; untouched areas stay clear. `out` holds RGBA pixels of the map's size. */
export function drawTints(labels: Uint8Array, { width, height }: Grid, tints: Tints, out: Uint8ClampedArray): void {
  const pixels = new Uint32Array(out.buffer, out.byteOffset, labels.length);
  const { tiles, outlines } = brushes(tints);
  for (let y = 0; y < height; y += 1) {
    const row = (y % PERIOD) * PERIOD;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const label = labels[at]!;
      if (label === UNTOUCHED) {
        pixels[at] = 0;
        continue;
      }
      const isEdge =
        (x > 0 && labels[at - 1] !== label) ||
        (x + 1 < width && labels[at + 1] !== label) ||
        (y > 0 && labels[at - width] !== label) ||
        (y + 1 < height && labels[at + width] !== label);
      pixels[at] = isEdge ? outlines[label]! : tiles[label]![row + (x % PERIOD)]!;
    }
  }
}

/** Highlights what a tap would select: every pixel for which `isIn` holds, with a white rim. */
export function drawHighlight({ width, height }: Grid, isIn: (at: number) => boolean, out: Uint8ClampedArray): void {
  const pixels = new Uint32Array(out.buffer, out.byteOffset, width * height);
  const inner = packed([255, 255, 255], 0.34);
  const rim = packed([255, 255, 255], 1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!isIn(at)) {
        pixels[at] = 0;
        continue;
      }
      const isRim = x === 0 || y === 0 || x + 1 === width || y + 1 === height || !isIn(at - 1) || !isIn(at + 1) || !isIn(at - width) || !isIn(at + width);
      pixels[at] = isRim ? rim : inner;
    }
  }
}
