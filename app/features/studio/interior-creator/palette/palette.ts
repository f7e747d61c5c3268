import { colorFamily, oklab } from "#app/features/inspiration/ideas/public.ts";
import { LOOKS, type Restyle } from "#app/features/studio/redesign/public.ts";
import { fromLinear, oklabToLinear } from "#app/platform/color/oklab.ts";

/** What a color is for, from the largest surface to the smallest. */
export const ROLES = ["wall", "floor", "wood", "textile", "accent", "dark"] as const;
export type Role = (typeof ROLES)[number];
export type PaletteColor = { role: Role; hex: string };

type Lch = { l: number; c: number; h: number };

const PLAIN: Restyle = "contemporary";
/** The least difference in lightness between neighbors, so that a sofa stands out from the floor. */
const STEP = { wallFloor: 0.12, textileFloor: 0.1, accentTextile: 0.09 } as const;
/** Contrast of the darkest color on the walls: enough for text. */
export const READABLE = 4.5;

function toLch(hex: string): Lch {
  const { lightness: l, a, b } = oklab(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

const channels = ({ l, c, h }: Lch): readonly number[] => oklabToLinear([l, c * Math.cos(h), c * Math.sin(h)]);

/** The nearest color that a screen can show: chroma gives way, lightness and hue stay. */
function toHex(color: Lch): string {
  let { c } = color;
  const fits = (chroma: number) => channels({ ...color, c: chroma }).every((value) => value >= -0.0005 && value <= 1.0005);
  for (let n = 0; n < 24 && !fits(c); n += 1) c *= 0.92;
  const byte = (value: number) =>
    Math.round(fromLinear(within(value, 0, 1)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${channels({ ...color, c })
    .map(byte)
    .join("")}`;
}

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** A color as it is worn in a room: a pure red becomes the red of a rug. */
const worn = ({ l, c, h }: Lch, lightness: readonly [number, number], chroma: number): Lch => ({ l: within(l, ...lightness), c: Math.min(c, chroma), h });

/** Moves a color away in lightness, to the side with more room. */
function apart(color: Lch, from: Lch, step: number): Lch {
  const gap = color.l - from.l;
  if (Math.abs(gap) >= step) return color;
  const isUp = gap === 0 ? from.l < 0.55 : gap > 0;
  const up = from.l + step;
  const down = from.l - step;
  const l = (isUp && up <= 0.95) || down < 0.16 ? up : down;
  return { ...color, l };
}

export function contrastOf(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/**
 * Six colors with a role each, counted in OKLab. The style gives the ground; of the chosen colors the strongest becomes the accent, the next the textiles,
 * and the lightest tints the walls. Neighbors are moved apart until they are distinguishable.
 * @param named the color of a wood that was asked for by name
 */
export function paletteFor(style: Restyle | null, colors: readonly string[], named?: string): PaletteColor[] {
  const look = LOOKS[style ?? PLAIN];
  const chosen = colors.map(toLch).toSorted((a, b) => b.c - a.c);
  const strong = chosen.filter(({ c }) => c > 0.03);
  const grays = chosen.filter(({ c }) => c <= 0.03).toSorted((a, b) => b.l - a.l);
  const tint = strong.length > 0 ? strong.toSorted((a, b) => b.l - a.l)[0] : undefined;
  const ground = toLch(look.wall);
  const lightGray = grays.find(({ l }) => l > 0.85);
  const wall: Lch = lightGray
    ? { ...ground, l: within(lightGray.l, 0.93, 0.965), c: Math.min(ground.c, 0.008) }
    : tint
      ? { l: Math.max(ground.l, 0.88), c: 0.014, h: tint.h }
      : ground;
  const floor = apart(toLch(look.floor.first), wall, STEP.wallFloor);
  const wood = toLch(named ?? look.palette.wood);
  const midGray = grays.find(({ l }) => l > 0.3 && l <= 0.85);
  const second = strong[1] ?? (midGray && strong.length > 0 ? midGray : undefined);
  const textile = apart(
    second ? worn(second, [0.42, 0.78], 0.085) : midGray ? worn(midGray, [0.5, 0.75], 0.02) : toLch(look.palette.main),
    floor,
    STEP.textileFloor,
  );
  const accent = apart(strong[0] ? worn(strong[0], [0.38, 0.72], 0.14) : toLch(look.palette.accent), textile, STEP.accentTextile);
  const wallHex = toHex(wall);
  let dark = toLch(look.palette.dark);
  while (dark.l > 0.08 && contrastOf(toHex(dark), wallHex) < READABLE) dark = { ...dark, l: dark.l - 0.03 };
  const made: Record<Role, string> = {
    wall: wallHex,
    floor: toHex(floor),
    wood: toHex(wood),
    textile: toHex(textile),
    accent: toHex(accent),
    dark: toHex(dark),
  };
  return ROLES.map((role) => ({ role, hex: made[role] }));
}

/** Families by which ideas with these colors are found. */
export const familiesOf = (colors: readonly string[]) => [...new Set(colors.map(colorFamily))];
