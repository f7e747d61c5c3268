import type { CornerName } from "#app/engines/room/corrections.ts";
import type { Corners } from "#app/engines/room/marks/labels.ts";
import type { Point } from "#app/engines/room/marks/stroke-pixels.ts";

/** The corner that the edge of a far point begins at. */
const ORIGINS: Partial<Record<CornerName, CornerName>> = { bottomLeft: "topLeft", bottomRight: "topRight", nearLeft: "topLeft", nearRight: "topRight" };

const isInside = ([x, y]: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;
const held = (value: number) => Math.min(1, Math.max(0, value));

/**
 * The position of a corner's handle: at the corner, or where its edge leaves the picture. Far points only give an edge
 * its direction, so that they can be taken anywhere on it.
 */
export function handlePoint(corners: Corners, name: CornerName): Point {
  const point = corners[name];
  if (isInside(point)) return point;
  const origin = ORIGINS[name] && corners[ORIGINS[name]];
  if (!origin || !isInside(origin)) return [held(point[0]), held(point[1])];
  let share = 1;
  for (const axis of [0, 1] as const) {
    const way = point[axis] - origin[axis];
    if (way > 0) share = Math.min(share, (1 - origin[axis]) / way);
    if (way < 0) share = Math.min(share, -origin[axis] / way);
  }
  return [held(origin[0] + (point[0] - origin[0]) * share), held(origin[1] + (point[1] - origin[1]) * share)];
}
