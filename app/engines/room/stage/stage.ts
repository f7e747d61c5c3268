import type { RoomAnalysis } from "../analyze-room.ts";
import { cornersOf, type RoomCorners } from "../room/room-edges.ts";
import { cornersToDrag } from "../surface-map.ts";
import { type Eye, endsOf, hitOf, type Opening, type Plan, rayOf, toCamera, type Wall } from "./plan.ts";
import { foundWindows } from "./windows.ts";
import type { StageProblem } from "./words.ts";

/** What a person says of a room for its furniture. Places are shares of the picture. */
export type Mark = { kind: Opening["kind"]; from: readonly [number, number]; to: readonly [number, number] };
type Said = { /** Of the ceiling, in meters. */ height?: number | undefined /** Absent: windows as they were found. */; marks?: readonly Mark[] | undefined };

/** A room that can be furnished, and how it is seen on the picture that was analyzed. */
export type Stage = { plan: Plan; eye: Eye };

/** Corners that a box misses by more than this share of the width are those of something else. */
const FARTHEST_MISS = 0.035;
const LEAST_FLOOR = 1.2;
const USUAL_HEIGHT = 2.8;
/** At which people hold a camera: it speaks against odd rooms where nobody said how high theirs is. */
const USUAL_EYE = 1.4;
/** A side wall farther away than this was not seen. */
const OUT_OF_SIGHT = 7;

/** The room in meters, with its openings; or why it cannot be furnished. */
export function stageOf(analysis: RoomAnalysis, { height, marks }: Said = {}): Stage | StageProblem {
  const { planes, camera, box, confidence } = analysis;
  // Sure is what a person has said.
  if (confidence.geometry < 1) return "corners";
  if (missOf(analysis) > FARTHEST_MISS) return "noBox";
  const scale = height ? height / (1 + box.ceiling) : Math.min(1.8, Math.max(1, USUAL_EYE ** 0.5 * (USUAL_HEIGHT / (1 + box.ceiling)) ** 0.5));
  const eye: Eye = { focal: camera.focal, width: planes.width, height: planes.height, axes: camera.axes, eye: scale };
  const depth = box.depth * scale;
  const near = nearestFloor(eye, depth);
  const side = (length: number, sign: number) => {
    const seen = widthSeen(eye, depth, sign);
    const meters = length * scale;
    return meters < OUT_OF_SIGHT && meters < seen * 1.6 + 1 ? { length: meters, isThere: true } : { length: Math.max(0.8, seen), isThere: false };
  };
  const [left, right] = [side(box.left, -1), side(box.right, 1)];
  if (depth - near < LEAST_FLOOR || left.length + right.length < 1.6) return "tight";
  const walls = { back: true, left: left.isThere, right: right.isThere };
  const bare: Plan = { left: left.length, right: right.length, depth, height: scale * (1 + box.ceiling), near, walls, openings: [] };
  const openings = marks ? marks.flatMap((mark) => openingOf(bare, eye, mark) ?? []) : foundWindows(analysis, bare, eye);
  return { plan: { ...bare, openings }, eye };
}

/** How far the corners that are said or found lie from those of the box at most, in shares of the width. */
function missOf(analysis: RoomAnalysis): number {
  const { planes, camera, box } = analysis;
  const ours = cornersOf(camera, box, planes);
  if (!ours) return 1;
  const said = cornersToDrag(analysis);
  const isOn = ([x, y]: readonly [number, number]) => x > -0.1 * planes.width && x < 1.1 * planes.width && y > -0.1 * planes.height && y < 1.1 * planes.height;
  const misses = (["topLeft", "topRight"] as const satisfies (keyof RoomCorners)[])
    .filter((name) => isOn(said[name]))
    .map((name) => Math.hypot(ours[name][0] - said[name][0], ours[name][1] - said[name][1]));
  return Math.max(0, ...misses) / planes.width;
}

