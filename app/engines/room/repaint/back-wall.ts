import type { RoomAnalysis } from "../analyze-room.ts";
import { CEILING } from "../room/room-box.ts";
import type { Point } from "../room/room-edges.ts";

/** A step of color that an edge of two walls has at least: mostly one of light alone. */
const EDGE = 0.012;
/** So far from its place, as a share of the width, an edge may lie. */
const REACH = 0.006;
/** The share of an edge at which the step has to be seen, where walls meet there. */
const SUPPORTED = 0.55;
const SAMPLES = 80;
const FEWEST = 8;

/** Whether the back wall ends at edges that can be seen: elsewhere another color would begin in the middle of a wall. */
export function standsBetweenEdges(analysis: RoomAnalysis): boolean {
  const { corners } = analysis;
  return corners !== null && isEdge(analysis, corners.topLeft, corners.bottomLeft) && isEdge(analysis, corners.topRight, corners.bottomRight);
}

/** Beside the picture, or hidden by furniture, it is as good as an edge. */
function isEdge({ planes: { width, height, lightness, a, b }, surfaces }: RoomAnalysis, from: Point, to: Point): boolean {
  const reach = Math.max(2, Math.round(REACH * width));
  const isWall = (at: number) => surfaces.walls[at]! > 0 && surfaces.faces[at] !== CEILING;
  let [met, supported] = [0, 0];
  for (let step = 0; step <= SAMPLES; step += 1) {
    const x = Math.round(from[0] + ((to[0] - from[0]) * step) / SAMPLES);
    const y = Math.round(from[1] + ((to[1] - from[1]) * step) / SAMPLES);
    if (x < 3 * reach || y < 0 || x >= width - 3 * reach || y >= height) continue;
    const at = y * width + x;
    if (!isWall(at - 2 * reach) || !isWall(at + 2 * reach)) continue;
    met += 1;
    let most = 0;
    for (let beside = -reach; beside <= reach; beside += 1) {
      const [one, two] = [at + beside - 2, at + beside + 2];
      most = Math.max(most, Math.abs(lightness[one]! - lightness[two]!) + 2 * Math.hypot(a[one]! - a[two]!, b[one]! - b[two]!));
    }
    if (most > EDGE) supported += 1;
  }
  return met < FEWEST || supported >= SUPPORTED * met;
}
