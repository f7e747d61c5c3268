import type { PieceId } from "#app/engines/room/furniture/ids.ts";
import type { RedesignPicture } from "../redesign.contract.ts";

type Scene = NonNullable<RedesignPicture["scene"]>;
export type Line = { piece: PieceId; count: number; width: number; depth: number; height: number; isFlat: boolean };

const centimeters = (meters: number) => Math.round(meters * 100);

/** What stands in a room as lines of a list: pieces of one kind and one size together, the largest first. */
export function linesOf({ placements }: Pick<Scene, "placements">): Line[] {
  const lines = new Map<string, Line>();
  for (const { piece, size } of placements) {
    if (!size) continue;
    const [width, depth, height] = [size.width, size.depth, size.height].map(centimeters) as [number, number, number];
    const key = `${piece} ${width} ${depth} ${height}`;
    const before = lines.get(key);
    if (before) before.count += 1;
    else lines.set(key, { piece, count: 1, width, depth, height, isFlat: piece.startsWith("rug_") });
  }
  return [...lines.values()].toSorted((one, two) => two.width * Math.max(two.depth, two.height) - one.width * Math.max(one.depth, one.height));
}
