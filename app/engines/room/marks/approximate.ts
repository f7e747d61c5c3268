import { encode, LINEAR, linearOf, luminance, type Rgb } from "../image/color.ts";

/** A surface's color; null for the photograph itself, undefined for no change. */
export type Recolor = (label: number) => string | null | undefined;

/** The typical reflectance of walls: darker pixels are in the shade. */
const USUAL = 0.62;
const LABELS = 6;

/**
 * A rough preview of new colors until the engine has made the picture: a surface preserves its light and shade and takes the color on average.
 * Without patterns and reflections. All pictures are RGBA of one size.
 */
export function approximate(photo: Uint8ClampedArray, shown: Uint8ClampedArray, labels: Uint8Array, recolor: Recolor, out: Uint8ClampedArray): void {
  const wanted = Array.from({ length: LABELS }, (_, label) => recolor(label));
  const factors = wanted.map((color, label) => (color ? factorOf(photo, labels, label, linearOf(color)) : null));
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at]!;
    const factor = factors[label];
    const source = wanted[label] === null ? photo : shown;
    for (let channel = 0; channel < 3; channel += 1) {
      const byte = at * 4 + channel;
      out[byte] = factor ? encode(LINEAR[photo[byte]!]! * factor[channel]!) : source[byte]!;
    }
    out[at * 4 + 3] = 255;
  }
}

/** From the mean of a surface to the new color under the same light. */
function factorOf(photo: Uint8ClampedArray, labels: Uint8Array, label: number, target: Rgb): Rgb {
  const sum: Rgb = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < labels.length; at += 3) {
    if (labels[at] !== label) continue;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += LINEAR[photo[at * 4 + channel]!]!;
  }
  const mean = sum.map((value) => Math.max(0.01, value / Math.max(1, count))) as Rgb;
  const light = Math.min(1.2, Math.max(0.35, luminance(...mean) / USUAL));
  return target.map((value, channel) => (value * light) / mean[channel]!) as Rgb;
}
