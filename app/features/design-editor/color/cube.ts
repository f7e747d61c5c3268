import { fromLinear, toLinear } from "#app/platform/oklab.ts";
import type { Grade } from "./grade.ts";
import { gradeInto, lightAt } from "./pipeline.ts";

/** What becomes of every color, sampled: `size` steps of sRGB along each axis, blue fastest. */
export type Cube = { size: number; values: Float32Array };

export function makeCube(grade: Grade, size: number): Cube {
  const values = new Float32Array(size ** 3 * 3);
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

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));
// Indexed by the square root, which spreads what is dark.
const ROOTS = 4096;
const ENCODED = Float32Array.from({ length: ROOTS + 1 }, (_, root) => fromLinear((root / ROOTS) ** 2));
const PLAIN = Float32Array.from({ length: 256 }, (_, value) => value / 255);

type Picture = { pixels: Uint8Array | Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };

/** Grades rows `from` to `to` (not included) in place, between the nearest samples of the cube. */
export function gradeRows({ pixels, width, height, channels }: Picture, { size, values }: Cube, grade: Grade, from: number, to: number): void {
  const last = size - 1;
  const [stepR, stepG, stepB] = [size * size * 3, size * 3, 3];
  const isEven = grade.falloff.loss === 0;
  const aspect = width / height;
  for (let y = from; y < to; y += 1) {
    for (let x = 0, at = y * width * channels; x < width; x += 1, at += channels) {
      const light = isEven ? 1 : lightAt(grade, (x + 0.5) / width, (y + 0.5) / height, aspect);
      const value = (n: number) => {
        const given = pixels[at + n] as number;
        return (isEven ? (PLAIN[given] as number) : (ENCODED[Math.round(Math.sqrt((LINEAR[given] as number) * light) * ROOTS)] as number)) * last;
      };
      const [r, g, b] = [value(0), value(1), value(2)];
      const [r0, g0, b0] = [Math.min(r | 0, last - 1), Math.min(g | 0, last - 1), Math.min(b | 0, last - 1)];
      const [fr, fg, fb] = [r - r0, g - g0, b - b0];
      const base = r0 * stepR + g0 * stepG + b0 * stepB;
      // Tetrahedra: from the darkest corner along the axes, the largest share first.
      let [first, second] = [stepR, stepG];
      let [high, middle, low] = [fr, fg, fb];
      if (fr >= fg) {
        if (fg < fb) {
          if (fr >= fb) [first, second, high, middle, low] = [stepR, stepB, fr, fb, fg];
          else [first, second, high, middle, low] = [stepB, stepR, fb, fr, fg];
        }
      } else if (fb > fg) [first, second, high, middle, low] = [stepB, stepG, fb, fg, fr];
      else if (fb > fr) [first, second, high, middle, low] = [stepG, stepB, fg, fb, fr];
      else [first, second, high, middle, low] = [stepG, stepR, fg, fr, fb];
      const corner = base + stepR + stepG + stepB;
      for (let n = 0; n < 3; n += 1) {
        const shade =
          (1 - high) * (values[base + n] as number) +
          (high - middle) * (values[base + first + n] as number) +
          (middle - low) * (values[base + first + second + n] as number) +
          low * (values[corner + n] as number);
        pixels[at + n] = Math.round(shade * 255);
      }
    }
  }
}
