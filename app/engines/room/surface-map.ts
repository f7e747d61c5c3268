import type { RoomAnalysis } from "./analyze-room.ts";
import { CORNER_REACH } from "./corner-reach.ts";
import type { Size } from "./image/planes.ts";
import type { Cells } from "./marks/cells.ts";
import { FACES, FLOOR } from "./room/room-box.ts";
import { cornersOf, type Point, type RoomCorners } from "./room/room-edges.ts";
import { cellsOf } from "./surfaces/find-cells.ts";
import type { Surfaces } from "./surfaces/find-surfaces.ts";
import { findRegions, type Regions } from "./surfaces/regions.ts";

/** The surfaces of a pixel, in the order of the labels; the walls are the three that a box shows. */
export const SURFACE_LABELS = ["untouched", "floor", "ceiling", "back", "left", "right"] as const;
export const UNTOUCHED = 0;

/** The analysis for the editor: surfaces, the regions that one tap switches, and the corners to drag (pixels of the map). */
export type SurfaceMap = {
  width: number;
  height: number;
  labels: Uint8Array;
  regions: Regions;
  corners: RoomCorners /** The features that strokes need. */;
  cells: Cells;
};

export function surfaceMap(analysis: RoomAnalysis): SurfaceMap {
  const { planes, surfaces } = analysis;
  const labels = labelsOf(surfaces);
  return {
    width: planes.width,
    height: planes.height,
    labels,
    regions: findRegions(planes, surfaces.labels, labels),
    corners: cornersToDrag(analysis),
    cells: cellsOf(analysis),
  };
}

/** One label a pixel. */
export function labelsOf({ walls, ground, faces }: Pick<Surfaces, "walls" | "ground" | "faces">): Uint8Array {
  return Uint8Array.from(walls, (wall, at) => (ground[at] ? FLOOR + 1 : wall && faces[at] !== FLOOR ? (faces[at]! % FACES) + 1 : UNTOUCHED));
}

/** The corners that were found; where none were, those of the box, or such as most photographs have. What lies too far away comes nearer along its edge. */
export function cornersToDrag({ planes, camera, box, corners }: Pick<RoomAnalysis, "planes" | "camera" | "box" | "corners">): RoomCorners {
  const { width, height } = planes;
  const far = corners ??
    cornersOf(camera, box, planes) ?? {
      topLeft: [0.25 * width, 0.2 * height],
      topRight: [0.75 * width, 0.2 * height],
      bottomLeft: [0.25 * width, 0.7 * height],
      bottomRight: [0.75 * width, 0.7 * height],
      nearLeft: [0, 0],
      nearRight: [width, 0],
    };
  const topLeft = nearer(far.topLeft, far.topRight, planes);
  const topRight = nearer(far.topRight, far.topLeft, planes);
  return {
    topLeft,
    topRight,
    bottomLeft: nearer(far.bottomLeft, topLeft, planes),
    bottomRight: nearer(far.bottomRight, topRight, planes),
    nearLeft: nearer(far.nearLeft, topLeft, planes),
    nearRight: nearer(far.nearRight, topRight, planes),
  };
}

/** The last place on the way from the origin to the point that is not too far away. */
function nearer(point: Point, origin: Point, { width, height }: Size): Point {
  const sides = [width, height] as const;
  const held = (value: number, axis: 0 | 1) => Math.min((1 + CORNER_REACH) * sides[axis], Math.max(-CORNER_REACH * sides[axis], value));
  const shares = ([0, 1] as const).map((axis) => {
    const way = point[axis] - origin[axis];
    return held(point[axis], axis) === point[axis] || way === 0 ? 1 : Math.max(0, (held(point[axis], axis) - origin[axis]) / way);
  });
  const share = Math.min(...shares);
  return [held(origin[0] + (point[0] - origin[0]) * share, 0), held(origin[1] + (point[1] - origin[1]) * share, 1)];
}
