import type { Planes } from "../image/planes.ts";
import { type Cells, colorByte, FACE, FEATURES, LEVELS, pairsOf, SEEN, shareByte } from "../marks/cells.ts";
import type { Camera } from "../room/camera.ts";
import { CEILING, FLOOR, faceAt, type RoomBox } from "../room/room-box.ts";
import type { Surfaces } from "./find-surfaces.ts";
import { KINDS } from "./kinds.ts";

type Room = { planes: Planes; camera: Camera; box: RoomBox; surfaces: Pick<Surfaces, "labels" | "patches" | "seen"> };

/** The superpixels with the features that strokes need. */
export function cellsOf(room: Room): Cells {
  const { planes } = room;
  const { labels, patches, seen } = room.surfaces;
  const [width, height] = [Math.max(1, planes.width >> 1), Math.max(1, planes.height >> 1)];
  const count = patches.length;
  const ids = Uint16Array.from({ length: width * height }, (_, at) => labels[2 * ((at / width) | 0) * planes.width + 2 * (at % width)]!);
  const features = new Uint8Array(count * FEATURES);
  for (const [cell, { lightness, a, b, rawA, rawB }] of patches.entries()) {
    features.set([shareByte(lightness), ...[a, b, rawA, rawB].map(colorByte)], cell * FEATURES);
    features.set(seen.subarray(cell * KINDS, (cell + 1) * KINDS), cell * FEATURES + SEEN);
  }
  const grid = { width, height, ids, count };
  placesOf(room, grid, features);
  return { ...grid, features, costs: costsOf(planes, grid) };
}

const PARTS = 7;

/** Where each cell lies in the box, and how much its lightness varies. */
function placesOf({ planes, camera, box }: Room, { width, height, ids, count }: Pick<Cells, "width" | "height" | "ids" | "count">, features: Uint8Array): void {
  const down = camera.axes[1];
  const sums = new Float32Array(count * PARTS);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [2 * (at % width), 2 * ((at / width) | 0)];
    const slot = ids[at]! * PARTS;
    const face = faceAt(camera, box, x + 0.5, y + 0.5, planes.width, planes.height);
    const light = planes.lightness[y * planes.width + x]!;
    sums[slot]! += 1;
    sums[slot + 1 + (face === FLOOR ? 0 : face === CEILING ? 1 : 2)]! += 1;
    sums[slot + 4]! += ((x - planes.width / 2) * down[0] + (y - planes.height / 2) * down[1]) / camera.focal + down[2];
    sums[slot + 5]! += light;
    sums[slot + 6]! += light * light;
  }
  for (let cell = 0; cell < count; cell += 1) {
    const mean = (part: number) => sums[cell * PARTS + part]! / (sums[cell * PARTS] || 1);
    const spread = Math.sqrt(Math.max(0, mean(6) - mean(5) ** 2));
    features.set([mean(1), mean(2), mean(3), (mean(4) / LEVELS + 1) / 2, 10 * spread].map(shareByte), cell * FEATURES + FACE);
  }
}

/** Mean difference of color across the border of two cells, over two pixels: edges are never sharp. */
function costsOf({ width, height, lightness, a, b }: Planes, grid: Pick<Cells, "width" | "height" | "ids" | "count">): Uint8Array {
  const pairs = pairsOf(grid);
  const index = new Map<number, number>();
  for (let pair = 0; pair < pairs.length / 2; pair += 1) index.set(pairs[2 * pair]! * grid.count + pairs[2 * pair + 1]!, pair);
  const sums = new Float32Array(index.size);
  const lengths = new Uint32Array(index.size);
  for (let at = 0; at < grid.ids.length; at += 1) {
    const [x, y] = [at % grid.width, (at / grid.width) | 0];
    for (const [isThere, beside, dx, dy] of [
      [x + 1 < grid.width, at + 1, 1, 0],
      [y + 1 < grid.height, at + grid.width, 0, 1],
    ] as const) {
      if (!isThere || grid.ids[at] === grid.ids[beside]) continue;
      const [one, two] = [Math.min(grid.ids[at]!, grid.ids[beside]!), Math.max(grid.ids[at]!, grid.ids[beside]!)];
      const pair = index.get(one * grid.count + two)!;
      const near = Math.min(height - 1, 2 * y + (dy ? 0 : 1)) * width + 2 * x + (dx ? 0 : 1);
      const far = Math.min(height - 1, 2 * y + (dy ? 3 : 1)) * width + Math.min(width - 1, 2 * x + (dx ? 3 : 1));
      sums[pair]! += 0.7 * Math.abs(lightness[near]! - lightness[far]!) + 2.2 * Math.hypot(a[near]! - a[far]!, b[near]! - b[far]!);
      lengths[pair]! += 1;
    }
  }
  return Uint8Array.from(sums, (sum, pair) => shareByte((2 * sum) / (lengths[pair] || 1)));
}
