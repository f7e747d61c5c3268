import { linearToOklab, toLinear } from "#app/platform/color/oklab.ts";

/** Two hues nearer than this count as one. */
const NEAREST = 0.09;
const BITS = 4;

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/**
 * The colors that a photograph shows most, each clearly different from the others, as '#rrggbb'. Pixels are counted in small cubes of the color space; strong
 * colors count more than gray ones, because they characterize a room.
 */
export function dominantColors(pixels: ArrayLike<number>, most: number): string[] {
  const cubes = new Map<number, { n: number; r: number; g: number; b: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < 128) continue;
    const shift = 8 - BITS;
    const key = ((r >> shift) << (2 * BITS)) | ((g >> shift) << BITS) | (b >> shift);
    const cube = cubes.get(key) ?? { n: 0, r: 0, g: 0, b: 0 };
    cubes.set(key, { n: cube.n + 1, r: cube.r + r, g: cube.g + g, b: cube.b + b });
  }
  const ranked = [...cubes.values()]
    .map(({ n, r, g, b }) => {
      const lab = linearToOklab([toLinear(r / n / 255), toLinear(g / n / 255), toLinear(b / n / 255)]);
      return { color: `#${hex(r / n)}${hex(g / n)}${hex(b / n)}`, lab, weight: n * (1 + 6 * Math.hypot(lab[1], lab[2])) };
    })
    .toSorted((a, b) => b.weight - a.weight);
  const chosen: typeof ranked = [];
  for (const one of ranked) {
    if (chosen.length === most) break;
    if (chosen.every((other) => Math.hypot(...one.lab.map((value, axis) => value - (other.lab[axis] ?? 0))) > NEAREST)) chosen.push(one);
  }
  return chosen.map(({ color }) => color);
}
