import type { RoomAnalysis } from "../analyze-room.ts";
import { linearOf, luminance, type Rgb } from "../image/color.ts";
import { floorMaterial, type Material, wallMaterial } from "../materials/materials.ts";
import { BACK, CEILING, FACES, FLOOR } from "../room/room-box.ts";
import type { Look } from "../styles.ts";
import { type FaceLight, findExposure, findFaceLight } from "./face-light.ts";

/** What is done to a room, and what is left because it is not sure enough. */
export type PaintPlan = {
  /** By face. */
  light: FaceLight[];
  exposure: number[];
  paint: Rgb[];
  /** How much of the old surface's fine structure stays: less where the new paint is much brighter. */
  relief: number[];
  accent: { material: Material; isEveryWall: boolean } | null;
  floor: { kind: "material"; material: Material } | { kind: "tint"; factor: Rgb } | null;
  /** What of the plan could not be done, for the person. */
  left: ("geometry" | "floor" | "accent")[];
};

const SURE = 0.1;
const FLOOR_TINT = 0.55;

export function planPainting(analysis: RoomAnalysis, look: Look): PaintPlan {
  const { box, surfaces } = analysis;
  const light = findFaceLight(analysis);
  const exposure = findExposure(light);
  const isSure = box.margin > SURE;
  const left: PaintPlan["left"] = isSure ? [] : ["geometry"];
  const wall = linearOf(look.wall);
  const ceiling = isSure ? linearOf(look.ceiling) : wall;
  const paint = Array.from({ length: FACES }, (_, face) => (face === CEILING ? ceiling : face === FLOOR ? linearOf(look.floor.first) : wall));
  const relief = light.map(({ color }, face) => {
    const gain = Math.max(...color.map((value, channel) => (paint[face]![channel]! * exposure[face]!) / value));
    return gain > 1.6 ? Math.max(0.4, 0.8 - 0.4 * Math.log2(gain / 1.6)) : 0.8;
  });
  const mayAccent = isSure && surfaces.support[0] > 0.6;
  if (look.accent && !mayAccent) left.push("accent");
  const accent = look.accent && mayAccent ? { material: wallMaterial(look.accent), isEveryWall: look.accent.material === "wainscot" } : null;
  return { light, exposure, paint, relief, accent, floor: planFloor(analysis, look, light, isSure, left), left };
}

function planFloor({ surfaces, planes }: RoomAnalysis, look: Look, light: readonly FaceLight[], isSure: boolean, left: PaintPlan["left"]): PaintPlan["floor"] {
  const share = surfaces.ground.reduce((sum, value) => sum + value, 0) / (planes.width * planes.height);
  if (surfaces.raggedness[1] > 9.5 || (!isSure && share < 0.07)) {
    left.push("floor");
    return null;
  }
  const { floor } = surfaces.paints;
  // Bright plain floors mirror the room: new boards would lose the reflections, so only their tone changes.
  if (floor && floor.lightness > 0.7 && Math.hypot(floor.a, floor.b) < 0.03) {
    const target = linearOf(look.floor.first);
    const own = light[FLOOR]!;
    const brightness = luminance(...target);
    const factor = target.map((value, channel) => 0.97 * (1 + FLOOR_TINT * (((value / brightness) * own.luminance) / own.color[channel]! - 1))) as Rgb;
    return { kind: "tint", factor };
  }
  return { kind: "material", material: floorMaterial(look.floor) };
}

/** Whether a face gets the accent. */
export const hasAccent = ({ accent }: PaintPlan, face: number): boolean => accent !== null && face !== CEILING && (face === BACK || accent.isEveryWall);
