// sRGB, linear light and OKLab (Björn Ottosson, "A perceptual color space for image processing"), one color at a time; channels from 0 to 1. What goes through all pixels of a
// photograph has its own unrolled form in the room engine, which imports nothing outside itself. The editor's shader is written from the same numbers.

export type Triple = readonly [number, number, number];

type Matrix = readonly [Triple, Triple, Triple];
/** Rows of the matrices, which shader.ts prints as GLSL. */
export const TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
export const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
export const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
export const FROM_LMS: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

export const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
export const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export function linearToOklab(color: Triple): Triple {
  const [l, m, s] = times(TO_LMS, color);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

export function oklabToLinear(lab: Triple): Triple {
  const [l, m, s] = times(FROM_LAB, lab);
  return times(FROM_LMS, [l ** 3, m ** 3, s ** 3]);
}

/** Linear light of an sRGB byte. */
const LINEAR_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** OKLab of an sRGB color, 0 to 255 each: lightness 0 to 1; green (negative) to red; blue (negative) to yellow. */
export const bytesToOklab = (red: number, green: number, blue: number): Triple =>
  linearToOklab([LINEAR_OF_BYTE[red] ?? 0, LINEAR_OF_BYTE[green] ?? 0, LINEAR_OF_BYTE[blue] ?? 0]);

export const hexToOklab = (hex: string): Triple =>
  linearToOklab([1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple);
