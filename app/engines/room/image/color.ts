// Color conversions for inner loops: no allocation, results go into an array given.

/** Linear light of an sRGB byte. IEC 61966-2-1. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

// Indexed by the root of the linear value, so that dark tones get as many steps as bright ones.
const STEPS = 4096;
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const linear = (step / STEPS) ** 2;
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
});

/** The sRGB byte of a linear value; values outside 0 to 1 are cut. */
export function encode(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return ENCODED[(Math.sqrt(linear) * STEPS + 0.5) | 0]!;
}

export type Rgb = [number, number, number];

/** Linear light of '#RRGGBB'. */
export function linearOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [LINEAR[value >> 16]!, LINEAR[(value >> 8) & 255]!, LINEAR[value & 255]!];
}

/** Relative luminance of linear light. ITU-R BT.709. */
export const luminance = (red: number, green: number, blue: number): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const ROOTS = Float32Array.from({ length: 8193 }, (_, step) => Math.cbrt(step / 4096));

/** Cube root from a table; exact where the table would be coarse. */
function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  if (value < 0.02 || value >= 1.99) return Math.cbrt(value);
  const at = value * 4096;
  const step = at | 0;
  const low = ROOTS[step]!;
  return low + (ROOTS[step + 1]! - low) * (at - step);
}

/** OKLab of linear light into `out` (L, a, b). Björn Ottosson, "A perceptual color space for image processing", 2020. */
export function toOklab(red: number, green: number, blue: number, out: Float32Array | number[]): void {
  const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** Linear light of an OKLab color into `out`; may lie outside 0 to 1. */
export function fromOklab(lightness: number, a: number, b: number, out: Float32Array | number[]): void {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[0] = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  out[1] = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  out[2] = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
}
