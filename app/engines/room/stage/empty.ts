import { mattesOf, type RoomAnalysis } from "../analyze-room.ts";
import { encode, LINEAR, type Rgb } from "../image/color.ts";
import { type Plane, planesOf, type RgbImage, type Size, smooth } from "../image/planes.ts";
import { BACK, CEILING, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";
import { cornersOf } from "../room/room-edges.ts";
import { labelsOf, UNTOUCHED } from "../surface-map.ts";
import { WALL } from "../surfaces/kinds.ts";
import { eyeAt, type Face, type Hit, hitOf, type Plan, rayOf } from "./plan.ts";
import { type LightSample, PlaneLight } from "./plane-light.ts";
import { outlineOf, type Stage } from "./stage.ts";

const CODES: Record<Face, number> = { floor: FLOOR, ceiling: CEILING, back: BACK, left: LEFT, right: RIGHT };
const FACES = Object.keys(CODES) as Face[];

/** Where a hit lies on its face, both from -1 to 1. */
function placeOn({ left, right, depth, height }: Plan, { face, x, y, z }: Hit): [number, number] {
  const across = (2 * (x + left)) / (left + right) - 1;
  const away = (2 * z) / depth - 1;
  const up = (2 * y) / height - 1;
  return face === "floor" || face === "ceiling" ? [across, away] : face === "back" ? [across, up] : [away, up];
}

/** What stays of the photograph: 1 inside the outlines of openings, soft at their rims. */
export function staysOf({ plan, eye }: Stage, size: Size): Plane {
  const own = eyeAt(eye, size.width, size.height);
  const mask = new Float32Array(size.width * size.height);
  for (const opening of plan.openings) {
    const outline = outlineOf(plan, own, opening);
    if (!outline) continue;
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const isClockwise = outline.reduce((sum, [x, y], at) => sum + x * outline[(at + 1) % 4]![1] - outline[(at + 1) % 4]![0] * y, 0) > 0;
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(size.height, Math.max(...ys) + 1); y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < Math.min(size.width, Math.max(...xs) + 1); x += 1) {
        let inside = 2;
        for (let side = 0; side < 4; side += 1) {
          const [ax, ay] = outline[side]!;
          const [bx, by] = outline[(side + 1) % 4]!;
          const across = ((bx - ax) * (y + 0.5 - ay) - (by - ay) * (x + 0.5 - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
          inside = Math.min(inside, isClockwise ? across : -across);
        }
        const share = Math.max(0, Math.min(1, inside + 0.5));
        const at = y * size.width + x;
        if (share > mask[at]!) mask[at] = share;
      }
    }
  }
  return mask;
}

/** A room without its things: how light falls on each of its faces, and what is to be left as it is. */
export class EmptyRoom {
  readonly stage: Stage;
  readonly #lights: Map<Face, PlaneLight>;
  readonly #fallback: Map<Face, Rgb>;
  /** Of the picture that was analyzed: where the photograph itself may be shown. */
  readonly #bare: Plane;
  readonly #small: Size;

  /** @param isOld shows the old surfaces wherever they were bare */
  constructor(analysis: RoomAnalysis, stage: Stage, isOld: boolean) {
    this.stage = stage;
    const { planes, surfaces } = analysis;
    const { plan, eye } = stage;
    this.#small = { width: planes.width, height: planes.height };
    const labels = labelsOf(surfaces);
    const stays = staysOf(stage, planes);
    const samples = new Map<Face, LightSample[]>(FACES.map((face) => [face, []]));
    const bare = new Float32Array(labels.length);
    for (let y = 0; y < planes.height; y += 1) {
      for (let x = 0; x < planes.width; x += 1) {
        const at = y * planes.width + x;
        if (stays[at]! > 0 || labels[at] === UNTOUCHED) continue;
        const hit = hitOf(plan, eye.eye, rayOf(eye, x + 0.5, y + 0.5));
        if (!hit || labels[at] !== CODES[hit.face] + 1) continue;
        if (isOld) bare[at] = 1;
        if ((x + y) % 3 !== 0 || y % 2) continue;
        const [u, v] = placeOn(plan, hit);
        samples.get(hit.face)!.push({ u, v, color: [planes.light[0][at]!, planes.light[1][at]!, planes.light[2][at]!] });
      }
    }
    this.#lights = new Map(
      FACES.flatMap((face) => {
        const light = PlaneLight.through(samples.get(face)!);
        return light ? [[face, light] as const] : [];
      }),
    );
    this.#fallback = fallbacksOf(this.#lights);
    // The rim of what was seen is not sure; behind it the two run into each other.
    const soft = smooth(bare, planes, 3);
    this.#bare = soft.map((value) => Math.max(0, Math.min(1, (value - 0.75) * 4)));
  }

  /** Whether enough of the floor or of a wall was seen to know its light. */
  get isKnown(): boolean {
    return ["back", "left", "right"].some((wall) => this.#lights.has(wall as Face));
  }

  /** The photograph, or a smaller copy of it, without the things in the room. */
  clear(photo: RgbImage): RgbImage {
    const { plan, eye } = this.stage;
    const { width, height } = photo;
    const own = eyeAt(eye, width, height);
    const stays = staysOf(this.stage, photo);
    const data = new Uint8Array(width * height * 3);
    const color = new Float32Array(3);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const old = Math.max(stays[at]!, this.#bareAt((x + 0.5) / width, (y + 0.5) / height));
        const hit = old < 1 ? hitOf(plan, own.eye, rayOf(own, x + 0.5, y + 0.5)) : null;
        if (hit) this.#lightOn(hit, color);
        for (let channel = 0; channel < 3; channel += 1) {
          const byte = photo.data[at * 3 + channel]!;
          data[at * 3 + channel] = hit ? encode(LINEAR[byte]! * old + color[channel]! * (1 - old)) : byte;
        }
      }
    }
    return { width, height, data };
  }

  #lightOn(hit: Hit, out: Float32Array): void {
    const light = this.#lights.get(hit.face);
    const [u, v] = placeOn(this.stage.plan, hit);
    if (light) light.at(u, v, out);
    else out.set(this.#fallback.get(hit.face)!);
  }

  #bareAt(shareX: number, shareY: number): number {
    const { width, height } = this.#small;
    const x = Math.max(0, Math.min(width - 1.001, shareX * width - 0.5));
    const y = Math.max(0, Math.min(height - 1.001, shareY * height - 0.5));
    const at = (y | 0) * width + (x | 0);
    const [fx, fy] = [x - (x | 0), y - (y | 0)];
    const bare = this.#bare;
    const upper = bare[at]! * (1 - fx) + bare[at + 1]! * fx;
    return upper * (1 - fy) + (bare[at + width]! * (1 - fx) + bare[at + width + 1]! * fx) * fy;
  }

  /** What the painter needs: every face whole, and everything sure. */
  analysis(found: RoomAnalysis): RoomAnalysis {
    const { plan, eye } = this.stage;
    const { width, height, display } = found.planes;
    const data = new Uint8Array(width * height * 3);
    for (const [channel, plane] of display.entries()) for (let at = 0; at < plane.length; at += 1) data[at * 3 + channel] = Math.round(plane[at]! * 255);
    const planes = planesOf(this.clear({ width, height, data }));
    const stays = staysOf(this.stage, planes);
    const count = width * height;
    const [walls, ground] = [new Float32Array(count), new Float32Array(count)];
    const faces = new Uint8Array(count).fill(BACK);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const hit = hitOf(plan, eye.eye, rayOf(eye, x + 0.5, y + 0.5));
        if (hit) faces[at] = CODES[hit.face];
        if (stays[at]! > 0.5) continue;
        if (faces[at] === FLOOR) ground[at] = 1;
        else walls[at] = 1;
      }
    }
    // No thing is left to be recolored.
    const surfaces = { ...found.surfaces, walls, ground, faces, kinds: new Uint8Array(found.surfaces.kinds.length).fill(WALL) };
    const corners = cornersOf(found.camera, found.box, planes);
    return { ...found, planes, corners, surfaces, confidence: { wall: 1, floor: 1, ceiling: 1, geometry: 1 }, ...mattesOf(planes, surfaces) };
  }
}

/** A face of which nothing is seen gets the light of the others. */
function fallbacksOf(lights: ReadonlyMap<Face, PlaneLight>): Map<Face, Rgb> {
  const out = new Float32Array(3);
  const walls = (["back", "left", "right"] as const).flatMap((face) => {
    const light = lights.get(face);
    if (!light) return [];
    light.at(0, 0, out);
    return [[...out] as Rgb];
  });
  const mean = [0, 1, 2].map((channel) => (walls.length > 0 ? walls.reduce((sum, color) => sum + color[channel]!, 0) / walls.length : 0.5)) as Rgb;
  const times = (factor: number) => mean.map((value) => Math.min(0.9, value * factor)) as Rgb;
  return new Map([
    ["floor", times(0.55)],
    ["ceiling", times(1.1)],
    ["back", mean],
    ["left", mean],
    ["right", mean],
  ]);
}
