import type { RoomAnalysis } from "../analyze-room.ts";
import { linearOf, toOklab } from "../image/color.ts";
import { GuidedFilter } from "../image/guided-filter.ts";
import type { Plane, Planes, Size } from "../image/planes.ts";
import type { Look } from "../styles.ts";
import { halved } from "../surfaces/half.ts";
import { OBJECT } from "../surfaces/kinds.ts";
import type { Patch } from "../surfaces/patches.ts";
import { findThings, type Things } from "./things.ts";

// Furniture and textiles preserve their shading and pattern; their colors move towards the look's palette, each color family as a whole.

type Lab = [number, number, number];
type Role = "plant" | "wood" | "neutral" | "textile";
/** A color that many patches of furniture share, and what it is likely to be. */
type Family = { lightness: number; a: number; b: number; paleA: number; paleB: number; share: number; role: Role };

const FAMILIES = 8;
const ROUNDS = 12;
const LIGHT_WEIGHT = 0.45;
const COLOR_WEIGHT = 2.6;

const square = (value: number) => value * value;
const degrees = (a: number, b: number) => (Math.atan2(b, a) * 180) / Math.PI;

/** The furniture's analysis, independent of the style. */
export type Furnishing = {
  families: Family[];
  /** By patch: how much of its shift it gets, and of each family. */
  parts: Float32Array[];
  /** Half as wide and high as the analysis: colors change softly. */
  half: Size;
  guide: GuidedFilter;
  /** By pixel of the half picture. */
  labels: Int32Array;
  isObject: Plane;
  coverage: Plane;
};

export function findFurnishing({ planes, camera, box, surfaces }: RoomAnalysis): Furnishing {
  const { patches, kinds, lights } = surfaces;
  const pieces = Uint8Array.from(patches, (_, index) => (kinds[index] === OBJECT && !lights[index] ? 1 : 0));
  const families = findFamilies(
    patches.filter((_, index) => pieces[index]),
    planes.width * planes.height,
  );
  const things = findThings({ planes, camera, box, surfaces }, pieces);
  const parts = partsOf(patches, things, families);
  const half = { width: (planes.width + 1) >> 1, height: (planes.height + 1) >> 1 };
  const guide = new GuidedFilter(planes.display.map((plane) => halved(plane, planes, half)) as [Plane, Plane, Plane], half, 3, 1e-3);
  const labels = new Int32Array(half.width * half.height);
  const isObject = new Float32Array(labels.length);
  for (let at = 0; at < labels.length; at += 1) {
    const label = surfaces.labels[Math.min(planes.height - 1, ((at / half.width) | 0) * 2) * planes.width + Math.min(planes.width - 1, (at % half.width) * 2)]!;
    labels[at] = label;
    isObject[at] = kinds[label] === OBJECT ? 1 : 0.02;
  }
  return { families, parts, half, guide, labels, isObject, coverage: guide.filter(isObject) };
}

/** All patches of a thing move alike: nothing becomes two-colored. */
function partsOf(patches: readonly Patch[], { ids, strengths }: Things, families: readonly Family[]): Float32Array[] {
  const sums = new Map<number, { parts: Float32Array; pixels: number }>();
  for (const [index, patch] of patches.entries()) {
    if (strengths[ids[index]!] === 0 || families.length === 0) continue;
    const sum = sums.get(ids[index]!) ?? { parts: new Float32Array(families.length), pixels: 0 };
    for (const [family, part] of blend(patch, families).entries()) sum.parts[family]! += part * patch.pixels;
    sum.pixels += patch.pixels;
    sums.set(ids[index]!, sum);
  }
  const none = new Float32Array(families.length);
  const shares = new Map([...sums].map(([id, { parts, pixels }]) => [id, parts.map((part) => (part * strengths[id]!) / (pixels || 1))]));
  return Array.from(ids, (id) => shares.get(id) ?? none);
}

/** How far each pixel of the furniture moves in OKLab: lightness, a, b; and what share of its own a and b it loses. */
export function findShifts({ families, parts, half, guide, labels, isObject, coverage }: Furnishing, { width, height, display }: Planes, look: Look): Plane[] {
  const shifts = shiftsOf(families, look);
  const wanted = new Float32Array(labels.length);
  const [red, green, blue] = display;
  return [0, 1, 2, 3].map((channel) => {
    const byPatch = Float32Array.from(parts, (shares) => shares.reduce((sum, share, family) => sum + share * shifts[family]![channel]!, 0));
    for (let at = 0; at < labels.length; at += 1) wanted[at] = byPatch[labels[at]!]! * isObject[at]!;
    const [byRed, byGreen, byBlue, constant] = guide.coefficients(wanted);
    const soft = new Float32Array(width * height);
    for (let y = 0, at = 0; y < height; y += 1) {
      const row = (y >> 1) * half.width;
      for (let x = 0; x < width; x += 1, at += 1) {
        const from = row + (x >> 1);
        const value = byRed[from]! * red[at]! + byGreen[from]! * green[at]! + byBlue[from]! * blue[at]! + constant[from]!;
        soft[at] = value / Math.max(0.15, coverage[from]!);
      }
    }
    return soft;
  });
}

/** How much each family counts for a patch: the nearest count most. */
function blend(patch: Patch, families: readonly Family[]): Float32Array {
  const weights = Float32Array.from(families, (family) => {
    const distance =
      square((patch.lightness - family.lightness) * 0.3) + square((patch.a - family.paleA) * COLOR_WEIGHT) + square((patch.b - family.paleB) * COLOR_WEIGHT);
    return 1 / (distance * distance * 4e3 + distance + 0.0006);
  });
  const sum = weights.reduce((one, two) => one + two, 0);
  return weights.map((weight) => weight / sum);
}

