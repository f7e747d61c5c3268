import { hexToOklab } from "#app/platform/color/oklab.ts";
import type { ColorFamily } from "./ideas.colors.ts";

/** OKLab of '#RRGGBB': lightness 0 to 1, `a` towards red, `b` towards yellow. */
export function oklab(hex: string): { lightness: number; a: number; b: number } {
  const [lightness, a, b] = hexToOklab(hex);
  return { lightness, a, b };
}

/** The same in polar form: hue in degrees. */
export function oklch(hex: string): { lightness: number; chroma: number; hue: number } {
  const { lightness, a, b } = oklab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

// Upper bounds of hue in degrees. Reds begin where the pinks end.
const HUES: readonly (readonly [number, ColorFamily])[] = [
  [12, "pink"],
  [38, "red"],
  [76, "orange"],
  [112, "yellow"],
  [158, "green"],
  [205, "teal"],
  [275, "blue"],
  [333, "purple"],
  [360, "pink"],
];

/** The family whose name a person would give the color. */
export function colorFamily(hex: string): ColorFamily {
  const { lightness, chroma, hue } = oklch(hex);
  if (lightness < 0.28) return "black";
  const isWarm = hue > 30 && hue < 112;
  if (chroma < (isWarm ? 0.016 : 0.022)) return lightness > 0.93 ? "white" : "gray";
  if (isWarm && chroma < 0.085) return lightness > 0.95 ? "white" : lightness > 0.62 ? "beige" : "brown";
  if (isWarm && hue < 85 && lightness < 0.5) return "brown";
  return HUES.find(([bound]) => hue < bound)?.[1] ?? "pink";
}

/** Families of several colors, without repetition. */
export const colorFamilies = (colors: readonly string[]): ColorFamily[] => [
  ...new Set(colors.filter((color) => /^#[0-9a-f]{6}$/i.test(color)).map(colorFamily)),
];
