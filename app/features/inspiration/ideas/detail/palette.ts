import { oklch } from "../ideas.color-names.ts";

/** Names a decorator would give; the texts are `color.<name>` in namespace "ideas.detail". */
const NAMED = {
  white: "#FFFFFF",
  pearl: "#ECE9E4",
  limestone: "#DFDCD3",
  linen: "#CAC3B5",
  plaster: "#B2A997",
  cream: "#F2E9D3",
  sand: "#D8BE94",
  wheat: "#E3CF9A",
  stone: "#A8A39A",
  ash: "#85867F",
  graphite: "#4D4F50",
  charcoal: "#2C2D2C",
  black: "#0B0B0B",
  silver: "#C3C6C8",
  walnut: "#5F4433",
  taupe: "#7D6C5A",
  umber: "#463E33",
  khaki: "#6B6950",
  lichen: "#72796A",
  chestnut: "#5E3D28",
  oak: "#B58A66",
  honey: "#C9964A",
  brass: "#B4955C",
  caramel: "#A5734A",
  camel: "#A98C6B",
  terracotta: "#B9643F",
  clay: "#9C6A52",
  brick: "#8E3F31",
  crimson: "#9B1F2E",
  rose: "#D99AA0",
  dustyRose: "#B98A80",
  blush: "#E9C8BD",
  coral: "#E07A5F",
  apricot: "#E9A86A",
  mustard: "#B8962F",
  saffron: "#F0BE3C",
  olive: "#77753F",
  fern: "#6E8658",
  pine: "#3F5B51",
  sage: "#A3B09A",
  seaGreen: "#5E8C78",
  moss: "#566640",
  emerald: "#0F7A5C",
  forest: "#263C30",
  jade: "#3F9A83",
  teal: "#2F7F86",
  petrol: "#274C5A",
  sky: "#9CC0DA",
  sea: "#3E7FB0",
  slate: "#66788A",
  denim: "#537A8E",
  mist: "#7C918B",
  navy: "#1F2F4F",
  lavender: "#A79BC4",
  plum: "#5F3B5E",
} as const;
export type ColorName = keyof typeof NAMED;
export const COLOR_NAMES = Object.keys(NAMED) as [ColorName, ...ColorName[]];

/** Hue errors are more visible than lightness errors. */
const HUE_COUNTS = 3;

type Point = readonly [number, number, number];
const pointOf = (hex: string): Point => {
  const { lightness, chroma, hue } = oklch(hex);
  const angle = (hue * Math.PI) / 180;
  return [lightness, HUE_COUNTS * chroma * Math.cos(angle), HUE_COUNTS * chroma * Math.sin(angle)];
};
const points = COLOR_NAMES.map((name) => ({ name, at: pointOf(NAMED[name]) }));
const HEX = /^#[0-9a-f]{6}$/i;

/** Colors with the nearest names. Of two with the same name only the first stays. Anything but '#RRGGBB' is skipped. */
export function namedPalette(colors: readonly string[], most: number): { hex: string; name: ColorName }[] {
  const found = new Map<ColorName, string>();
  for (const color of colors) {
    if (!HEX.test(color)) continue;
    const name = nearestName(color);
    if (!found.has(name)) found.set(name, color.toUpperCase());
  }
  return [...found].slice(0, most).map(([name, hex]) => ({ hex, name }));
}

function nearestName(hex: string): ColorName {
  const here = pointOf(hex);
  const far = ({ at }: { at: Point }) => (at[0] - here[0]) ** 2 + (at[1] - here[1]) ** 2 + (at[2] - here[2]) ** 2;
  return points.reduce((best, candidate) => (far(candidate) < far(best) ? candidate : best)).name;
}