/** The color families of the furniture, the largest first. */
function findFamilies(patches: readonly Patch[], pixels: number): Family[] {
  const centers = cluster(patches.map((patch) => [patch.lightness * LIGHT_WEIGHT, patch.a * COLOR_WEIGHT, patch.b * COLOR_WEIGHT, patch.pixels]));
  return centers
    .toSorted((one, two) => two[3] - one[3])
    .map(([l, scaledA, scaledB, weight]) => {
      const [lightness, paleA, paleB] = [l / LIGHT_WEIGHT, scaledA / COLOR_WEIGHT, scaledB / COLOR_WEIGHT];
      // the patches' a and b are as if all were lit alike (see patches.ts)
      const lit = (Math.max(lightness, 0.16) + 0.03) / 0.62;
      const [a, b] = [paleA * lit, paleB * lit];
      return { lightness, paleA, paleB, a, b, share: weight / pixels, role: roleOf(lightness, a, b) };
    });
}

function roleOf(lightness: number, a: number, b: number): Role {
  const chroma = Math.hypot(a, b);
  const hue = degrees(a, b);
  const purity = chroma / Math.max(0.25, lightness);
  if (hue > 98 && hue < 165 && purity > 0.06) return "plant";
  // Dark wood is a little redder than light wood.
  if (hue > (lightness < 0.45 ? 36 : 40) && hue < 92 && purity > 0.055 && chroma < 0.16 && lightness > 0.16 && lightness < 0.85) return "wood";
  return purity < 0.085 ? "neutral" : "textile";
}

/** Lightness, a, b, and the share of its own a and b that a pixel loses. */
type Shift = [number, number, number, number];

/** Where each family moves to in a look. */
function shiftsOf(families: readonly Family[], look: Look): Shift[] {
  const palette = Object.fromEntries(
    Object.entries(look.palette).map(([name, hex]) => {
      const lab: Lab = [0, 0, 0];
      toOklab(...linearOf(hex), lab);
      return [name, lab];
    }),
  ) as Record<keyof Look["palette"], Lab>;
  // Each hue of textiles gets a color of its own from the palette, the largest first.
  const hues: { hue: number; target: Lab }[] = [];
  const targets = [palette.main, palette.accent, palette.second];
  return families.map((family) => {
    const { lightness, a, b, role } = family;
    if (role === "plant") return [0, 0, 0, 0];
    if (role === "wood") return towards(palette.wood, family, 0.3, 0.8);
    // Grays of one thing differ by its shadows alone: they all move the same way.
    if (role === "neutral") return lightness > 0.38 ? towards(palette.light, family, 0.2, 0.55) : towards(palette.dark, family, 0.25, 0.35);
    const hue = degrees(a, b);
    let known = hues.find((other) => Math.abs(((hue - other.hue + 540) % 360) - 180) < 32);
    if (!known) {
      known = { hue, target: targets[hues.length % targets.length]! };
      hues.push(known);
    }
    return towards(known.target, family, 0.4, 0.93);
  });
}

/** Part of the way to a color; a dark cloth gets the target's hue with the chroma of a dark cloth. What has more chroma than the target loses some of its contrast in color, too. */
function towards(target: Lab, from: { lightness: number; a: number; b: number }, light: number, color: number): Shift {
  const chroma = Math.min(1.25, Math.max(0.35, from.lightness / target[0]));
  const [a, b] = [target[1] * chroma, target[2] * chroma];
  const brighter = Math.max(-0.16, Math.min(0.18, (target[0] - from.lightness) * light));
  const fade = color * Math.min(0.9, Math.max(0, 1 - (Math.hypot(a, b) + 0.004) / (Math.hypot(from.a, from.b) + 0.004)));
  const place = (own: number, wanted: number) => own + (wanted - own) * color - own * (1 - fade);
  return [brighter, place(from.a, a), place(from.b, b), fade];
}

type Point = [number, number, number, number];

/** k-means; the first centers are the largest patch and then whichever is farthest from those chosen. */
function cluster(points: readonly Point[]): Point[] {
  if (points.length <= FAMILIES) return [];
  const distance = (one: Point, two: Point) => square(one[0] - two[0]) + square(one[1] - two[1]) + square(one[2] - two[2]);
  let centers: Point[] = [points.reduce((one, two) => (two[3] > one[3] ? two : one))];
  while (centers.length < FAMILIES) {
    const far = (point: Point) => Math.min(...centers.map((center) => distance(point, center))) * point[3];
    centers.push(points.reduce((one, two) => (far(two) > far(one) ? two : one)));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums: Point[] = centers.map(() => [0, 0, 0, 0]);
    for (const point of points) {
      let nearest = 0;
      for (let index = 1; index < centers.length; index += 1) if (distance(point, centers[index]!) < distance(point, centers[nearest]!)) nearest = index;
      const sum = sums[nearest]!;
      for (let part = 0; part < 3; part += 1) sum[part]! += point[part]! * point[3];
      sum[3] += point[3];
    }
    centers = centers.map((center, index) => {
      const [x, y, z, weight] = sums[index]!;
      return weight ? [x / weight, y / weight, z / weight, weight] : center;
    });
  }
  return centers;
}
