import { lazily, Texture } from "./texture.ts";

/** A number from 0 to 1 for a cell of a grid; the same for the same cell. */
export function cellNoise(x: number, y: number): number {
  let mixed = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Units after which the noise repeats, and its pixels in each of them. */
const PERIOD = 32;
const FINENESS = 16;
const OCTAVES = 5;

const noise = lazily(() => {
  const cells = Array.from({ length: OCTAVES }, (_, octave) => PERIOD << octave);
  return new Texture(PERIOD * FINENESS, 1, (x, y, out) => {
    let sum = 0;
    let amplitude = 0.5;
    for (const [octave, count] of cells.entries()) {
      sum += amplitude * (valueNoise(x * count, y * count, count, octave) - 0.5);
      amplitude *= 0.55;
    }
    out[0] = sum;
  });
});

/** Smooth noise from 0 to 1 that repeats after `count` cells. */
function valueNoise(x: number, y: number, count: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let [fx, fy] = [x - column, y - row];
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const at = (dx: number, dy: number) => cellNoise(((column + dx) % count) + seed * 7919, (row + dy) % count);
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Noise of several sizes around 0, the largest of one unit; sizes below the footprint are left out. */
export function fractalNoise(x: number, y: number, footprint: number): number {
  return noise().value(x / PERIOD, y / PERIOD, footprint / PERIOD);
}

/** 1 where a detail of `size` is larger than the pixel's footprint, 0 where it is smaller: detail that cannot be seen must not flicker. */
export function visible(footprint: number, size: number): number {
  const share = footprint / size;
  return share <= 0.35 ? 1 : share >= 1 ? 0 : 1 - (share - 0.35) / 0.65;
}

/** How much of a pixel a line covers: `distance` from its middle, `half` its half width, `footprint` the pixel's size, all in one unit. */
export function lineCover(distance: number, half: number, footprint: number): number {
  const reach = Math.max(half, footprint * 0.5);
  const share = distance / reach;
  return share >= 1 ? 0 : Math.min(1, half / reach) * (1 - share * share);
}

/** How much of a pixel lies inside an outline: `distance` to it, positive inside. */
export function insideCover(distance: number, footprint: number): number {
  const share = distance / Math.max(footprint, 1e-5) + 0.5;
  return share <= 0 ? 0 : share >= 1 ? 1 : share;
}

/** Distance to the nearest multiple of `period`. */
export const toJoint = (place: number, period: number): number => Math.abs(place / period - Math.round(place / period)) * period;
