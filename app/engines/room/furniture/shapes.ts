import type { Patch, Point3 } from "./mesh.ts";

type Box = {
  /** Radius of the edges. */
  edge?: number;
  /** How far the middles of the faces swell, by axis. */
  puff?: Point3;
};

const ROUNDING = 2;

/** A box about the origin with rounded edges; with `puff` it is a cushion. */
export function box(width: number, height: number, depth: number, { edge = 0.01, puff }: Box = {}): Patch[] {
  const half = [width / 2, height / 2, depth / 2] as const;
  const radius = Math.min(edge, ...half.map((side) => side * 0.98));
  const lines = half.map((side) => linesOf(side, radius, puff ? 5 : Math.min(8, Math.floor(side / 0.25))));
  const patches: Patch[] = [];
  for (let axis = 0; axis < 3; axis += 1) {
    const [one, two] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const sign of [1, -1]) {
      // turned so that the outside is the front
      const [across, along] = sign > 0 ? [one, two] : [two, one];
      const points: Point3[] = [];
      for (const v of lines[along]!) {
        for (const u of lines[across]!) {
          const point = [0, 0, 0];
          point[axis] = sign * half[axis]!;
          point[across] = u;
          point[along] = v;
          points.push(rounded(point, half, radius, puff));
        }
      }
      patches.push({ columns: lines[across]!.length, rows: lines[along]!.length, points });
    }
  }
  return patches;
}

function linesOf(half: number, radius: number, between: number): number[] {
  const inner = half - radius;
  const out: number[] = [];
  for (let step = 0; step <= ROUNDING; step += 1) out.push(-inner - radius * Math.tan((Math.PI / 4) * (1 - step / ROUNDING)));
  for (let step = 1; step <= between; step += 1) out.push(-inner + (2 * inner * step) / (between + 1));
  for (let step = 0; step <= ROUNDING; step += 1) out.push(inner + radius * Math.tan((Math.PI / 4) * (step / ROUNDING)));
  return out;
}

function rounded(point: readonly number[], half: Point3, radius: number, puff?: Point3): Point3 {
  const inner = half.map((side, axis) => Math.max(radius - side, Math.min(side - radius, point[axis]!)));
  const away = inner.map((value, axis) => point[axis]! - value);
  const length = Math.hypot(...away) || 1;
  const on = inner.map((value, axis) => value + (away[axis]! / length) * radius);
  if (!puff) return on as unknown as Point3;
  const swell = (axis: number) => Math.max(0, 1 - (on[axis]! / half[axis]!) ** 2);
  return on.map(
    (value, axis) => value + Math.sign(away[axis]!) * (Math.abs(away[axis]!) / length) * puff[axis]! * swell((axis + 1) % 3) * swell((axis + 2) % 3),
  ) as unknown as Point3;
}

/** A body turned about the y axis: pairs of radius and height, from below. */
export function lathe(profile: readonly (readonly [number, number])[], sides = 24): Patch[] {
  const points: Point3[] = [];
  for (const [radius, height] of profile) {
    for (let side = 0; side <= sides; side += 1) {
      const angle = (-2 * Math.PI * side) / sides;
      points.push([Math.cos(angle) * radius, height, Math.sin(angle) * radius]);
    }
  }
  return [{ columns: sides + 1, rows: profile.length, points }];
}

/** A round disc or drum, its edges a little broken. @param sides 8 makes an octagon */
export function drum(
  radius: number,
  height: number,
  { edge = 0.006, sides = 28, top = radius }: { edge?: number; sides?: number; top?: number } = {},
): Patch[] {
  const broken = Math.min(edge, height / 3);
  const rings = (at: number, from: number, to: number) => [from * at, to] as const;
  return lathe(
    [[0, 0], rings(1, radius - broken, 0), [radius, broken], [top, height - broken], rings(1, top - broken, height), rings(0.5, top, height), [0, height]],
    sides,
  );
}

/** A round bar along a line of points. @param radius at the beginning and at the end */
export function bar(path: readonly Point3[], radius: number, end = radius, sides = 10): Patch[] {
  const points: Point3[] = [];
  const rows = path.length;
  for (const [row, point] of path.entries()) {
    const before = path[Math.max(0, row - 1)]!;
    const after = path[Math.min(rows - 1, row + 1)]!;
    const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const side = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(side, along);
    const own = radius + ((end - radius) * row) / (rows - 1);
    for (let at = 0; at <= sides; at += 1) {
      const angle = (-2 * Math.PI * at) / sides;
      const [c, s] = [Math.cos(angle) * own, Math.sin(angle) * own];
      points.push([point[0] + side[0] * c + up[0] * s, point[1] + side[1] * c + up[1] * s, point[2] + side[2] * c + up[2] * s]);
    }
  }
  return [{ columns: sides + 1, rows, points }];
}

const cross = (a: Point3, b: Point3): Point3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
function unit([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** A sheet seen from both sides: `at` says where each of its points lies, both of its arguments from 0 to 1. */
export function sheet(columns: number, rows: number, at: (u: number, v: number) => Point3): Patch[] {
  const points: Point3[] = [];
  for (let row = 0; row <= rows; row += 1) for (let column = 0; column <= columns; column += 1) points.push(at(column / columns, row / rows));
  return [{ columns: columns + 1, rows: rows + 1, points }];
}
