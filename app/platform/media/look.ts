import { bytesToOklab } from "../color/oklab.ts";

/** How an image looks, as 128 numbers from -127 to 127: the closer two of these are, the more alike a person finds the pictures. */
export type Look = Int8Array;
export const LOOK_SIZE = 128;

// docs/decisions/0014-finding-by-eye.md says what each part is for. Weights make the parts count: where colors lie, which colors, where edges lie, the whole.
const GRID = { cells: 4, weight: 130 };
const PALETTE = { grays: 5, hues: 8, weight: 220 };
const EDGES = { cells: 3, directions: 6, weight: 180 };
const WHOLE = { center: [0.62, 0.004, 0.03, 0.2, 0.05], weights: [260, 1000, 800, 500, 900] } as const;
// Below the first chroma a color counts as gray, as white walls do in any light; from the second on fully as a color.
const CHROMA = { none: 0.025, full: 0.11 };

type Pixels = { width: number; height: number; lightness: Float64Array; green: Float64Array; yellow: Float64Array };

/** Describes a small RGBA copy (about 64 pixels wide or high) of an image. */
export function lookOf(rgba: Uint8Array, width: number, height: number): Look {
  const pixels = labPixels(rgba, width, height);
  const grid = gridOf(pixels);
  const edges = edgesOf(pixels);
  const parts = [...grid.cells, ...paletteOf(pixels), ...edges.cells, ...wholeOf(grid.mean, grid.contrast, edges.strength)];
  return Int8Array.from(parts, (value) => Math.max(-127, Math.min(127, Math.round(value))));
}

/** Transparent parts count as the white that they are shown on. */
function labPixels(rgba: Uint8Array, width: number, height: number): Pixels {
  const size = width * height;
  const pixels = { width, height, lightness: new Float64Array(size), green: new Float64Array(size), yellow: new Float64Array(size) };
  for (let at = 0; at < size; at += 1) {
    const alpha = (rgba[at * 4 + 3] ?? 255) / 255;
    const channel = (offset: number) => Math.round((rgba[at * 4 + offset] ?? 0) * alpha + 255 * (1 - alpha));
    const [lightness, green, yellow] = bytesToOklab(channel(0), channel(1), channel(2));
    pixels.lightness[at] = lightness;
    pixels.green[at] = green;
    pixels.yellow[at] = yellow;
  }
  return pixels;
}

/** Shares of a pixel between the two nearest of `count` cells along one side: a small shift changes little. */
function shares(position: number, length: number, count: number): readonly [number, number, number] {
  const at = Math.max(0, Math.min(count - 1, ((position + 0.5) / length) * count - 0.5));
  const first = Math.min(Math.floor(at), Math.max(0, count - 2));
  return [first, 1 - (at - first), at - first];
}

function eachCell({ width, height }: Pixels, count: number, visit: (cell: number, pixel: number, share: number) => void): void {
  for (let y = 0; y < height; y += 1) {
    const [row, above, below] = shares(y, height, count);
    for (let x = 0; x < width; x += 1) {
      const [column, before, after] = shares(x, width, count);
      const pixel = y * width + x;
      const cell = row * count + column;
      visit(cell, pixel, above * before);
      visit(cell + 1, pixel, above * after);
      visit(cell + count, pixel, below * before);
      visit(cell + count + 1, pixel, below * after);
    }
  }
}

const mean = (values: ArrayLike<number>): number => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

/** Where the colors are: the difference of each cell's mean from the picture's. */
function gridOf(pixels: Pixels) {
  const count = GRID.cells ** 2;
  const sums = new Float64Array(count * 3);
  const weights = new Float64Array(count);
  eachCell(pixels, GRID.cells, (cell, pixel, share) => {
    weights[cell] = (weights[cell] ?? 0) + share;
    sums[cell * 3] = (sums[cell * 3] ?? 0) + share * (pixels.lightness[pixel] ?? 0);
    sums[cell * 3 + 1] = (sums[cell * 3 + 1] ?? 0) + share * (pixels.green[pixel] ?? 0);
    sums[cell * 3 + 2] = (sums[cell * 3 + 2] ?? 0) + share * (pixels.yellow[pixel] ?? 0);
  });
  const whole = [mean(pixels.lightness), mean(pixels.green), mean(pixels.yellow)];
  // Colors differ by less than lightness does.
  const cells = Array.from(sums, (sum, at) => {
    const part = at % 3;
    return (sum / (weights[Math.floor(at / 3)] || 1) - (whole[part] ?? 0)) * GRID.weight * (part === 0 ? 1 : 3);
  });
  const middle = whole[0] ?? 0;
  const contrast = Math.sqrt(mean(pixels.lightness.map((value) => (value - middle) ** 2)));
  return { cells, mean: whole, contrast };
}

