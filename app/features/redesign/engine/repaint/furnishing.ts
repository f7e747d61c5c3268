import type { RoomAnalysis } from "../analyze-room.ts";
import { linearOf, toOklab } from "../image/color.ts";
import { GuidedFilter } from "../image/guided-filter.ts";
import type { Plane } from "../image/planes.ts";
import { FLOOR } from "../room/room-box.ts";
import type { Look } from "../styles.ts";
import { OBJECT } from "../surfaces/growth.ts";
import type { Patch } from "../surfaces/patches.ts";

// Furniture and textiles keep their shading and pattern; their colors move towards the look's palette, each color family as a whole.

type Lab = [number, number, number];
type Role = "plant" | "wood" | "neutral" | "textile";
/** A color that many patches of furniture share, and where it moves to. */
type Family = { lightness: number; a: number; b: number; share: number; role: Role; shift: Lab };

const FAMILIES = 8;
const ROUNDS = 12;
const LIGHT_WEIGHT = 0.7;
const COLOR_WEIGHT = 2.4;

const square = (value: number) => value * value;
const degrees = (a: number, b: number) => (Math.atan2(b, a) * 180) / Math.PI;

/** How far each pixel of the furniture moves in OKLab: lightness, a, b. */
export function findShifts({ planes, camera, box, surfaces }: RoomAnalysis, look: Look): [Plane, Plane, Plane] {
  const { width, height } = planes;
  const { patches, labels, kinds, lights } = surfaces;
  const families = findFamilies(
    patches.filter((_, index) => kinds[index] === OBJECT && !lights[index]),
    width * height,
    look,
  );
  const perPatch = patches.map((patch, index): Lab => {
    if (kinds[index] !== OBJECT || lights[index] || families.length === 0) return [0, 0, 0];
    const weight = strengthOf(patch, { camera, box, planes });
    return blend(patch, families).map((part) => part * weight) as Lab;
  });
  const isObject = Float32Array.from(labels, (label) => (kinds[label] === OBJECT ? 1 : 0.02));
  const guide = new GuidedFilter(planes.display, planes, 6, 1e-3);
  const coverage = guide.filter(isObject);
  return [0, 1, 2].map((part) => {
    const soft = guide.filter(Float32Array.from(labels, (label, at) => perPatch[label]![part]! * isObject[at]!));
    for (let at = 0; at < soft.length; at += 1) soft[at] = soft[at]! / Math.max(0.15, coverage[at]!);
    return soft;
  }) as [Plane, Plane, Plane];
}

/** The shift of a patch: of the families, the nearest count most. */
function blend(patch: Patch, families: readonly Family[]): Lab {
  const shift: Lab = [0, 0, 0];
  let weights = 0;
  for (const family of families) {
    const distance =
      square((patch.lightness - family.lightness) * 0.55) + square((patch.rawA - family.a) * COLOR_WEIGHT) + square((patch.rawB - family.b) * COLOR_WEIGHT);
    const weight = 1 / (distance * distance * 4e3 + distance + 0.0006);
    weights += weight;
    for (let part = 0; part < 3; part += 1) shift[part]! += weight * family.shift[part]!;
  }
  return shift.map((part) => part / weights) as Lab;
}

/** Full on furniture that stands on the floor, nothing on what hangs high (pictures, curtain tops), plants and highlights. */
function strengthOf(patch: Patch, { camera, box, planes }: Pick<RoomAnalysis, "camera" | "box" | "planes">): number {
  let strength = 1;
  if (patch.face !== FLOOR) {
    const a = (patch.x - planes.width / 2) / camera.focal;
    const b = (patch.y - planes.height / 2) / camera.focal;
    const [x, y, z] = camera.axes.map((axis) => a * axis[0] + b * axis[1] + axis[2]) as Lab;
    let distance = z > 1e-4 ? box.depth / z : 1e9;
    if (x > 0) distance = Math.min(distance, box.right / x);
    else if (x < 0) distance = Math.min(distance, -box.left / x);
    const heightAboveFloor = 1.45 * (1 - y * distance);
    strength = heightAboveFloor < 0.95 ? 1 : heightAboveFloor > 1.3 ? 0 : 1 - (heightAboveFloor - 0.95) / 0.35;
  }
  if (patch.lightness > 0.9) strength *= Math.max(0, 1 - (patch.lightness - 0.9) / 0.08);
  const hue = degrees(patch.rawA, patch.rawB);
  if (hue > 100 && hue < 165 && Math.hypot(patch.rawA, patch.rawB) > 0.035) strength *= 0.1;
  return strength;
}

function findFamilies(patches: readonly Patch[], pixels: number, look: Look): Family[] {
  const centers = cluster(patches.map((patch) => [patch.lightness * LIGHT_WEIGHT, patch.rawA * COLOR_WEIGHT, patch.rawB * COLOR_WEIGHT, patch.pixels]));
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
  return centers
    .toSorted((one, two) => two[3] - one[3])
    .map(([l, scaledA, scaledB, weight]) => {
      const [lightness, a, b] = [l / LIGHT_WEIGHT, scaledA / COLOR_WEIGHT, scaledB / COLOR_WEIGHT];
      const base = { lightness, a, b, share: weight / pixels };
      const chroma = Math.hypot(a, b);
      const hue = degrees(a, b);
      const purity = chroma / Math.max(0.25, lightness);
      if (hue > 100 && hue < 160 && chroma > 0.04) return { ...base, role: "plant", shift: [0, 0, 0] };
      if (hue > 40 && hue < 92 && purity > 0.055 && chroma < 0.16 && lightness > 0.3 && lightness < 0.85)
        return { ...base, role: "wood", shift: towards(palette.wood, base, 0.3, 0.8) };
      if (purity < 0.085) {
        const target = lightness > 0.62 ? palette.light : lightness > 0.35 ? palette.second : palette.dark;
        return { ...base, role: "neutral", shift: towards(target, base, 0.25, lightness > 0.62 ? 0.75 : 0.5) };
      }
      let known = hues.find((other) => Math.abs(((hue - other.hue + 540) % 360) - 180) < 32);
      if (!known) {
        known = { hue, target: targets[hues.length % targets.length]! };
        hues.push(known);
      }
      return { ...base, role: "textile", shift: towards(known.target, base, 0.42, 0.85) };
    });
}

/** Part of the way to a color; a dark cloth gets the target's hue with the chroma of a dark cloth. */
function towards(target: Lab, from: { lightness: number; a: number; b: number }, light: number, color: number): Lab {
  const chroma = Math.min(1.25, Math.max(0.35, from.lightness / target[0]));
  const brighter = (target[0] - from.lightness) * light;
  return [Math.max(-0.16, Math.min(0.18, brighter)), (target[1] * chroma - from.a) * color, (target[2] * chroma - from.b) * color];
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
