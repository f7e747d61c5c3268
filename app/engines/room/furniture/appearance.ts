import { linearOf, type Rgb } from "../image/color.ts";
import { fractalNoise, visible } from "../materials/noise.ts";
import { wood } from "../materials/wood.ts";
import type { Look } from "../styles.ts";
import type { Size3 } from "./catalogue.ts";
import type { PieceId } from "./ids.ts";
import type { Finish, Stuff, Tone } from "./mesh.ts";
import { rugColor } from "./rugs.ts";

/** Colors of a look by tone, linear. */
export type Colors = Record<Tone, Rgb>;

const METALS: Record<string, string> = { industrial: "#3a3836", modern: "#2e2e30", minimalist: "#8d8a84", scandinavian: "#55504a", contemporary: "#7a6a52" };

export function colorsOf({ palette }: Pick<Look, "palette">, style: string): Colors {
  const own = (Object.entries(palette) as [Tone, string][]).map(([tone, hex]) => [tone, linearOf(hex)] as const);
  const fixed = { metal: METALS[style] ?? "#b08a4c", green: "#4d6b3c", white: "#efece6", clay: "#b06a48", soil: "#3a2c22" };
  return Object.fromEntries([...own, ...Object.entries(fixed).map(([tone, hex]) => [tone, linearOf(hex)] as const)]) as Colors;
}

/** What a person may color of a piece: its largest cloth, else its wood. */
const COLORED: readonly Finish[] = ["fabric", "velvet", "leather", "rug", "wood", "stone", "ceramic", "leaf"];

/** The part whose color a person changes. */
export const coloredOf = (stuffs: readonly { stuff: Stuff; count: number }[]): Stuff | undefined => {
  const cloth = stuffs.filter(({ stuff }) => COLORED.indexOf(stuff.finish) <= 3 && COLORED.includes(stuff.finish));
  const any = cloth.length > 0 ? cloth : stuffs.filter(({ stuff }) => COLORED.includes(stuff.finish));
  return any.toSorted((one, two) => two.count - one.count)[0]?.stuff;
};

/** How a surface mirrors: its share straight on, and how sharp (1 is a mirror). */
export const GLOSS: Record<Finish, { base: number; sharp: number }> = {
  fabric: { base: 0, sharp: 0 },
  velvet: { base: 0, sharp: 0 },
  woven: { base: 0, sharp: 0 },
  rug: { base: 0, sharp: 0 },
  leaf: { base: 0.02, sharp: 0.4 },
  wood: { base: 0.025, sharp: 0.4 },
  leather: { base: 0.035, sharp: 0.4 },
  stone: { base: 0.045, sharp: 0.9 },
  ceramic: { base: 0.05, sharp: 0.9 },
  print: { base: 0.03, sharp: 0.8 },
  metal: { base: 0.75, sharp: 0.8 },
  mirror: { base: 0.95, sharp: 1 },
  glow: { base: 0, sharp: 0 },
};

type Seen = { id: PieceId; size: Size3; stuff: Stuff; color: Rgb; colors: Colors };

const grain = new Float32Array(3);

/** How much a place of a piece reflects, by channel, into `out`. @param footprint of the pixel in meters */
export function albedo({ id, size, stuff, color, colors }: Seen, x: number, y: number, z: number, footprint: number, out: Float32Array): void {
  let level = 1;
  let base = color;
  switch (stuff.finish) {
    case "fabric": {
      const weave = visible(footprint, 0.004) * 0.12 * fractalNoise((x + z * 0.7) * 260, (y + z * 0.7) * 260, footprint * 260);
      level =
        1 +
        weave +
        0.1 * fractalNoise((x + z) * 9, (y - z * 0.5) * 9, footprint * 9) +
        visible(footprint, 0.02) * 0.16 * fractalNoise((x + z) * 55, (y + z) * 55, footprint * 55);
      break;
    }
    case "velvet":
      level = 1 + 0.3 * fractalNoise((x + z * 0.8) * 6, (y + z * 0.3) * 6, footprint * 6);
      break;
    case "leather":
      level =
        1 +
        0.16 * fractalNoise((x + z) * 14, (y + z) * 14, footprint * 14) +
        visible(footprint, 0.008) * 0.12 * fractalNoise((x + z) * 130, (y + z) * 130, footprint * 130);
      break;
    case "wood": {
      const isUpright = size.height > size.width * 1.3 && size.height > 1;
      const [along, across] = isUpright ? [y, x + z * 0.7] : [x + y * 0.02, y * 0.9 + z];
      wood(color, [color[0] * 0.72, color[1] * 0.68, color[2] * 0.62], along, across, 3, footprint, footprint, grain);
      out[0] = grain[0]!;
      out[1] = grain[1]!;
      out[2] = grain[2]!;
      return;
    }
    case "stone": {
      const bend = fractalNoise(x * 1.7 + 3, z * 1.7 + y, footprint * 2) * 2.4;
      const vein = Math.abs(fractalNoise(x * 2.2 + bend, z * 2.2 + y * 2.2 - bend, footprint * 3));
      level = 1 - 0.5 * Math.max(0, 1 - vein / 0.035) * visible(footprint, 0.05) + 0.06 * bend;
      break;
    }
    case "rug": {
      const which = rugColor(id, x, z, size.width, size.depth);
      base = [color, colors.second, colors.accent, colors.light, colors.dark][which]!;
      level = 0.92 + 0.3 * fractalNoise(x * 34, z * 34, footprint * 34) + 0.16 * fractalNoise(x * 4, z * 4, footprint * 4);
      break;
    }
    case "leaf":
      level = 1 + 0.5 * fractalNoise(x * 11, z * 11 + y * 6, footprint * 11);
      break;
    case "print":
      if (stuff.tone === "white") base = printAt(x / size.width, y / size.height, colors);
      break;
  }
  out[0] = base[0] * level;
  out[1] = base[1] * level;
  out[2] = base[2] * level;
}

/** Something calm to hang: a sun over two hills, within a margin. */
function printAt(u: number, v: number, { white, accent, second, main, light }: Colors): Rgb {
  if (Math.abs(u) > 0.38 || v < 0.12 || v > 0.88) return white;
  if (v < 0.36 + 0.12 * Math.sin(u * 5 + 0.6)) return second;
  if (v < 0.5 + 0.1 * Math.cos(u * 6 - 0.4)) return main;
  return Math.hypot(u - 0.08, (v - 0.62) * 0.9) < 0.15 ? accent : light;
}
