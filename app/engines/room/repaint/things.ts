import type { RoomAnalysis } from "../analyze-room.ts";
import { FLOOR } from "../room/room-box.ts";
import { KINDS, WINDOW } from "../surfaces/kinds.ts";
import type { Patch } from "../surfaces/patches.ts";

// Patches of furniture that are one thing. A thing is recolored as a whole or not at all: half a bed in a new color is worse than the old bed.

/** `ids` has the thing of each patch; `strengths`, by thing, how much of its shift it gets. */
export type Things = { ids: Int32Array; strengths: Float32Array };
type Room = Pick<RoomAnalysis, "planes" | "camera" | "box" | "surfaces">;

/** Patches of one color beside each other are one thing. */
const ALIKE = { color: 0.028, lightness: 0.2 };
/** Meters above the floor: what begins below stands on it, what begins above hangs on a wall. */
const STANDS = 0.85;
const HANGS = 1.25;
/** A thing goes on where the color beyond its rim differs by less than this. */
const EDGE = 0.045;
/** The share of its rim at which a thing may go on. */
const OPEN = 0.12;
/** Of one color, so much has to be taken for any of it to be. */
const MOST_TAKEN = 0.8;
/** Of a thing: taken for a window, or as green as leaves, by more than this it stays as it is. */
const MOST_GLASS = 0.2;
const MOST_GREEN = 0.3;
/** Darker than this are screens and the insides of shelves. */
const DARKEST = 0.2;

/** @param pieces 1 for the patches that are furniture */
export function findThings(room: Room, pieces: Uint8Array): Things {
  const { patches } = room.surfaces;
  const borders = bordersOf(room);
  const ids = joined(patches, pieces, borders);
  const strengths = new Float32Array(patches.length);
  const rims = rimsOf(patches, ids, borders);
  const things = new Map<number, number[]>();
  for (const [index, id] of ids.entries()) if (pieces[index]) things.set(id, [...(things.get(id) ?? []), index]);
  for (const [id, members] of things) if (rims.open[id]! <= OPEN * rims.all[id]!) strengths[id] = strengthOf(members, room);
  return { ids, strengths: strengths.map((strength, id) => (strength > 0 && isAllThere(patches, pieces, ids, strengths, things.get(id)!) ? strength : 0)) };
}

/** Two cushions of one cloth, or a bed on both sides of a throw: where most of that color cannot be taken as a whole, none of it is. */
function isAllThere(patches: readonly Patch[], pieces: Uint8Array, ids: Int32Array, strengths: Float32Array, members: readonly number[]): boolean {
  const largest = patches[members.reduce((one, two) => (patches[two]!.pixels > patches[one]!.pixels ? two : one))]!;
  let [all, taken] = [0, 0];
  for (const [index, patch] of patches.entries()) {
    if (!pieces[index] || !areAlike(largest, patch)) continue;
    all += patch.pixels;
    if (strengths[ids[index]!]! > 0) taken += patch.pixels;
  }
  return taken >= MOST_TAKEN * all;
}

/** How long the border of each two patches is. */
function bordersOf({ planes: { width, height }, surfaces: { labels, patches } }: Room): Map<number, number> {
  const borders = new Map<number, number>();
  const meet = (one: number, two: number) => {
    if (one === two) return;
    const key = Math.min(one, two) * patches.length + Math.max(one, two);
    borders.set(key, (borders.get(key) ?? 0) + 1);
  };
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      meet(labels[at]!, labels[at + 1]!);
      meet(labels[at]!, labels[at + width]!);
    }
  }
  return borders;
}

function joined(patches: readonly Patch[], pieces: Uint8Array, borders: ReadonlyMap<number, number>): Int32Array {
  const parent = Int32Array.from(patches, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  for (const key of borders.keys()) {
    const [one, two] = [Math.floor(key / patches.length), key % patches.length];
    if (pieces[one] && pieces[two] && areAlike(patches[one]!, patches[two]!)) parent[rootOf(one)] = rootOf(two);
  }
  return Int32Array.from(patches, (_, index) => rootOf(index));
}

/** A strong color holds a thing together from its folds to its lit side. */
function areAlike(one: Patch, two: Patch): boolean {
  const vivid = Math.min(0.08, Math.hypot(one.a, one.b), Math.hypot(two.a, two.b));
  return Math.hypot(one.a - two.a, one.b - two.b) <= ALIKE.color + 0.5 * vivid && Math.abs(one.lightness - two.lightness) <= ALIKE.lightness + 3 * vivid;
}

/** By thing, the length of its rim, and of that part beyond which it goes on as something else: a wall, the floor, another thing. */
function rimsOf(patches: readonly Patch[], ids: Int32Array, borders: ReadonlyMap<number, number>): { all: Float32Array; open: Float32Array } {
  const all = new Float32Array(patches.length);
  const open = new Float32Array(patches.length);
  for (const [key, length] of borders) {
    const [one, two] = [Math.floor(key / patches.length), key % patches.length];
    if (ids[one] === ids[two]) continue;
    const [first, second] = [patches[one]!, patches[two]!];
    const step = 0.7 * Math.abs(first.lightness - second.lightness) + 2.2 * Math.hypot(first.rawA - second.rawA, first.rawB - second.rawB);
    for (const id of [ids[one]!, ids[two]!]) {
      all[id]! += length;
      if (step < EDGE) open[id]! += length;
    }
  }
  return { all, open };
}

/** Full on what stands on the floor; nothing on what hangs high (pictures), on panes, screens, plants and highlights. */
function strengthOf(members: readonly number[], room: Room): number {
  const { patches, seen } = room.surfaces;
  let [pixels, glass, green, lightness, bottom] = [0, 0, 0, 0, 9];
  for (const index of members) {
    const patch = patches[index]!;
    pixels += patch.pixels;
    glass += (patch.pixels * seen[index * KINDS + WINDOW]!) / 255;
    if (isGreen(patch)) green += patch.pixels;
    lightness += patch.pixels * patch.lightness;
    bottom = Math.min(bottom, heightOf(patch, room));
  }
  lightness /= pixels || 1;
  if (glass > MOST_GLASS * pixels || green > MOST_GREEN * pixels || lightness < DARKEST) return 0;
  const standing = bottom < STANDS ? 1 : bottom > HANGS ? 0 : 1 - (bottom - STANDS) / (HANGS - STANDS);
  return lightness > 0.9 ? standing * Math.max(0, 1 - (lightness - 0.9) / 0.08) : standing;
}

function isGreen({ a, b, rawA, rawB }: Patch): boolean {
  const hue = (Math.atan2(rawB, rawA) * 180) / Math.PI;
  return hue > 98 && hue < 165 && Math.hypot(a, b) > 0.03;
}

/** Meters above the floor, were the patch on a wall of the box. */
function heightOf(patch: Patch, { camera, box, planes }: Pick<Room, "camera" | "box" | "planes">): number {
  if (patch.face === FLOOR) return 0;
  const a = (patch.x - planes.width / 2) / camera.focal;
  const b = (patch.y - planes.height / 2) / camera.focal;
  const [x, y, z] = camera.axes.map((axis) => a * axis[0] + b * axis[1] + axis[2]) as [number, number, number];
  let distance = z > 1e-4 ? box.depth / z : 1e9;
  if (x > 0) distance = Math.min(distance, box.right / x);
  else if (x < 0) distance = Math.min(distance, -box.left / x);
  return 1.4 * (1 - y * distance);
}
