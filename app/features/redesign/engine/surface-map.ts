import type { RoomAnalysis } from "./analyze-room.ts";
import { FACES, FLOOR } from "./room/room-box.ts";
import { cornersOf, type RoomCorners } from "./room/room-edges.ts";
import type { Surfaces } from "./surfaces/find-surfaces.ts";
import { findRegions, type Regions } from "./surfaces/regions.ts";

/** What a pixel belongs to, in the order of the labels; the walls are the three that a box shows. */
export const SURFACE_LABELS = ["keep", "floor", "ceiling", "back", "left", "right"] as const;
export const KEEP = 0;

/** What was found, for people: surfaces, the regions that one tap switches, and the corners to drag (pixels of the map). */
export type SurfaceMap = { width: number; height: number; labels: Uint8Array; regions: Regions; corners: RoomCorners };

export function surfaceMap(analysis: RoomAnalysis): SurfaceMap {
  const { planes, surfaces } = analysis;
  const labels = labelsOf(surfaces);
  return { width: planes.width, height: planes.height, labels, regions: findRegions(planes, surfaces.labels, labels), corners: cornersToDrag(analysis) };
}

/** One label a pixel. */
export function labelsOf({ walls, ground, faces }: Pick<Surfaces, "walls" | "ground" | "faces">): Uint8Array {
  return Uint8Array.from(walls, (wall, at) => (ground[at] ? FLOOR + 1 : wall && faces[at] !== FLOOR ? (faces[at]! % FACES) + 1 : KEEP));
}

/** The corners that were found; where none were, those of the box, or such as most photographs have. */
export function cornersToDrag({ planes, camera, box, corners }: Pick<RoomAnalysis, "planes" | "camera" | "box" | "corners">): RoomCorners {
  const { width, height } = planes;
  return (
    corners ??
    cornersOf(camera, box, planes) ?? {
      topLeft: [0.25 * width, 0.2 * height],
      topRight: [0.75 * width, 0.2 * height],
      bottomLeft: [0.25 * width, 0.7 * height],
      bottomRight: [0.75 * width, 0.7 * height],
      nearLeft: [0, 0],
      nearRight: [width, 0],
    }
  );
}
