import type { RoomAnalysis } from "../analyze-room.ts";
import { luminance, type Rgb } from "../image/color.ts";
import { type Coefficients, GuidedFilter } from "../image/guided-filter.ts";
import { maskedBlur, type Plane, type Size } from "../image/planes.ts";
import { BACK, CEILING, FACES, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";

/** A face of the room where it is well lit, in linear light. */
export type FaceLight = {
  color: Rgb;
  luminance: number;
  /** How bright a perfectly white surface would be there. */
  white: number;
  /** Of the picture. */
  share: number;
};

const EVERY = 3;
const FEWEST = 150;
const DARKEST = 0.012;
/** The highest reflectance of real paint. */
const WHITEST = 0.86;

const WALLS = [BACK, LEFT, RIGHT];

/** By face. A face that is hardly seen takes the light of the wall that is seen most. */
export function findFaceLight(analysis: RoomAnalysis): FaceLight[] {
  const { histograms, white } = count(analysis);
  const pixels = analysis.surfaces.labels.length;
  const found = histograms.map((histogram, face) => measure(histogram, face === FLOOR, white, pixels));
  // Walls of one paint have one light to be measured by: what differs between them is shadow, and stays.
  const seen = WALLS.filter((face) => found[face]);
  const main = seen.toSorted((one, two) => found[two]!.share - found[one]!.share)[0];
  const alike = seen.filter((face) => main !== undefined && isOnePaint(found[face]!, found[main]!));
  if (alike.length > 1) {
    const sum = new Float64Array(BINS * PARTS);
    for (const face of alike) for (let at = 0; at < sum.length; at += 1) sum[at]! += histograms[face]![at]!;
    const together = measure(sum, false, white, pixels);
    if (together) for (const face of alike) found[face] = { ...together, share: found[face]!.share };
  }
  const fallback: FaceLight = main === undefined ? { color: [0.5, 0.5, 0.5], luminance: 0.5, white: 0.7, share: 0 } : { ...found[main]!, share: 0 };
  // A floor gets about the light of the walls, however dark it is itself.
  const floor = found[FLOOR];
  if (floor && main !== undefined) floor.white = floor.white ** 0.4 * found[main]!.white ** 0.6;
  return found.map((light, face) => light ?? (face === FLOOR ? { color: [0.3, 0.3, 0.3], luminance: 0.3, white: fallback.white, share: 0 } : fallback));
}

function isOnePaint(one: FaceLight, two: FaceLight): boolean {
  const ratio = one.luminance / two.luminance;
  if (ratio < 0.4 || ratio > 2.5) return false;
  return one.color.every((value, channel) => Math.abs(value / one.luminance - two.color[channel]! / two.luminance) < 0.12);
}

const BINS = 256;
/** Of each bin: pixels, and the sums of their red, green and blue. */
const PARTS = 4;

/** How bright the pixels of each face are, and what the brightest things in the room have that do not shine by themselves. */
function count({ planes, surfaces }: RoomAnalysis): { histograms: Float64Array[]; white: number } {
  const [red, green, blue] = planes.light;
  const { walls, ground, faces, labels, lights } = surfaces;
  const histograms = Array.from({ length: FACES }, () => new Float64Array(BINS * PARTS));
  const all = new Float64Array(BINS);
  let counted = 0;
  for (let at = 0; at < labels.length; at += EVERY) {
    const brightness = luminance(red[at]!, green[at]!, blue[at]!);
    const bin = Math.min(BINS - 1, (Math.sqrt(brightness) * BINS) | 0);
    if (brightness < 0.92 && !lights[labels[at]!]) {
      all[bin]! += 1;
      counted += 1;
    }
    const face = ground[at] ? FLOOR : walls[at] ? faces[at]! : -1;
    if (face < 0 || (face === FLOOR) !== ground[at]! > 0) continue;
    const histogram = histograms[face]!;
    histogram[bin * PARTS]! += 1;
    histogram[bin * PARTS + 1]! += red[at]!;
    histogram[bin * PARTS + 2]! += green[at]!;
    histogram[bin * PARTS + 3]! += blue[at]!;
  }
  let below = 0;
  let bin = 0;
  while (bin < BINS - 1 && below + all[bin]! < counted * 0.95) below += all[bin++]!;
  return { histograms, white: counted ? Math.max(0.1, ((bin + 0.5) / BINS) ** 2) : 0.7 };
}

function measure(histogram: Float64Array, isFloor: boolean, brightest: number, pixels: number): FaceLight | null {
  let all = 0;
  for (let at = 0; at < histogram.length; at += PARTS) all += histogram[at]!;
  if (all < FEWEST) return null;
  // Above the shadows, below the highlights.
  const [low, high] = isFloor ? [0.3 * all, 0.8 * all] : [0.45 * all, 0.85 * all];
  const sum: Rgb = [0, 0, 0];
  let weights = 0;
  let below = 0;
  let bright = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const own = histogram[bin * PARTS]!;
    if (own === 0) continue;
    const part = Math.max(0, Math.min(high, below + own) - Math.max(low, below)) / own;
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += part * histogram[bin * PARTS + 1 + channel]!;
    weights += part * own;
    if (below <= 0.9 * all) bright = ((bin + 0.5) / BINS) ** 2;
    below += own;
  }
  const color = sum.map((value) => Math.max(DARKEST, value / weights)) as Rgb;
  const own = luminance(...color);
  // How much the paint reflects: its brightest part against the brightest things in the room.
  const reflected = Math.min(WHITEST, Math.max(0.06, (WHITEST * bright) / brightest));
  const white = own / (reflected ** 0.88 * 0.6 ** 0.12);
  // Rooms are shown a little brighter than dim light leaves them, but dim rooms stay dim.
  return { color, luminance: own, white: Math.min(0.95, white ** 0.86 * 0.76 ** 0.14), share: (all * EVERY) / pixels };
}

