import { PIECES, type Piece, type Size3 } from "../furniture/catalogue.ts";
import type { PieceId } from "../furniture/ids.ts";
import type { Opening, Plan, Wall } from "./plan.ts";

/** A piece in the room. Degrees: 0 looks at the camera, 90 to the right. */
export type Placement = {
  id: string;
  piece: PieceId;
  x: number;
  z: number;
  /** Of its foot above the floor. */
  y: number;
  turn: number;
  /** Of pieces made to measure. */
  size?: Size3 | undefined;
  /** '#RRGGBB' in place of the look's. */
  color?: string | undefined;
};

export const sizeOf = ({ piece, size }: Pick<Placement, "piece" | "size">): Size3 => size ?? PIECES[piece].size;
const groundOf = ({ piece }: Pick<Placement, "piece">): Piece["ground"] => PIECES[piece].ground;

export type Corner = readonly [number, number];

/** The four corners of what a piece covers of the floor. */
export function footprint(placement: Placement, grow = 0): Corner[] {
  const { width, depth } = sizeOf(placement);
  return rectangle(placement.x, placement.z, width / 2 + grow, depth / 2 + grow, placement.turn);
}

function rectangle(x: number, z: number, halfWidth: number, halfDepth: number, turn: number): Corner[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([u, v]) => {
    const [px, pz] = [u * halfWidth, v * halfDepth];
    return [x + c * px + s * pz, z - (-s * px + c * pz)];
  });
}

/** Whether two convex shapes lie over each other by more than a hair (separating axes). */
export function overlap(one: readonly Corner[], two: readonly Corner[]): boolean {
  for (const shape of [one, two]) {
    for (let at = 0; at < shape.length; at += 1) {
      const [from, to] = [shape[at]!, shape[(at + 1) % shape.length]!];
      const normal = [to[1] - from[1], from[0] - to[0]] as const;
      const length = Math.hypot(...normal) || 1;
      const along = (corners: readonly Corner[]) => corners.map(([x, z]) => (x * normal[0] + z * normal[1]) / length);
      const [a, b] = [along(one), along(two)];
      if (Math.max(...a) <= Math.min(...b) + 0.005 || Math.max(...b) <= Math.min(...a) + 0.005) return false;
    }
  }
  return true;
}

/** Before a door nothing stands, so that it opens and people walk through; what stays needs the floor that it stands on. */
const DEPTH_BEFORE = { door: 0.95, stays: 0.65, window: 0.2 } as const;

/** The floor before an opening that pieces may not cover. */
export function zoneOf(plan: Plan, { kind, wall, from, to }: Opening, depth: number = DEPTH_BEFORE[kind]): Corner[] {
  if (wall === "back")
    return [
      [from, plan.depth - depth],
      [to, plan.depth - depth],
      [to, plan.depth],
      [from, plan.depth],
    ];
  const [near, far] = wall === "left" ? [-plan.left, -plan.left + depth] : [plan.right - depth, plan.right];
  return [
    [near, from],
    [far, from],
    [far, to],
    [near, to],
  ];
}

/** Seats and tables may stand before any window. */
const LOW = 0.95;
const WALL_GAP = 0.005;
const CURTAIN_ROOM = 0.16;

const isInside = (plan: Plan, corners: readonly Corner[]): boolean =>
  corners.every(([x, z]) => x >= -plan.left - WALL_GAP && x <= plan.right + WALL_GAP && z <= plan.depth + WALL_GAP && z >= 0.3);

/** Why a piece cannot stand where it is; null: it can. */
export function obstacleOf(plan: Plan, placement: Placement, others: readonly Placement[]): "wall" | "door" | "window" | "piece" | null {
  const ground = groundOf(placement);
  const corners = footprint(placement);
  if (!isInside(plan, corners)) return "wall";
  if (ground === "window" || ground === "ceiling" || ground === "top") return null;
  if (ground === "wall") return hangsFreely(plan, placement, others);
  if (ground === "rug") return null;
  const { height } = sizeOf(placement);
  for (const opening of plan.openings) {
    const isLow = opening.kind === "stays" && opening.bottom > height;
    if (
      opening.kind === "window"
        ? height > Math.max(LOW, opening.bottom + 0.12) && overlap(corners, zoneOf(plan, opening))
        : !isLow && overlap(corners, zoneOf(plan, opening))
    )
      return opening.kind === "window" ? "window" : "door";
  }
  const isBlocked = others.some((other) => other.id !== placement.id && groundOf(other) === "floor" && overlap(corners, footprint(other)));
  return isBlocked ? "piece" : null;
}

/** A picture hangs on a bare piece of wall. */
function hangsFreely(plan: Plan, placement: Placement, others: readonly Placement[]): "window" | "piece" | null {
  const wall = wallAt(plan, placement);
  const { width, height } = sizeOf(placement);
  const middle = wall === "back" ? placement.x : placement.z;
  const isOver = (from: number, to: number, bottom: number, top: number) =>
    middle + width / 2 > from && middle - width / 2 < to && placement.y + height > bottom && placement.y < top;
  if (plan.openings.some((opening) => opening.wall === wall && isOver(opening.from - CURTAIN_ROOM, opening.to + CURTAIN_ROOM, opening.bottom, opening.top)))
    return "window";
  const hides = others.some((other) => {
    if (other.id === placement.id || groundOf(other) === "rug" || groundOf(other) === "ceiling") return false;
    const own = sizeOf(other);
    return other.y + own.height > placement.y - 0.02 && other.y < placement.y + height && overlap(footprint(placement, 0.08), footprint(other));
  });
  return hides ? "piece" : null;
}

function wallAt(plan: Plan, { x, z }: Placement): Wall {
  const [back, left, right] = [plan.depth - z, x + plan.left, plan.right - x];
  return back <= left && back <= right ? "back" : left <= right ? "left" : "right";
}
