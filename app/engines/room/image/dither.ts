// Encoding with a little noise: a smooth wall in eight bits would show steps.

const SIDE = 64;
const STEPS = 4096;

const encoded = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const linear = Math.min(1, step / STEPS) ** 2;
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
});

/** Thresholds from 0 to 1 that are spread evenly and without a visible pattern (interleaved gradient noise, Jorge Jimenez, 2014). */
const thresholds = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
  const value = 52.9829189 * ((0.06711056 * (at % SIDE) + 0.00583715 * ((at / SIDE) | 0)) % 1);
  return value - Math.floor(value);
});

/** The sRGB byte of a linear value. `place`: 64 times the row plus the column, each modulo 64. Black and white stay pure. */
export function encodeDithered(linear: number, place: number): number {
  if (!(linear > 0)) return 0;
  if (linear >= 1) return 255;
  return (encoded[(Math.sqrt(linear) * STEPS) | 0]! + thresholds[place]!) | 0;
}