/** How light falls on the surfaces, without their texture. */
export type Illumination = {
  /** The old walls and ceiling by channel, softened. */
  walls: [Plane, Plane, Plane];
  /** The factor for new paint on walls and ceiling, by channel. */
  onWalls: [Plane, Plane, Plane];
  /** Logarithm of the floor's light, sharp at the edges of shadows at any size. */
  ground: Coefficients;
  /** Tint of the floor's light: red and blue against green. */
  tint: [Plane, Plane];
};

export function findIllumination({ planes, surfaces }: RoomAnalysis, faceLight: readonly FaceLight[]): Illumination {
  const { light, width } = planes;
  const walls = blurWithinFaces(light, surfaces.walls, surfaces.faces, planes);
  const count = surfaces.walls.length;
  const onWalls = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as Illumination["onWalls"];
  for (let at = 0; at < count; at += 1) {
    const own = faceLight[surfaces.faces[at] === FLOOR ? BACK : surfaces.faces[at]!]!;
    const shade = Math.max(0.015, luminance(walls[0][at]!, walls[1][at]!, walls[2][at]!) / own.luminance);
    // The tint of lamps and of the sun stays; that of the old paint's mean goes.
    const ownShare = 0.4 + 0.35 * Math.min(1, Math.max(0, (shade - 1.1) / 0.9));
    // Bright and dark corners come a little closer together: fresh paint evens out a room.
    const even = shade ** -0.1;
    for (let channel = 0; channel < 3; channel += 1)
      onWalls[channel]![at] = (ownShare * (walls[channel]![at]! / own.color[channel]!) + (1 - ownShare) * shade) * even;
  }
  const logarithm = light[0].map((red, at) => Math.log(Math.max(0.004, luminance(red, light[1][at]!, light[2][at]!))));
  const filled = maskedBlur(logarithm, surfaces.ground, planes, Math.max(2, Math.round(width * 0.004)), 1);
  for (let at = 0; at < count; at += 1) if (surfaces.ground[at]) filled[at] = logarithm[at]!;
  const guide = new GuidedFilter(planes.display, planes, Math.max(3, Math.round(width * 0.016)), 0.014);
  return { walls, onWalls, ground: guide.coefficients(filled), tint: tintOf(light, surfaces.ground, faceLight[FLOOR]!, planes) };
}

function tintOf(light: readonly Plane[], ground: Plane, own: FaceLight, planes: RoomAnalysis["planes"]): [Plane, Plane] {
  const radius = Math.round(planes.width * 0.012);
  const green = maskedBlur(light[1]!, ground, planes, radius);
  return [0, 2].map((channel) => {
    const soft = maskedBlur(light[channel]!, ground, planes, radius);
    const mean = own.color[channel]! / own.color[1];
    // The sun is warm. What looks cold beside a brown floor is only a window that it mirrors.
    const [least, most] = channel === 0 ? [0.98, 1.3] : [0.75, 1.03];
    for (let at = 0; at < soft.length; at += 1) soft[at] = Math.min(most, Math.max(least, (soft[at]! / (green[at]! + 1e-4) / mean) ** 0.55));
    return soft;
  }) as [Plane, Plane];
}

const RADIUS = 6;

function cut(source: Plane, width: number, left: number, top: number, part: Size): Plane {
  const plane = new Float32Array(part.width * part.height);
  for (let y = 0; y < part.height; y += 1) plane.set(source.subarray((y + top) * width + left, (y + top) * width + left + part.width), y * part.width);
  return plane;
}

/** Soft light on each face by itself: nothing glows across the edge between two walls. */
function blurWithinFaces(light: readonly Plane[], walls: Plane, faces: Uint8Array, size: Size): [Plane, Plane, Plane] {
  const result = light.map((channel) => maskedBlur(channel, walls, size, RADIUS, 1)) as [Plane, Plane, Plane];
  const { width, height } = size;
  for (const face of [CEILING, ...WALLS]) {
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let at = 0; at < faces.length; at += 1) {
      if (faces[at] !== face || !walls[at]) continue;
      const x = at % width;
      const y = (at / width) | 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
    if (right < left) continue;
    [left, top] = [Math.max(0, left - RADIUS), Math.max(0, top - RADIUS)];
    [right, bottom] = [Math.min(width - 1, right + RADIUS), Math.min(height - 1, bottom + RADIUS)];
    const part = { width: right - left + 1, height: bottom - top + 1 };
    const mask = new Float32Array(part.width * part.height);
    for (let y = 0, to = 0; y < part.height; y += 1)
      for (let x = 0, at = (y + top) * width + left; x < part.width; x += 1, at += 1, to += 1) if (faces[at] === face) mask[to] = walls[at]!;
    for (let channel = 0; channel < 3; channel += 1) {
      const soft = maskedBlur(cut(light[channel]!, width, left, top, part), mask, part, RADIUS);
      const target = result[channel]!;
      for (let y = 0; y < part.height; y += 1) {
        for (let x = 0; x < part.width; x += 1) {
          const at = (y + top) * width + x + left;
          if (faces[at] === face) target[at] = soft[y * part.width + x]!;
        }
      }
    }
  }
  return result;
}