function nearestFloor(eye: Eye, depth: number): number {
  for (const share of [0.995, 0.9, 0.8]) {
    const [, dy, dz] = rayOf(eye, eye.width / 2, eye.height * share);
    if (dy < -0.05 && dz > 0) return Math.min(depth, (eye.eye / -dy) * dz);
  }
  return depth;
}

/** How far to a side the picture reaches, well before the back wall. */
function widthSeen(eye: Eye, depth: number, sign: number): number {
  const [dx, , dz] = rayOf(eye, sign < 0 ? 0 : eye.width, eye.height / 2);
  return dz > 0.05 ? Math.max(0, (sign * dx * depth * 0.85) / dz) : OUT_OF_SIGHT;
}

/** The rectangle on a wall between two places of the picture. */
export function openingOf(plan: Plan, eye: Eye, { kind, from, to }: Mark): Opening | null {
  const wall = wallAt(plan, eye, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  if (!wall) return null;
  const [one, two] = [onWall(plan, eye, wall, from), onWall(plan, eye, wall, to)];
  if (!one || !two) return null;
  const [start, end] = endsOf(plan, wall);
  const opening: Opening = {
    kind,
    wall,
    from: Math.max(start, Math.min(one.along, two.along)),
    to: Math.min(end, Math.max(one.along, two.along)),
    bottom: kind === "door" ? 0 : Math.max(0, Math.min(one.up, two.up)),
    top: Math.min(plan.height, Math.max(one.up, two.up)),
  };
  return opening.to - opening.from > 0.15 && opening.top - opening.bottom > 0.15 ? opening : null;
}

function wallAt(plan: Plan, eye: Eye, x: number, y: number): Wall | null {
  const [dx, , dz] = rayOf(eye, x * eye.width, y * eye.height);
  const hit = hitOf(plan, eye.eye, [dx, 0, dz]);
  return hit && hit.face !== "floor" && hit.face !== "ceiling" ? hit.face : null;
}

export function onWall(plan: Plan, eye: Eye, wall: Wall, [x, y]: readonly [number, number]): { along: number; up: number } | null {
  const [dx, dy, dz] = rayOf(eye, x * eye.width, y * eye.height);
  const distance = wall === "back" ? plan.depth / dz : wall === "left" ? -plan.left / dx : plan.right / dx;
  if (!(distance > 0) || distance > 60) return null;
  return { along: wall === "back" ? dx * distance : dz * distance, up: eye.eye + dy * distance };
}

/** An opening's outline on the picture, in its pixels; null where a part of it is behind the camera. */
export function outlineOf(plan: Plan, eye: Eye, { wall, from, to, bottom, top }: Opening): [number, number][] | null {
  const corners = (
    [
      [from, bottom],
      [to, bottom],
      [to, top],
      [from, top],
    ] as const
  ).map(([along, y]) => {
    const near = wall === "back" ? along : Math.max(0.15, along);
    const [cx, cy, cz] = wall === "back" ? toCamera(eye, near, y, plan.depth) : toCamera(eye, wall === "left" ? -plan.left : plan.right, y, near);
    return cz > 0.05 ? ([(eye.focal * cx) / cz + eye.width / 2, (eye.focal * cy) / cz + eye.height / 2] as [number, number]) : null;
  });
  return corners.every((corner) => corner !== null) ? (corners as [number, number][]) : null;
}

/** The openings as marks on the picture, for the person to change. */
export function marksOf({ plan, eye }: Stage): Mark[] {
  return plan.openings.flatMap((opening) => {
    const outline = outlineOf(plan, eye, opening);
    if (!outline) return [];
    const [from, , to] = outline as [[number, number], [number, number], [number, number], [number, number]];
    return [{ kind: opening.kind, from: [from[0] / eye.width, from[1] / eye.height], to: [to[0] / eye.width, to[1] / eye.height] } as const];
  });
}
