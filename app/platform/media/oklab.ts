export type Oklab = { lightness: number; green: number; yellow: number };

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** OKLab of an sRGB color, 0 to 255 each: lightness 0 to 1; green (negative) to red; blue (negative) to yellow. Björn Ottosson, "A perceptual color space for image processing". */
export function oklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    green: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    yellow: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