/** Which colors: how much of the picture is each gray, each hue in a dark and a light tone. Square roots, so that small accents count. */
function paletteOf({ lightness, green, yellow }: Pixels): number[] {
  const bins = new Float64Array(PALETTE.grays + PALETTE.hues * 2);
  const add = (bin: number, amount: number) => {
    bins[bin] = (bins[bin] ?? 0) + amount;
  };
  for (let at = 0; at < lightness.length; at += 1) {
    const [light, a, b] = [lightness[at] ?? 0, green[at] ?? 0, yellow[at] ?? 0];
    const color = Math.max(0, Math.min(1, (Math.hypot(a, b) - CHROMA.none) / (CHROMA.full - CHROMA.none)));
    const gray = Math.max(0, Math.min(PALETTE.grays - 1, light * (PALETTE.grays - 1)));
    const darker = Math.min(Math.floor(gray), PALETTE.grays - 2);
    add(darker, (1 - color) * (1 - (gray - darker)));
    add(darker + 1, (1 - color) * (gray - darker));
    const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * PALETTE.hues;
    const first = Math.floor(hue) % PALETTE.hues;
    const isLight = Math.max(0, Math.min(1, (light - 0.35) / 0.4));
    for (const [bin, share] of [
      [first, 1 - (hue % 1)],
      [(first + 1) % PALETTE.hues, hue % 1],
    ] as const) {
      add(PALETTE.grays + bin * 2, color * share * (1 - isLight));
      add(PALETTE.grays + bin * 2 + 1, color * share * isLight);
    }
  }
  const even = 1 / Math.sqrt(bins.length);
  return Array.from(bins, (amount) => (Math.sqrt(amount / lightness.length) - even) * PALETTE.weight);
}

/** Where edges lie and which way they run: furniture, windows and arches, whatever their color. */
function edgesOf(pixels: Pixels) {
  const { width, height, lightness } = pixels;
  const strength = new Float64Array(width * height);
  const direction = new Float64Array(width * height);
  const at = (x: number, y: number) => lightness[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = at(x + 1, y) - at(x - 1, y);
      const down = at(x, y + 1) - at(x, y - 1);
      strength[y * width + x] = Math.hypot(across, down);
      direction[y * width + x] = ((Math.atan2(down, across) / Math.PI + 1) % 1) * EDGES.directions;
    }
  }
  const sums = new Float64Array(EDGES.cells ** 2 * EDGES.directions);
  eachCell(pixels, EDGES.cells, (cell, pixel, share) => {
    const turn = direction[pixel] ?? 0;
    const first = Math.floor(turn) % EDGES.directions;
    const amount = share * (strength[pixel] ?? 0);
    const bins = cell * EDGES.directions;
    const next = bins + ((first + 1) % EDGES.directions);
    sums[bins + first] = (sums[bins + first] ?? 0) + amount * (1 - (turn % 1));
    sums[next] = (sums[next] ?? 0) + amount * (turn % 1);
  });
  const total = sums.reduce((sum, value) => sum + value, 0) || 1;
  const even = 1 / Math.sqrt(sums.length);
  return { cells: Array.from(sums, (sum) => (Math.sqrt(sum / total) - even) * EDGES.weight), strength: mean(strength) };
}

const wholeOf = (colors: readonly number[], contrast: number, strength: number): number[] =>
  [...colors, contrast, strength].map((value, at) => (value - (WHOLE.center[at] ?? 0)) * (WHOLE.weights[at] ?? 0));
