import type { RgbImage } from "../image/planes.ts";

// Photographs of many megapixels are painted smaller. Unpainted pixels get their own fine detail back; new surfaces have none that would be missed.

/** Up to so many pixels a photograph is painted at its own size. */
const LARGEST = 4.5e6;

/** How many times smaller a photograph is painted. */
export const shrinkingOf = ({ width, height }: RgbImage): number => Math.max(1, Math.ceil(Math.sqrt((width * height) / LARGEST)));

/** Means of squares of `factor` by `factor` pixels. */
export function shrink({ width, height, data }: RgbImage, factor: number): RgbImage {
  const small = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const result = new Uint8Array(small.width * small.height * 3);
  const sums = new Uint32Array(small.width * 3);
  for (let y = 0; y < small.height; y += 1)
    shrinkRow(data, width, Math.min(factor, height - y * factor), y * factor, factor, sums, result.subarray(y * small.width * 3));
  return { ...small, data: result };
}

function shrinkRow(data: Uint8Array, width: number, rows: number, first: number, factor: number, sums: Uint32Array, target: Uint8Array): void {
  sums.fill(0);
  for (let row = first; row < first + rows; row += 1) {
    for (let x = 0, column = 0, left = factor, at = row * width * 3; x < width; x += 1, at += 3) {
      sums[column] = sums[column]! + data[at]!;
      sums[column + 1] = sums[column + 1]! + data[at + 1]!;
      sums[column + 2] = sums[column + 2]! + data[at + 2]!;
      left -= 1;
      if (left === 0) {
        left = factor;
        column += 3;
      }
    }
  }
  const last = sums.length / 3 - 1;
  for (let column = 0; column <= last; column += 1) {
    const count = rows * (column < last ? factor : width - last * factor);
    for (let channel = 0; channel < 3; channel += 1) target[column * 3 + channel] = (sums[column * 3 + channel]! / count + 0.5) | 0;
  }
}

/** Carries what was painted onto the large photograph, row by row. */
export class Enlarger {
  readonly #photo: RgbImage;
  readonly #factor: number;
  readonly #small: RgbImage;
  readonly #painted: Uint8Array;
  readonly #unpainted: Uint8Array;
  /** Of each small column: three painted values, three old ones, and what share of the pixel is unpainted. */
  readonly #row: Float32Array;

  /** @param unpainted by small pixel: the share of it that is not painted, 0 to 255 */
  constructor(photo: RgbImage, factor: number, small: RgbImage, painted: Uint8Array, unpainted: Uint8Array) {
    this.#photo = photo;
    this.#factor = factor;
    this.#small = small;
    this.#painted = painted;
    this.#unpainted = unpainted;
    this.#row = new Float32Array((small.width + 1) * 7);
  }

  /** Rows from `first` up to `end` into `target`, which may be the photograph's own data. */
  enlarge(first: number, end: number, target: Uint8Array): void {
    for (let y = first; y < end; y += 1) {
      this.#readRow((y + 0.5) / this.#factor - 0.5);
      this.#writeRow(y, target);
    }
  }

  #readRow(place: number): void {
    const { width, height, data } = this.#small;
    const painted = this.#painted;
    const unpainted = this.#unpainted;
    const row = this.#row;
    const y = Math.min(height - 1, Math.max(0, place));
    const share = y - (y | 0);
    const upper = (y | 0) * width;
    const lower = Math.min(height - 1, (y | 0) + 1) * width;
    for (let x = 0, at = 0; x < width; x += 1, at += 7) {
      const one = (upper + x) * 3;
      const two = (lower + x) * 3;
      row[at] = painted[one]! + (painted[two]! - painted[one]!) * share;
      row[at + 1] = painted[one + 1]! + (painted[two + 1]! - painted[one + 1]!) * share;
      row[at + 2] = painted[one + 2]! + (painted[two + 2]! - painted[one + 2]!) * share;
      row[at + 3] = data[one]! + (data[two]! - data[one]!) * share;
      row[at + 4] = data[one + 1]! + (data[two + 1]! - data[one + 1]!) * share;
      row[at + 5] = data[one + 2]! + (data[two + 2]! - data[one + 2]!) * share;
      row[at + 6] = (unpainted[upper + x]! + (unpainted[lower + x]! - unpainted[upper + x]!) * share) / 255;
    }
    row.copyWithin(width * 7, (width - 1) * 7, width * 7);
  }

  #writeRow(y: number, target: Uint8Array): void {
    const { width, data } = this.#photo;
    const row = this.#row;
    const step = 1 / this.#factor;
    const last = this.#small.width - 1;
    for (let x = 0, pixel = y * width * 3; x < width; x += 1, pixel += 3) {
      let place = (x + 0.5) * step - 0.5;
      if (place < 0) place = 0;
      else if (place > last) place = last;
      const at = (place | 0) * 7;
      const share = place - (place | 0);
      const detail = row[at + 6]! + (row[at + 13]! - row[at + 6]!) * share;
      for (let channel = 0; channel < 3; channel += 1) {
        const here = at + channel;
        const painted = row[here]! + (row[here + 7]! - row[here]!) * share;
        const old = row[here + 3]! + (row[here + 10]! - row[here + 3]!) * share;
        const value = painted + (data[pixel + channel]! - old) * detail + 0.5;
        target[pixel + channel] = value <= 0 ? 0 : value >= 255 ? 255 : value | 0;
      }
    }
  }
}
