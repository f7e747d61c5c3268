import { BACK, CEILING, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";
import type { Patch } from "./patches.ts";

/** One paint or material: the color that most patches of a surface share. `support` is the share of the weight that agrees with it. */
export type Paint = { lightness: number; a: number; b: number; weight: number; support: number };

export type PaintModels = {
  /** The paint of most walls. */
  wall: Paint;
  /** By face: paints that its surface may have. */
  byFace: Paint[][];
  ceiling: Paint | null;
  floor: Paint | null;
  /** What lies on the floor, when it is large. */
  rug: Paint | null;
};

type Weighted = Pick<Patch, "lightness" | "a" | "b" | "pixels" | "x" | "y"> & { weight: number };

const MOST = 500;
const PLAIN = 0.012;

const square = (value: number) => value * value;
const bell = (value: number, width: number) => Math.exp(-square(value / width));

/** The densest color: each patch votes for those near its own (mean shift with one step from every patch). */
function densest(patches: readonly Weighted[], lightnessWidth: number, colorWidth: number): Paint | null {
  const total = patches.reduce((sum, patch) => sum + patch.weight, 0);
  let best: Paint | null = null;
  for (const center of patches) {
    let [weight, lightness, a, b] = [0, 0, 0, 0];
    for (const patch of patches) {
      const near =
        Math.exp(
          -square((center.lightness - patch.lightness) / lightnessWidth) - (square(center.a - patch.a) + square(center.b - patch.b)) / square(colorWidth),
        ) * patch.weight;
      weight += near;
      lightness += near * patch.lightness;
      a += near * patch.a;
      b += near * patch.b;
    }
    if (!best || weight > best.weight) best = { weight, lightness: lightness / weight, a: a / weight, b: b / weight, support: 0 };
  }
  return best && { ...best, support: best.weight / (total || 1) };
}

/** The patches that lie on some of these faces, with the weight they have in finding a paint. */
function weigh(patches: readonly Patch[], faces: readonly number[], weightOf: (patch: Patch) => number): Weighted[] {
  const weighted = patches
    .filter((patch) => faces.includes(patch.face))
    .map((patch) => ({ ...patch, weight: patch.pixels * weightOf(patch) }))
    .filter(({ weight }) => weight > 0);
  const every = Math.ceil(weighted.length / MOST);
  return every > 1 ? weighted.filter((_, index) => index % every === 0) : weighted;
}

/** The paints of a room; null when nothing looks like a wall. */
export function findPaints(patches: readonly Patch[], width: number, height: number): PaintModels | null {
  const overexposed = (patch: Patch) => (patch.lightness > 0.97 ? 0.3 : 1);
  // Walls are seen best above the furniture, are plain, and rarely have strong colors.
  const likeWall = (patch: Patch) =>
    (patch.elevation < -0.02 ? 1 : 0.22) * bell(patch.texture, PLAIN) * overexposed(patch) * bell(Math.hypot(patch.a, patch.b), 0.13);
  const wall = densest(weigh(patches, [BACK, LEFT, RIGHT], likeWall), 0.1, 0.025);
  if (!wall) return null;
  const byFace: Paint[][] = [[], [], [wall], [wall], [wall]];
  for (const face of [BACK, LEFT, RIGHT]) {
    const own = densest(weigh(patches, [face], likeWall), 0.1, 0.025);
    if (own && Math.abs(own.lightness - wall.lightness) < 0.16 && Math.hypot(own.a - wall.a, own.b - wall.b) < 0.05) byFace[face] = [own, wall];
  }
  const ceiling = densest(
    weigh(patches, [CEILING], (patch) => bell(patch.texture, PLAIN) * overexposed(patch)),
    0.1,
    0.025,
  );
  if (ceiling) byFace[CEILING] = [ceiling];
  const { floor, rug } = findFloor(
    weigh(patches, [FLOOR], (patch) => (0.25 + patch.y / height) * bell(patch.texture, 0.035)),
    width,
    height,
  );
  if (floor) byFace[FLOOR] = [floor];
  return { wall, byFace, ceiling, floor, rug };
}

/** The floor is what reaches the picture's border; what lies in the middle of it is a rug. */
function findFloor(patches: readonly Weighted[], width: number, height: number): { floor: Paint | null; rug: Paint | null } {
  const first = densest(patches, 0.11, 0.035);
  if (!first) return { floor: null, rug: null };
  const isColored = Math.hypot(first.a, first.b) > 0.04;
  const distance = (patch: Weighted, paint: Paint) =>
    square((patch.lightness - paint.lightness) / (isColored ? 0.34 : 0.2)) + (square(patch.a - paint.a) + square(patch.b - paint.b)) / square(0.036);
  const others = patches.filter((patch) => distance(patch, first) > 1.6);
  const second = others.length > 8 ? densest(others, 0.11, 0.035) : null;
  if (!second) return { floor: first, rug: null };
  const spread = (paint: Paint) => {
    let all = 0;
    let atBorder = 0;
    for (const patch of patches) {
      if (distance(patch, paint) >= 1) continue;
      all += patch.pixels;
      if (patch.y > height * 0.84 || patch.x < width * 0.06 || patch.x > width * 0.94) atBorder += patch.pixels;
    }
    return { all, border: (atBorder / (all || 1)) * (1 + 0.7 * (isWood(paint) ? 1 : 0)) };
  };
  const one = spread(first);
  const two = spread(second);
  if (two.all > 0.12 * one.all && two.border > 1.5 * one.border) return { floor: second, rug: first };
  return { floor: first, rug: two.all > 0.15 * one.all ? second : null };
}

function isWood({ a, b }: Paint): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return hue > 35 && hue < 85 && Math.hypot(a, b) > 0.05;
}

/** 0 to 1: how much a patch looks like one of these paints. Shade counts less than light of another kind. */
export function likeness(patch: Pick<Patch, "lightness" | "a" | "b">, paints: readonly Paint[], lightnessWidth: number, colorWidth: number): number {
  let best = 0;
  for (const paint of paints) {
    const darker = patch.lightness - paint.lightness;
    const light = darker / (darker < 0 ? lightnessWidth * 1.15 : lightnessWidth);
    const near = Math.exp(-0.5 * (square(light) + (square(patch.a - paint.a) + square(patch.b - paint.b)) / square(colorWidth)));
    if (near > best) best = near;
  }
  return best;
}

/** The same for the floor: a colored one may vary in strength along its hue, not across it. */
export function floorLikeness(patch: Pick<Patch, "lightness" | "a" | "b">, floor: Paint | null): number {
  if (!floor) return 0;
  const chroma = Math.hypot(floor.a, floor.b);
  if (chroma < 0.04) return likeness(patch, [floor], 0.16, 0.034);
  const [hueA, hueB] = [floor.a / chroma, floor.b / chroma];
  const along = patch.a * hueA + patch.b * hueB - chroma;
  const across = patch.b * hueA - patch.a * hueB;
  return Math.exp(-0.5 * (square((patch.lightness - floor.lightness) / 0.27) + square(along / 0.05) + square(across / 0.022)));
}
