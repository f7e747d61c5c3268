import type { RoomAnalysis } from "../analyze-room.ts";
import { luminance, type Rgb } from "../image/color.ts";
import { maskedBlur, type Plane } from "../image/planes.ts";
import { BACK, CEILING, FACES, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";

/** The color that a face has where it is well lit, in linear light. `share` is the face's share of the picture. */
export type FaceLight = { color: Rgb; luminance: number; share: number };

const EVERY = 3;
const FEWEST = 150;
const DARKEST = 0.012;

/** By face. A face that is hardly seen takes the light of the wall that is seen most. */
export function findFaceLight({ planes, surfaces }: RoomAnalysis): FaceLight[] {
  const { light } = planes;
  const found: (FaceLight | null)[] = Array.from({ length: FACES }, (_, face) => {
    const mask = face === FLOOR ? surfaces.ground : surfaces.walls;
    const pixels: number[] = [];
    for (let at = 0; at < mask.length; at += EVERY) if (mask[at] && surfaces.faces[at] === face) pixels.push(at);
    if (pixels.length < FEWEST) return null;
    const brightness = Float32Array.from(pixels, (at) => luminance(light[0][at]!, light[1][at]!, light[2][at]!));
    const sorted = brightness.toSorted();
    // Above the shadows, below the highlights.
    const low = sorted[(sorted.length * (face === FLOOR ? 0.3 : 0.45)) | 0]!;
    const high = sorted[(sorted.length * (face === FLOOR ? 0.8 : 0.85)) | 0]!;
    const sum: Rgb = [0, 0, 0];
    let count = 0;
    for (const [index, at] of pixels.entries()) {
      if (brightness[index]! < low || brightness[index]! > high) continue;
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += light[channel]![at]!;
      count += 1;
    }
    const color = sum.map((value) => Math.max(DARKEST, value / count)) as Rgb;
    return { color, luminance: luminance(...color), share: (pixels.length * EVERY) / mask.length };
  });
  const walls = [BACK, LEFT, RIGHT].flatMap((face) => found[face] ?? []);
  const main = walls.toSorted((one, two) => two.share - one.share)[0] ?? { color: [0.5, 0.5, 0.5], luminance: 0.5, share: 0 };
  return found.map((light, face) => light ?? (face === FLOOR ? { color: [0.3, 0.3, 0.3], luminance: 0.3, share: 0 } : main));
}

/** How light falls on the surfaces, without their texture: on walls and ceiling by channel, on the floor as one value. */
export type Illumination = { walls: [Plane, Plane, Plane]; ground: Plane };

export function findIllumination({ planes, surfaces }: RoomAnalysis): Illumination {
  const { light, width } = planes;
  const walls = light.map((channel) => maskedBlur(channel, surfaces.walls, planes, 6)) as [Plane, Plane, Plane];
  const logarithm = light[0].map((red, at) => Math.log(Math.max(0.004, luminance(red, light[1][at]!, light[2][at]!))));
  const coarse = maskedBlur(logarithm, surfaces.ground, planes, Math.round(width * 0.012));
  const fine = maskedBlur(logarithm, surfaces.ground, planes, Math.round(width * 0.004));
  return { walls, ground: coarse.map((value, at) => Math.exp(0.55 * value + 0.45 * fine[at]!)) };
}

/** How bright each face is painted, so that the room keeps about the light it had. */
export function findExposure(light: readonly FaceLight[]): number[] {
  const own = light.map(({ luminance: brightness }) => 0.74 * Math.min(1, Math.max(0.12, brightness) / 0.45) ** 0.22);
  const walls = own[BACK]! * 0.5 + own[LEFT]! * 0.25 + own[RIGHT]! * 0.25;
  const exposure = own.slice();
  exposure[BACK] = exposure[LEFT] = exposure[RIGHT] = walls;
  exposure[CEILING] = Math.min(0.78, walls * 1.02);
  exposure[FLOOR] = walls * 0.95;
  return exposure;
}
