import type { RoomAnalysis } from "../analyze-room.ts";
import type { Plane } from "../image/planes.ts";
import { FACES, FLOOR } from "../room/room-box.ts";
import { type Furnishing, findFurnishing } from "./furnishing.ts";
import { type FaceLight, findFaceLight, findIllumination, type Illumination } from "./light.ts";

/** Data shared by all styles of a room. */
export type Prepared = {
  analysis: RoomAnalysis;
  /** By face. */
  light: FaceLight[];
  /** Of the picture, by face. */
  shares: number[];
  illumination: Illumination;
  furnishing: Furnishing;
  /** Meters of one unit of the box, which is the camera's height. */
  scale: number;
};

const known = new WeakMap<RoomAnalysis, Prepared>();

/** Made once for each analysis. */
export function prepareRepaint(analysis: RoomAnalysis): Prepared {
  const before = known.get(analysis);
  if (before) return before;
  const light = findFaceLight(analysis);
  const prepared: Prepared = {
    analysis,
    light,
    shares: sharesOf(analysis),
    illumination: findIllumination(analysis, light),
    furnishing: findFurnishing(analysis),
    scale: scaleOf(analysis),
  };
  known.set(analysis, prepared);
  return prepared;
}

function sharesOf({ surfaces }: RoomAnalysis): number[] {
  const counts = Array.from({ length: FACES }, () => 0);
  const { walls, ground, faces } = surfaces;
  for (let at = 0; at < walls.length; at += 1) {
    if (ground[at]) counts[FLOOR]! += 1;
    else if (walls[at]) counts[faces[at]!]! += 1;
  }
  return counts.map((count) => count / walls.length);
}

/** The height at which people hold a camera, and of most rooms: between them lies the best guess. */
const CAMERA_HEIGHT = 1.38;
const ROOM_HEIGHT = 2.9;

function scaleOf({ box, confidence }: RoomAnalysis): number {
  const byCeiling = ROOM_HEIGHT / (1 + box.ceiling);
  const sure = Math.max(0, Math.min(1, confidence?.geometry ?? 0.5));
  return Math.min(1.75, Math.max(1, CAMERA_HEIGHT * (byCeiling / CAMERA_HEIGHT) ** (0.6 * sure)));
}

/** The planes of the analysis that each pixel of the photograph needs, in the order of the slots below. */
export function planesToRead({ analysis: { mattes, reach }, illumination }: Prepared, shifts: readonly Plane[]): Plane[] {
  const { walls, onWalls, ground, tint } = illumination;
  return [reach.walls, reach.ground, ...mattes.walls, ...mattes.ground, ...walls, ...onWalls, ...ground, ...tint, ...shifts];
}

export const WALL_REACH = 0;
export const GROUND_REACH = 1;
export const WALL_MATTE = 2;
export const GROUND_MATTE = 6;
export const OLD_WALL = 10;
export const ON_WALL = 13;
export const GROUND_LIGHT = 16;
export const TINT = 20;
export const SHIFT = 22;
export const VALUES = 26;
