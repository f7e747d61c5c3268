import { PIECES, type Size3 } from "../furniture/catalogue.ts";
import type { PieceId } from "../furniture/ids.ts";
import { endsOf, type Plan, type Wall } from "./plan.ts";
import { obstacleOf, type Placement, sizeOf } from "./scene.ts";

const FACING: Record<Wall, number> = { back: 0, left: 90, right: -90 };
const STEP = 0.1;

type Wish = { turn?: number; y?: number; size?: Size3 };

/** Puts pieces into a room, each only where it may stand. */
export class Arrangement {
  readonly plan: Plan;
  readonly placed: Placement[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** Here, or not at all. */
  put(piece: PieceId, x: number, z: number, { turn = 0, y = 0, size }: Wish = {}): Placement | null {
    const placement: Placement = { id: `${piece}-${this.placed.length + 1}`, piece, x, z, y, turn, ...(size && { size }) };
    if (obstacleOf(this.plan, placement, this.placed)) return null;
    this.placed.push(placement);
    return placement;
  }

  /** The first of these that can stand here. */
  putAny(pieces: readonly PieceId[], x: number, z: number, wish: Wish = {}): Placement | null {
    for (const piece of pieces) {
      const placed = this.put(piece, x, z, wish);
      if (placed) return placed;
    }
    return null;
  }

  /** With its back to a wall, as near to a place along it as it fits. */
  against(
    wall: Wall,
    piece: PieceId,
    along: number,
    { size, reach = 9, gap = 0.02, from: nearest = this.plan.near * 0.8 }: { size?: Size3; reach?: number; gap?: number; from?: number } = {},
  ): Placement | null {
    if (!this.plan.walls[wall]) return null;
    const { width, depth } = size ?? PIECES[piece].size;
    const [from, to] = endsOf(this.plan, wall);
    const first = wall === "back" ? from : Math.max(from, nearest);
    const off = depth / 2 + gap;
    for (let step = 0; step * STEP <= reach; step += 1) {
      for (const sign of step === 0 ? [1] : [1, -1]) {
        const place = along + sign * step * STEP;
        if (place - width / 2 < first || place + width / 2 > to) continue;
        const [x, z] = wall === "back" ? [place, this.plan.depth - off] : [wall === "left" ? -this.plan.left + off : this.plan.right - off, place];
        const placed = this.put(piece, x, z, { turn: FACING[wall], ...(size && { size }) });
        if (placed) return placed;
      }
    }
    return null;
  }

  /** A corner of the back wall that is free. */
  corner(pieces: readonly PieceId[], sides: readonly ("left" | "right")[]): Placement | null {
    for (const side of sides) {
      if (!this.plan.walls[side]) continue;
      for (const piece of pieces) {
        const { width, depth } = PIECES[piece].size;
        for (const gap of [0.08, 0.2]) {
          const x = side === "left" ? -this.plan.left + width / 2 + gap : this.plan.right - width / 2 - gap;
          const placed = this.put(piece, x, this.plan.depth - depth / 2 - gap, { turn: side === "left" ? 0 : 180 });
          if (placed) return placed;
        }
      }
    }
    return null;
  }

  /** On top of a piece. @param along shares of half its width and depth */
  onTop(of: Placement | null, piece: PieceId, across = 0, along = 0): void {
    if (!of) return;
    const { width, depth, height } = sizeOf(of);
    const [c, s] = [Math.cos((of.turn * Math.PI) / 180), Math.sin((of.turn * Math.PI) / 180)];
    const [px, pz] = [(across * width) / 2, (along * depth) / 2];
    this.put(piece, of.x + c * px + s * pz, of.z - (-s * px + c * pz), { turn: of.turn, y: height });
  }

  /** A picture over a piece, or on bare wall. */
  hang(wall: Wall, pieces: readonly PieceId[], along: number, bottom: number): Placement | null {
    if (!this.plan.walls[wall]) return null;
    for (const piece of pieces) {
      const { depth, height } = PIECES[piece].size;
      if (bottom + height > this.plan.height - 0.15) continue;
      const off = depth / 2 + 0.005;
      const [x, z] = wall === "back" ? [along, this.plan.depth - off] : [wall === "left" ? -this.plan.left + off : this.plan.right - off, along];
      const hung = this.put(piece, x, z, { turn: FACING[wall], y: bottom });
      if (hung) return hung;
    }
    return null;
  }

  /** So wide and deep as there is room about a place. */
  rug(piece: PieceId, x: number, z: number, width: number, depth: number): Placement | null {
    const { left, right, depth: end, near } = this.plan;
    const half = Math.min(width / 2, x + left - 0.15, right - x - 0.15);
    const [first, last] = [Math.max(near * 0.8, z - depth / 2), Math.min(end - 0.1, z + depth / 2)];
    if (half < 0.6 || last - first < 0.8) return null;
    return this.put(piece, x, (first + last) / 2, { size: { width: 2 * half, depth: last - first, height: 0.02 } });
  }

  curtains(): void {
    for (const { kind, wall, from, to, bottom, top } of this.plan.openings) {
      if (kind !== "window" || to - from < 0.5 || top < 1.4) continue;
      const height = Math.min(this.plan.height - 0.06, top + 0.22);
      const size = { width: to - from, depth: 0.12, height };
      const middle = (from + to) / 2;
      const [x, z] = wall === "back" ? [middle, this.plan.depth - 0.09] : [wall === "left" ? -this.plan.left + 0.09 : this.plan.right - 0.09, middle];
      if (bottom < 1.6) this.put("curtains", x, z, { turn: FACING[wall], size });
    }
  }

  pendant(piece: PieceId, x: number, z: number, above: number): void {
    const drop = Math.max(0.5, this.plan.height - above);
    const { width, depth } = PIECES[piece].size;
    if (this.plan.height - drop > 1.5 || above < 1.6) this.put(piece, x, z, { y: this.plan.height - drop, size: { width, depth, height: drop } });
  }
}
