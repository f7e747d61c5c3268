import type { Size } from "../image/planes.ts";
import { CEILING_KIND, GROUND, OBJECT, WALL } from "../surfaces/kinds.ts";
import type { Camera } from "./camera.ts";
import { FLOOR, faceOfRay, type RoomBox } from "./room-box.ts";

const STEP = 4;
const LEAST = 0.7;
const MOST = 1.5;
/** How much a thing speaks for standing before the wall rather than on the floor, and what moving costs. */
const THING = 0.04;
const COST = 0.035;

/**
 * The box with its floor where floor and walls are seen to meet. All its lengths are in units of the camera's height: walls and ceiling stay where they
 * are on the picture when all of them grow alike, and only the floor moves.
 */
export function settleFloor(camera: Camera, box: RoomBox, kinds: Uint8Array, { width, height }: Size): RoomBox {
  const { focal, axes } = camera;
  const rays: number[] = [];
  for (let y = STEP >> 1; y < height; y += STEP) {
    for (let x = STEP >> 1; x < width; x += STEP) {
      const kind = kinds[y * width + x]!;
      const [a, b] = [(x + 0.5 - width / 2) / focal, (y + 0.5 - height / 2) / focal];
      const [rx, ry, rz] = axes.map((axis) => a * axis[0] + b * axis[1] + axis[2]) as [number, number, number];
      if (ry > 0.02 && kind !== CEILING_KIND) rays.push(kind, rx, ry, rz);
    }
  }
  if (rays.length === 0) return box;
  const score = (factor: number): number => {
    const tried = { ceiling: box.ceiling * factor, depth: box.depth * factor, left: box.left * factor, right: box.right * factor };
    let sum = 0;
    for (let at = 0; at < rays.length; at += 4) {
      const isFloor = faceOfRay(tried, rays[at + 1]!, rays[at + 2]!, rays[at + 3]!) === FLOOR;
      const kind = rays[at]!;
      if (kind === GROUND) sum += isFloor ? 1 : -1;
      else if (kind === WALL) sum += isFloor ? -1 : 1;
      else if (kind === OBJECT) sum += isFloor ? 0 : THING;
    }
    return sum / (rays.length / 4) - COST * Math.log(factor) ** 2;
  };
  let best = 1;
  let most = score(1);
  for (let factor = LEAST; factor <= MOST; factor *= 1.02) {
    const found = score(factor);
    if (found <= most + 1e-6) continue;
    most = found;
    best = factor;
  }
  return { ...box, ceiling: box.ceiling * best, depth: box.depth * best, left: box.left * best, right: box.right * best };
}
