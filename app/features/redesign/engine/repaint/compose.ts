import type { RoomAnalysis } from "../analyze-room.ts";
import { encode, fromOklab, LINEAR, luminance, toOklab } from "../image/color.ts";
import type { RgbImage } from "../image/planes.ts";
import { CAMERA_HEIGHT } from "../materials/materials.ts";
import { BACK, CEILING, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";
import { faceByCorners, scaleCorners } from "../room/room-edges.ts";
import type { Look } from "../styles.ts";
import type { Illumination } from "./face-light.ts";
import { hasAccent, type PaintPlan } from "./plan.ts";

/** Values of the analysis that each pixel of the photograph needs, side by side so that a row is read at once. */
const WALL_MATTE = 0;
const GROUND_MATTE = 4;
const WALL_LIGHT = 8;
const GROUND_LIGHT = 11;
const WALL_REACH = 12;
const GROUND_REACH = 13;
const SHIFT = 14;
const VALUES = 17;

type Shifts = [Float32Array, Float32Array, Float32Array];

function interleave({ mattes, reach }: RoomAnalysis, illumination: Illumination, shifts: Shifts): Float32Array {
  const sources = [...mattes.walls, ...mattes.ground, ...illumination.walls, illumination.ground, reach.walls, reach.ground, ...shifts];
  const count = reach.walls.length;
  const values = new Float32Array(count * VALUES);
  for (const [slot, source] of sources.entries()) for (let at = 0; at < count; at += 1) values[at * VALUES + slot] = source[at]!;
  return values;
}

/** Soft edges of a mask that fits the photograph: the matte's middle range is stretched to 0..1. */
function opacity(matte: number, reach: number): number {
  const stretched = (matte - 0.12) / 0.72;
  if (stretched <= 0) return 0;
  const value = stretched >= 1 ? 1 : stretched * stretched * (3 - 2 * stretched);
  return reach < 0.15 ? value * ((reach - 0.02) / 0.13) : value;
}

/** Highlights run out softly instead of being cut. */
function shoulder(color: Float32Array, from: number): void {
  const most = Math.max(color[0]!, color[1]!, color[2]!);
  if (most <= from) return;
  const factor = (from + (1 - from) * (1 - Math.exp(-(most - from) / (1 - from)))) / most;
  color[0]! *= factor;
  color[1]! *= factor;
  color[2]! *= factor;
}

/** Where a ray of the photograph ends in the room. */
type Hit = {
  x: number;
  y: number;
  z: number;
  distance: number;
  face: number /** The face beyond the nearest edge, and how much of the pixel is on this side. */;
  beyond: number;
  cover: number;
  wall: number;
};

/** Paints the whole photograph. The work is one pass over its rows; besides the result it needs one row of values. */
export function compose(photo: RgbImage, analysis: RoomAnalysis, illumination: Illumination, shifts: Shifts, plan: PaintPlan, look: Look): RgbImage {
  const { width, height, data } = photo;
  const { planes, camera, box } = analysis;
  const small = interleave(analysis, illumination, shifts);
  const row = new Float32Array(planes.width * VALUES);
  const at = new Float32Array(VALUES);
  const result = new Uint8Array(width * height * 3);
  const focal = (camera.focal * width) / planes.width;
  const corners = analysis.corners && scaleCorners(analysis.corners, width / planes.width, height / planes.height);
  const hit: Hit = { x: 0, y: 0, z: 0, distance: 0, face: BACK, beyond: -1, cover: 1, wall: BACK };
  const color = new Float32Array(3);
  const part = new Float32Array(3);
  const lab = new Float32Array(3);
  const edge = new Float32Array(2);
  const [right, down, away] = camera.axes;

  const trace = (x: number, y: number, onWalls: boolean): void => {
    const a = (x + 0.5 - width / 2) / focal;
    const b = (y + 0.5 - height / 2) / focal;
    hit.x = a * right[0] + b * right[1] + right[2];
    hit.y = a * down[0] + b * down[1] + down[2];
    hit.z = a * away[0] + b * away[1] + away[2];
    const toBack = hit.z > 1e-4 ? box.depth / hit.z : 1e9;
    const toLevel = hit.y > 0 ? 1 / hit.y : hit.y < 0 ? -box.ceiling / hit.y : 1e9;
    const toSide = hit.x > 0 ? box.right / hit.x : hit.x < 0 ? -box.left / hit.x : 1e9;
    const level = hit.y > 0 ? FLOOR : CEILING;
    const side = hit.x > 0 ? RIGHT : LEFT;
    let second = toLevel;
    hit.distance = toBack;
    hit.face = BACK;
    hit.beyond = level;
    if (toLevel < hit.distance) {
      second = hit.distance;
      hit.beyond = BACK;
      hit.distance = toLevel;
      hit.face = level;
    }
    if (toSide < hit.distance) {
      second = hit.distance;
      hit.beyond = hit.face;
      hit.distance = toSide;
      hit.face = side;
    } else if (toSide < second) {
      second = toSide;
      hit.beyond = side;
    }
    const gap = (second / hit.distance - 1) * focal * 0.42;
    hit.cover = gap > 1 ? 1 : 0.5 + 0.5 * gap;
    if (hit.face === FLOOR || hit.beyond === FLOOR) hit.cover = 1;
    hit.wall =
      hit.face === FLOOR ? (hit.z * box.left > -hit.x * box.depth && hit.z * box.right > hit.x * box.depth ? BACK : hit.x < 0 ? LEFT : RIGHT) : hit.face;
    if (!corners || (hit.face === FLOOR && !onWalls)) return;
    const face = faceByCorners(corners, x + 0.5, y + 0.5, edge);
    hit.wall = face === CEILING ? BACK : face;
    if (hit.face === FLOOR) return;
    hit.face = face;
    hit.beyond = edge[0]!;
    hit.cover = edge[1]! > 1 ? 1 : 0.5 + 0.5 * edge[1]!;
  };

  /** New paint on a wall or the ceiling: the old light falls on it, with the old surface's relief. */
  const paintWall = (given: number, red: number, green: number, blue: number, weight: number): void => {
    const face = given === FLOOR ? hit.wall : given;
    const { color: old, luminance: oldLuminance } = plan.light[face]!;
    const [soft0, soft1, soft2] = [at[WALL_LIGHT]!, at[WALL_LIGHT + 1]!, at[WALL_LIGHT + 2]!];
    const softLuminance = luminance(soft0, soft1, soft2);
    const relief = Math.min(1.6, ((luminance(red, green, blue) + 0.004) / (softLuminance + 0.004)) ** plan.relief[face]!);
    const shade = softLuminance / oldLuminance;
    if (hasAccent(plan, face)) sampleAccent(face);
    else part.set(plan.paint[face]!);
    // Bright and dark corners come closer together: fresh paint evens out a room.
    const amount = relief * Math.max(0.02, shade) ** -0.22 * plan.exposure[face]!;
    // Half of the light's own tint stays, so that lamps still look warm.
    part[0]! *= (0.45 * (soft0 / old[0]) + 0.55 * shade) * amount;
    part[1]! *= (0.45 * (soft1 / old[1]) + 0.55 * shade) * amount;
    part[2]! *= (0.45 * (soft2 / old[2]) + 0.55 * shade) * amount;
    shoulder(part, 0.82);
    add(weight);
  };

  const sampleAccent = (face: number): void => {
    const isBack = face === BACK;
    const distance = isBack ? box.depth / hit.z : face === RIGHT ? box.right / hit.x : -box.left / hit.x;
    const footprint = ((hit.distance * CAMERA_HEIGHT) / focal) * 1.4;
    plan.accent!.material((isBack ? hit.x : hit.z) * distance * CAMERA_HEIGHT, hit.y * distance * CAMERA_HEIGHT, footprint, footprint, part);
  };

  const paintFloor = (red: number, green: number, blue: number, weight: number): void => {
    const floor = plan.floor!;
    if (floor.kind === "tint") {
      part[0] = red * floor.factor[0];
      part[1] = green * floor.factor[1];
      part[2] = blue * floor.factor[2];
      add(weight);
      return;
    }
    const distance = hit.y > 0.02 ? 1 / hit.y : 50;
    const across = (distance * CAMERA_HEIGHT) / focal;
    floor.material(hit.x * distance * CAMERA_HEIGHT, hit.z * distance * CAMERA_HEIGHT, across, Math.min(across * distance, 4), part);
    const soft = at[GROUND_LIGHT]!;
    const detail = (luminance(red, green, blue) + 0.01) / (soft + 0.01);
    const relief = detail < 1 ? detail ** 0.35 : Math.min(detail, 3) ** 0.25;
    const amount = plan.exposure[FLOOR]! * Math.max(0.03, soft / plan.light[FLOOR]!.luminance) ** 0.82 * relief;
    part[0]! *= amount;
    part[1]! *= amount;
    part[2]! *= amount;
    shoulder(part, 0.8);
    add(weight);
  };

  /** Furniture: the same pixel, moved in OKLab. */
  const shiftColor = (red: number, green: number, blue: number, weight: number): void => {
    toOklab(red, green, blue, lab);
    const l = lab[0]!;
    const amount = l > 0.92 ? Math.max(0, 1 - (l - 0.92) / 0.07) : l < 0.12 ? l / 0.12 : 1;
    fromOklab(l + at[SHIFT]! * amount, lab[1]! + at[SHIFT + 1]! * amount, lab[2]! + at[SHIFT + 2]! * amount, part);
    add(weight);
  };

  const add = (weight: number): void => {
    color[0]! += weight * part[0]!;
    color[1]! += weight * part[1]!;
    color[2]! += weight * part[2]!;
  };

  const isLit = plan.light[CEILING]!.luminance < 0.66;
  for (let y = 0; y < height; y += 1) {
    readRow(small, row, planes, ((y + 0.5) * planes.height) / height - 0.5);
    for (let x = 0; x < width; x += 1) {
      readValues(row, at, planes.width, ((x + 0.5) * planes.width) / width - 0.5);
      const pixel = (y * width + x) * 3;
      const [byte0, byte1, byte2] = [data[pixel]!, data[pixel + 1]!, data[pixel + 2]!];
      const [red, green, blue] = [LINEAR[byte0]!, LINEAR[byte1]!, LINEAR[byte2]!];
      let walls = at[WALL_REACH]! > 0.02 ? opacity(matteOf(at, WALL_MATTE, byte0, byte1, byte2), at[WALL_REACH]!) : 0;
      let ground = plan.floor && at[GROUND_REACH]! > 0.02 ? opacity(matteOf(at, GROUND_MATTE, byte0, byte1, byte2), at[GROUND_REACH]!) : 0;
      // Lamps on the ceiling shine on.
      const least = Math.min(byte0, byte1, byte2);
      if (walls > 0 && isLit && least > 236) walls *= least > 251 ? 0 : (251 - least) / 15;
      if (walls + ground > 1) {
        const both = walls + ground;
        walls /= both;
        ground /= both;
      }
      color.fill(0);
      if (walls > 0.003 || ground > 0.003) trace(x, y, walls > 0.003);
      if (walls > 0.003) {
        paintWall(hit.face, red, green, blue, walls * hit.cover);
        if (hit.cover < 1) paintWall(hit.beyond, red, green, blue, walls * (1 - hit.cover));
      }
      if (ground > 0.003) paintFloor(red, green, blue, ground);
      const rest = 1 - walls - ground;
      if (rest > 0.003) shiftColor(red, green, blue, rest);
      grade(color, look.grade);
      result[pixel] = encode(color[0]!);
      result[pixel + 1] = encode(color[1]!);
      result[pixel + 2] = encode(color[2]!);
    }
  }
  return { width, height, data: result };
}

const matteOf = (at: Float32Array, slot: number, red: number, green: number, blue: number): number =>
  (at[slot]! * red + at[slot + 1]! * green + at[slot + 2]! * blue) / 255 + at[slot + 3]!;

/** One row of the small values, between two of their rows. */
function readRow(small: Float32Array, row: Float32Array, { height }: { height: number }, place: number): void {
  const y = place < 0 ? 0 : place > height - 1 ? height - 1 : place;
  const first = (y | 0) * row.length;
  const second = Math.min(height - 1, (y | 0) + 1) * row.length;
  const share = y - (y | 0);
  for (let value = 0; value < row.length; value += 1) row[value] = small[first + value]! + (small[second + value]! - small[first + value]!) * share;
}

function readValues(row: Float32Array, at: Float32Array, columns: number, place: number): void {
  const x = place < 0 ? 0 : place > columns - 1 ? columns - 1 : place;
  const first = (x | 0) * VALUES;
  const second = Math.min(columns - 1, (x | 0) + 1) * VALUES;
  const share = x - (x | 0);
  for (let value = 0; value < VALUES; value += 1) at[value] = row[first + value]! + (row[second + value]! - row[first + value]!) * share;
}

/** The look's light over everything. */
function grade(color: Float32Array, { warmth, contrast, saturation, exposure }: Look["grade"]): void {
  const red = color[0]! * exposure * (1 + warmth * 2);
  const green = color[1]! * exposure;
  const blue = color[2]! * exposure * (1 - warmth * 2);
  const brightness = luminance(red, green, blue);
  const steeper = (Math.max(1e-4, brightness) / 0.2) ** (contrast - 1);
  color[0] = (brightness + (red - brightness) * saturation) * steeper;
  color[1] = (brightness + (green - brightness) * saturation) * steeper;
  color[2] = (brightness + (blue - brightness) * saturation) * steeper;
  shoulder(color, 0.8);
}
