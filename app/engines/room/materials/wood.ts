import type { Rgb } from "../image/color.ts";
import { cellNoise, fractalNoise, visible } from "./noise.ts";

/** Grain of one board into `out`: `along` and `across` it in meters, `board` its number. */
export function wood(
  first: Rgb,
  second: Rgb,
  along: number,
  across: number,
  board: number,
  footprintAlong: number,
  footprintAcross: number,
  out: Float32Array,
): void {
  // From far away boards are one floor.
  const apart = visible(footprintAcross, 0.3);
  const tone = 0.5 + (cellNoise(board, 7) - 0.5) * apart;
  const place = cellNoise(board, 19) * 31;
  // Long clouds, rings cut by the saw, and pores, each as far as a pixel shows it.
  const clouds = fractalNoise(along * 0.9 + place, across * 9 + tone * 29, Math.max(footprintAlong * 0.9, footprintAcross * 9));
  const fibers = fractalNoise(along * 3.1 + tone * 13, across * 75 + place, Math.max(footprintAlong * 3.1, footprintAcross * 75));
  let grain = clouds * 0.75 + fibers * 0.5;
  const seen = visible(footprintAcross, 0.012);
  if (seen > 0) {
    const bend = fractalNoise(along * 0.55 + place, across * 2.2 + place, footprintAlong * 0.55) * 7;
    const ring = across * 34 + bend + tone * 5;
    const phase = ring - Math.floor(ring);
    grain += (phase < 0.82 ? phase / 0.82 - 0.5 : (1 - phase) / 0.18 - 0.5) * 0.17 * seen * (0.4 + cellNoise(board, 23));
  }
  const share = Math.min(1.15, Math.max(-0.15, 0.5 + (tone - 0.5) * 0.75 + grain * 1.1));
  const level = 1 + (cellNoise(board, 3) - 0.5) * 0.13 * apart - grain * 0.2;
  const warmth = (cellNoise(board, 5) - 0.5) * 0.05 * apart;
  out[0] = (first[0] + (second[0] - first[0]) * share) * level * (1 + warmth);
  out[1] = (first[1] + (second[1] - first[1]) * share) * level;
  out[2] = (first[2] + (second[2] - first[2]) * share) * level * (1 - warmth);
}
