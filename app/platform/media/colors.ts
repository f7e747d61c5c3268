import { bytesToOklab, fromLinear, oklabToLinear, type Triple } from "../color/oklab.ts";

type Bin = { count: number; lab: Triple };

const MOST = 5;
/** How many are background, by size alone: walls, floor, wood. The others are accents, if any. */
const GROUNDS = 2;
/** The side of a bin in OKLab, for lightness and for color. */
const SIDE = [0.05, 0.02, 0.02] as const;
/** Nearer colors look the same. Hue weighs more than lightness: the shaded part of a wall is the same wall. */
const NEAR = 0.085;
const LIGHTNESS_COUNTS = 0.55;
const COLOR_COUNTS = 1.5;
/** Light and wood tint everything in a room a little warm: only stronger chroma counts as a color. */
const WARM = { from: 45, to: 100, chroma: 0.06 };
const PLAIN_CHROMA = 0.022;
/** The folds of a fabric differ in lightness and strength, not in hue. */
const FOLDS = { hue: 14, lightness: 0.3 };
/** This part of an accent's pixels, the most vivid ones, stands for it: the others are its shadows and the mud between it and its neighbors. */
const PURE = 0.25;
/** Smaller areas are noise. */
const LEAST = 0.004;

const chroma = ([, a, b]: Triple) => Math.hypot(a, b);
const hue = ([, a, b]: Triple) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const turn = (x: number, y: number) => Math.abs(((x - y + 540) % 360) - 180);
const distance = (x: Triple, y: Triple) => Math.hypot(LIGHTNESS_COUNTS * (x[0] - y[0]), COLOR_COUNTS * (x[1] - y[1]), COLOR_COUNTS * (x[2] - y[2]));
const size = (bins: readonly Bin[]) => bins.reduce((sum, { count }) => sum + count, 0);

/**
 * Up to five clearly different colors of an RGBA picture as #rrggbb, those that a person would name, the largest first: what most of it is made of, and small vivid
 * things, as two yellow chairs in a white room.
 */
export function dominantColors(rgba: Uint8Array): string[] {
  const bins = binsOf(rgba);
  const least = LEAST * size(bins);
  const chosen: Bin[] = [];
  const isNew = (bin: Bin) => bin.count >= least && chosen.every((other) => distance(other.lab, bin.lab) >= NEAR);
  const add = (groups: readonly Bin[], most: number, score: (bin: Bin) => number) => {
    for (const bin of groups.toSorted((a, b) => score(b) - score(a))) if (chosen.length < most && score(bin) > 0 && isNew(bin)) chosen.push(bin);
  };
  const grounds = bins.map((bin) => groundAround(bin, bins));
  add(grounds, GROUNDS, ({ count }) => count);
  const accents = bins.filter(({ lab }) => strength(lab) > 0).map((bin) => accentAround(bin, bins));
  add(accents, MOST, ({ count, lab }) => count ** 0.4 * strength(lab));
  add(grounds, MOST, ({ count }) => count);
  return chosen.toSorted((a, b) => b.count - a.count).map(({ lab }) => hexOf(lab));
}

function binsOf(rgba: Uint8Array): Bin[] {
  const bins = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    const lab = bytesToOklab(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    const key = lab.map((value, part) => Math.round(value / (SIDE[part] ?? 1))).join();
    const { count, sum } = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bins.set(key, { count: count + 1, sum: [sum[0] + lab[0], sum[1] + lab[1], sum[2] + lab[2]] });
  }
  return [...bins.values()].map(({ count, sum: [l, a, b] }) => ({ count, lab: [l / count, a / count, b / count] }));
}

/** Chroma beyond the general warm tint. */
function strength(lab: Triple): number {
  const degrees = hue(lab);
  return chroma(lab) - (degrees > WARM.from && degrees < WARM.to ? WARM.chroma : PLAIN_CHROMA);
}

function groundAround({ lab }: Bin, bins: readonly Bin[]): Bin {
  const members = bins.filter((bin) => distance(bin.lab, lab) < NEAR / 2);
  return { count: size(members), lab: meanOf(members, size(members)) };
}

function accentAround({ lab }: Bin, bins: readonly Bin[]): Bin {
  const members = bins.filter((bin) => strength(bin.lab) > 0 && turn(hue(bin.lab), hue(lab)) < FOLDS.hue && Math.abs(bin.lab[0] - lab[0]) < FOLDS.lightness);
  const vivid = members.toSorted((a, b) => chroma(b.lab) - chroma(a.lab));
  return { count: size(members), lab: meanOf(vivid, PURE * size(members)) };
}

/** Of the first `count` pixels. */
function meanOf(bins: readonly Bin[], count: number): Triple {
  const sum: [number, number, number] = [0, 0, 0];
  let left = count;
  for (const bin of bins) {
    const taken = Math.min(left, bin.count);
    for (const part of [0, 1, 2] as const) sum[part] += (bin.lab[part] * taken) / count;
    left -= taken;
  }
  return sum;
}

function hexOf(lab: Triple): string {
  const byte = (light: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, light))));
  const channels = oklabToLinear(lab).map((light) => byte(light).toString(16).padStart(2, "0"));
  return `#${channels.join("")}`;
}
