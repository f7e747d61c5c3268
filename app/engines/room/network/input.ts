import type { RgbImage, Size } from "../image/planes.ts";
import { type Planes, planes } from "./layers.ts";

/** The network halves the picture four times. */
const STEP = 16;
const SHORTEST = 64;
const LONGEST = 768;

/** The size at which the network sees so many pixels of a picture: as close to its shape as multiples of 16 allow. */
export function sizeFor({ width, height }: Size, area: number): Size {
  const side = (one: number, other: number): number => {
    const exact = Math.sqrt((area * one) / other);
    return Math.min(LONGEST, Math.max(SHORTEST, Math.round(exact / STEP) * STEP));
  };
  return { width: side(width, height), height: side(height, width) };
}

/** Red, green, blue and place: brightness and contrast of every picture are made alike, so that dark rooms are seen as well as light ones. */
export function inputOf(picture: RgbImage, area: number): Planes {
  const { width, height } = sizeFor(picture, area);
  const input = planes(width, height, 5);
  const size = width * height;
  const { values } = input;
  shrink(picture, input);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < 3 * size; at += 1) {
    sum += values[at]!;
    squares += values[at]! * values[at]!;
  }
  const mean = sum / (3 * size);
  const spread = Math.sqrt(Math.max(0, squares / (3 * size) - mean * mean)) + 0.03;
  for (let at = 0; at < 3 * size; at += 1) values[at] = (values[at]! - mean) / spread;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      values[3 * size + y * width + x] = (2 * x + 1) / width - 1;
      values[4 * size + y * width + x] = (2 * y + 1) / height - 1;
    }
  }
  return input;
}

/** Every pixel is the mean of the area that it covers (or, where the picture is smaller, of the pixel it lies in). */
function shrink(picture: RgbImage, target: Planes): void {
  const columns = sharesOf(picture.width, target.width);
  const rows = sharesOf(picture.height, target.height);
  const size = target.width * target.height;
  for (let y = 0; y < target.height; y += 1) {
    const row = rows[y]!;
    for (let x = 0; x < target.width; x += 1) {
      const column = columns[x]!;
      let [red, green, blue] = [0, 0, 0];
      for (let j = 0; j < row.weights.length; j += 1) {
        for (let i = 0; i < column.weights.length; i += 1) {
          const weight = row.weights[j]! * column.weights[i]!;
          const at = 3 * ((row.first + j) * picture.width + column.first + i);
          red += weight * picture.data[at]!;
          green += weight * picture.data[at + 1]!;
          blue += weight * picture.data[at + 2]!;
        }
      }
      const at = y * target.width + x;
      target.values[at] = red / 255;
      target.values[size + at] = green / 255;
      target.values[2 * size + at] = blue / 255;
    }
  }
}

/** Which pixels of a side make up each pixel of a shorter (or longer) one, and by which share. */
function sharesOf(from: number, to: number): { first: number; weights: number[] }[] {
  return Array.from({ length: to }, (_, index) => {
    const begin = (index * from) / to;
    const end = ((index + 1) * from) / to;
    const first = Math.min(from - 1, Math.floor(begin));
    const last = Math.min(from - 1, Math.max(first, Math.ceil(end) - 1));
    const weights = Array.from({ length: last - first + 1 }, (_, pixel) => Math.min(end, first + pixel + 1) - Math.max(begin, first + pixel));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}
