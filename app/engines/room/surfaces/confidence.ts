import type { Plane, Planes, Size } from "../image/planes.ts";
import type { Camera } from "../room/camera.ts";
import { CEILING, FLOOR, faceAt, type RoomBox } from "../room/room-box.ts";
import { enclosingFace, type RoomCorners } from "../room/room-edges.ts";
import { GATE } from "./gate.ts";
import { CEILING_KIND, GROUND, KINDS, WALL } from "./kinds.ts";
import { raggednessOf, supportOf } from "./outline.ts";

/** How likely each surface is right, and camera with box: 0 to 1. */
export type Confidence = { wall: number; floor: number; ceiling: number; geometry: number };
export const GATED = ["wall", "floor", "ceiling", "geometry"] as const;

/** The evidence for each of the four, weighed by `GATE`. */
export type Evidence = Record<(typeof GATED)[number], number[]>;

type Known = { planes: Planes; camera: Camera; box: RoomBox; corners: RoomCorners | null };
type Sight = { half: Size; probabilities: readonly Plane[] };

/** Smaller surfaces count as absent. */
const LEAST = 0.003;

export function confidenceOf(evidence: Evidence): Confidence {
  const confidence = { wall: 0, floor: 0, ceiling: 0, geometry: 0 };
  for (const name of GATED) {
    const [offset, ...weights] = GATE[name];
    const values = evidence[name];
    if (name !== "geometry" && values[0]! === 0) continue;
    confidence[name] = 1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), offset)));
  }
  return confidence;
}

/** Collected from what was seen, from the outlines, and from how well surfaces and box agree. */
export function evidenceOf(room: Known, { half, probabilities }: Sight, kinds: Uint8Array, gradient: Plane): Evidence {
  const { planes, camera, box, corners } = room;
  const agreement = agreementOf(room, kinds);
  const surface = (kind: number): number[] => {
    const mask = Float32Array.from(kinds, (value) => (value === kind ? 1 : 0));
    const share = mask.reduce((sum, value) => sum + value, 0) / mask.length;
    if (share < LEAST) return [0, 0, 0, 0, 0, 0];
    const { sureness, doubt } = surenessOf(probabilities, kind);
    return [sureness, Math.min(2, doubt), Math.log(share), Math.min(2, raggednessOf(mask, planes) / 10), supportOf(mask, gradient, planes), agreement[kind]!];
  };
  const all = surenessOf(probabilities, -1).sureness;
  const level = Math.abs(camera.roll) * 10 + Math.abs(Math.log(camera.focal / (0.8 * Math.max(half.width, half.height) * 2)));
  return {
    wall: surface(WALL),
    floor: surface(GROUND),
    ceiling: surface(CEILING_KIND),
    geometry: [camera.score, Math.min(0.6, box.margin), agreement[WALL]!, agreement[CEILING_KIND]!, agreement[GROUND]!, all, level, corners ? 1 : 0],
  };
}

/** Mean probability where a kind is the most probable, and the ambiguous share of the picture, relative to its area. For kind -1 over all. */
function surenessOf(probabilities: readonly Plane[], kind: number): { sureness: number; doubt: number } {
  let [sum, count, doubtful] = [0, 0, 0];
  for (let at = 0; at < probabilities[0]!.length; at += 1) {
    let most = 0;
    for (let other = 1; other < KINDS; other += 1) if (probabilities[other]![at]! > probabilities[most]![at]!) most = other;
    const own = probabilities[kind < 0 ? most : kind]![at]!;
    if (kind >= 0 && own > 0.2 && own < 0.6) doubtful += 1;
    if (kind >= 0 && most !== kind) continue;
    sum += own;
    count += 1;
  }
  return { sureness: sum / (count || 1), doubt: doubtful / (count || 1) };
}

const EVERY = 3;

/** By kind: the share of its pixels that the box and its corners would call the same. */
function agreementOf({ planes, camera, box, corners }: Known, kinds: Uint8Array): number[] {
  const { width, height } = planes;
  const same = new Float64Array(KINDS);
  const counts = new Float64Array(KINDS);
  for (let y = 1; y < height; y += EVERY) {
    for (let x = 1; x < width; x += EVERY) {
      const kind = kinds[y * width + x]!;
      if (kind !== WALL && kind !== GROUND && kind !== CEILING_KIND) continue;
      counts[kind]! += 1;
      const isFloor = faceAt(camera, box, x + 0.5, y + 0.5, width, height) === FLOOR;
      const isCeiling = !isFloor && enclosingFace(camera, box, corners, x + 0.5, y + 0.5, planes, true) === CEILING;
      if ((kind === GROUND) === isFloor && (kind === CEILING_KIND) === isCeiling) same[kind]! += 1;
    }
  }
  return Array.from(counts, (count, kind) => (count ? same[kind]! / count : 0.5));
}
