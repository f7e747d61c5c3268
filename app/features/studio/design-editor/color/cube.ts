import { fromLinear, toLinear } from "#app/platform/color/oklab.ts";
import type { Grade } from "./grade.ts";
import { gradeInto, lightAt } from "./pipeline.ts";

/** The pipeline sampled as a color cube: `size` steps of sRGB along each axis, blue fastest. */
export type Cube = { size: number; values: Float32Array };

/** `values` of an earlier cube of this size are written over. */
export function makeCube(grade: Grade, size: number, values = new Float32Array(size ** 3 * 3)): Cube {
  const steps = Array.from({ length: size }, (_, n) => toLinear(n / (size - 1)));
  let at = 0;
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        gradeInto(values, at, red, green, blue, grade);
        at += 3;
      }
  return { size, values };
}

// Places along an axis are looked up by the square root of the light, which spreads what is dark.
const FINE = 4096;
/** The step in pixels over which falloff is interpolated. */
const SPAN = 8;
const ROOTS = Float32Array.from({ length: 256 }, (_, value) => Math.sqrt(toLinear(value / 255)) * FINE);
const ENCODED = Float32Array.from({ length: FINE + 1 }, (_, root) => fromLinear((root / FINE) ** 2));

type Picture = { pixels: Uint8Array | Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };

/**
 * Grades rows `from` to `to` (not included) in place, between the nearest samples of the cube. Nothing is made for a single pixel, neither list nor function: a photograph
 * has millions of them, and a slider has 16 milliseconds.
 */
export function gradeRows({ pixels, width, height, channels }: Picture, { size, values }: Cube, grade: Grade, from: number, to: number): void {
  // The brightest color is as good as at the end of the last step, and no step beyond it is read.
  const end = size - 1 - 1e-4;
  const positions = ENCODED.map((value) => value * end);
  const stepR = size * size * 3;
  const stepG = size * 3;
  const stepB = 3;
  const stepAll = stepR + stepG + stepB;
  const aspect = width / height;
  const isEven = grade.falloff.loss === 0;
  const lightOf = (x: number, y: number) => Math.sqrt(lightAt(grade, (x + 0.5) / width, (y + 0.5) / height, aspect));
  let light = 1;
  let change = 0;
  for (let y = from; y < to; y += 1) {
    for (let x = 0, at = y * width * channels; x < width; x += 1, at += channels) {
      if (!isEven) {
        if (x % SPAN === 0) {
          light = lightOf(x, y);
          change = (lightOf(x + SPAN, y) - light) / SPAN;
        } else light += change;
      }
      const r = positions[((ROOTS[pixels[at] as number] as number) * light + 0.5) | 0] as number;
      const g = positions[((ROOTS[pixels[at + 1] as number] as number) * light + 0.5) | 0] as number;
      const b = positions[((ROOTS[pixels[at + 2] as number] as number) * light + 0.5) | 0] as number;
      const r0 = r | 0;
      const g0 = g | 0;
      const b0 = b | 0;
      const fr = r - r0;
      const fg = g - g0;
      const fb = b - b0;
      const base = r0 * stepR + g0 * stepG + b0 * stepB;
      // Tetrahedra: from the darkest corner along the axes, the largest share first.
      const high = Math.max(fr, fg, fb);
      const low = Math.min(fr, fg, fb);
      const middle = fr + fg + fb - high - low;
      const first = base + (high === fr ? stepR : high === fg ? stepG : stepB);
      const second = base + stepAll - (low === fb ? stepB : low === fg ? stepG : stepR);
      const atBase = 1 - high;
      const atFirst = high - middle;
      const atSecond = middle - low;
      for (let n = 0; n < 3; n += 1)
        pixels[at + n] =
          ((atBase * (values[base + n] as number) +
            atFirst * (values[first + n] as number) +
            atSecond * (values[second + n] as number) +
            low * (values[base + stepAll + n] as number)) *
            255 +
            0.5) |
          0;
    }
  }
}
