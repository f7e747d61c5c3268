import { CEILING, FLOOR } from "../room/room-box.ts";
import { floorLikeness, likeness, type PaintModels } from "./paint-models.ts";
import type { Patch } from "./patches.ts";

export const OBJECT = 0;
/** Walls and ceiling: they often have one paint and are told apart by the room's geometry. */
export const WALL = 1;
export const GROUND = 2;

/** How much each patch looks like the surfaces, 0 to 1. */
export type Evidence = { wall: number; ceiling: number; floor: number /** A lamp or a window in the light. */; isLight: boolean };

const square = (value: number) => value * value;

const median = (values: readonly number[], otherwise: number): number => values.toSorted((one, two) => one - two)[values.length >> 1] ?? otherwise;

/** @returns evidence by patch, and how textured the walls and the floor are. */
export function findEvidence(patches: readonly Patch[], paints: PaintModels): { evidence: Evidence[]; wallTexture: number; floorTexture: number } {
  const walls = paints.byFace.slice(2).flat();
  const textureOf = (fits: (patch: Patch, index: number) => boolean, otherwise: number, least: number) =>
    Math.max(
      least,
      median(
        patches.filter(fits).map(({ texture }) => texture),
        otherwise,
      ),
    );
  const plain = textureOf((patch) => likeness(patch, walls, 0.13, 0.026) > 0.6 && patch.faceShares[FLOOR]! < 0.5, 0.01, 0.003);
  const evidence = patches.map((patch): Evidence => {
    const roughness = Math.exp(-square(Math.max(0, patch.texture - 2.2 * plain) / (3 * plain)));
    const wall = roughness * likeness(patch, walls, 0.13, 0.026);
    const onWalls = patch.faceShares[2]! + patch.faceShares[3]! + patch.faceShares[4]!;
    const onCeiling = patch.faceShares[CEILING]!;
    let floor = patch.faceShares[FLOOR]! > 0.02 ? floorLikeness(patch, paints.floor) : 0;
    if (paints.rug && likeness(patch, [paints.rug], 0.13, 0.03) > floor) floor *= 0.3;
    return {
      wall: onWalls > 0.02 ? wall : 0,
      ceiling: onCeiling > 0.02 ? Math.max(likeness(patch, paints.byFace[CEILING]!, 0.16, 0.035), onCeiling > 0.5 ? wall * 0.9 : 0) : 0,
      floor,
      isLight: patch.lightness > 0.955 && paints.wall.lightness < 0.9,
    };
  });
  return {
    evidence,
    wallTexture: textureOf((_, index) => evidence[index]!.wall > 0.6, 0.01, 0.003),
    floorTexture: textureOf((_, index) => evidence[index]!.floor > 0.6, 0.01, 0.006),
  };
}

type Entry = { cost: number; patch: number; surface: number };

/** The cheapest entry first: a binary heap. */
class Queue {
  readonly #entries: Entry[] = [];

  push(entry: Entry): void {
    const entries = this.#entries;
    entries.push(entry);
    let at = entries.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (entries[parent]!.cost <= entries[at]!.cost) break;
      [entries[parent], entries[at]] = [entries[at]!, entries[parent]!];
      at = parent;
    }
  }

  pop(): Entry | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (!first || !last || entries.length === 0) return first;
    entries[0] = last;
    for (let at = 0; ; ) {
      let child = at * 2 + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && entries[child + 1]!.cost < entries[child]!.cost) child += 1;
      if (entries[at]!.cost <= entries[child]!.cost) break;
      [entries[at], entries[child]] = [entries[child]!, entries[at]!];
      at = child;
    }
    return first;
  }
}

/** A path that costs more reaches nothing. */
const LONGEST = [1e9, 9, 5];

/**
 * Objects, walls with ceiling, and floor grow from the patches that clearly belong to them; each patch goes to whoever reaches it at the least cost.
 * Steps over strong edges, to other colors and to patches without evidence are expensive.
 */
export function growSurfaces(patches: readonly Patch[], found: ReturnType<typeof findEvidence>): Uint8Array {
  const { evidence, wallTexture, floorTexture } = found;
  const costs = new Float64Array(patches.length * 3).fill(1e9);
  const queue = new Queue();
  const begin = (patch: number, surface: number, cost: number) => {
    costs[patch * 3 + surface] = cost;
    queue.push({ cost, patch, surface });
  };
  for (const [index, patch] of patches.entries()) {
    const { wall, ceiling, floor, isLight } = evidence[index]!;
    const enclosure = Math.max(wall * (patch.elevation < 0.05 ? 1 : 0.55), ceiling);
    if (enclosure > 0.55 && patch.texture < wallTexture * 3 && !isLight) begin(index, WALL, 0.2 * (1 - enclosure));
    if (floor > 0.5 && patch.faceShares[FLOOR]! > 0.7 && patch.texture < floorTexture * 2.5) begin(index, GROUND, 0.3 * (1 - floor));
    const most = Math.max(wall, ceiling, floor);
    if (most < 0.12 || isLight || patch.texture > Math.max(wallTexture * 6, 0.035)) begin(index, OBJECT, most * 0.5);
  }
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    const { cost, patch: index, surface } = entry;
    if (cost > costs[index * 3 + surface]! + 1e-9) continue;
    const from = patches[index]!;
    for (const [next, border] of from.neighbors) {
      if (border.length < 3) continue;
      const reached = cost + stepCost(from, patches[next]!, evidence[next]!, border.gradient / border.length, surface);
      if (reached >= costs[next * 3 + surface]!) continue;
      costs[next * 3 + surface] = reached;
      queue.push({ cost: reached, patch: next, surface });
    }
  }
  return Uint8Array.from(patches, (_, index) => {
    let best = OBJECT;
    for (const surface of [WALL, GROUND]) {
      const cost = costs[index * 3 + surface]!;
      if (cost < costs[index * 3 + best]! && cost < LONGEST[surface]!) best = surface;
    }
    return best;
  });
}

function stepCost(from: Patch, to: Patch, evidence: Evidence, gradient: number, surface: number): number {
  const color = square(to.a - from.a) + square(to.b - from.b);
  // A colored floor goes on through a shadow: darker, same hue.
  const throughShadow = surface === GROUND && color < square(0.012) && Math.hypot(to.a, to.b) > 0.035 ? 0.35 : 1;
  let cost =
    0.06 + square((to.lightness - from.lightness) / 0.07) * 0.5 * throughShadow + (color / square(0.02)) * 0.5 + square(gradient / 0.035) * 0.6 * throughShadow;
  const enclosure = Math.max(evidence.wall, evidence.ceiling);
  if (surface === OBJECT) return cost + 0.5 * 0.9 * Math.max(enclosure, evidence.floor);
  cost += 1.3 * square(1 - (surface === WALL ? enclosure : evidence.floor));
  if (surface === WALL && to.faceShares[FLOOR]! > 0.85) cost += 1.2;
  if (surface === GROUND && to.faceShares[FLOOR]! < 0.3) cost += 4;
  if (evidence.isLight) cost += 6;
  return cost;
}

/** Single patches go with the crowd around them; objects that are islands of a surface's own color join it. */
export function tidySurfaces(
  patches: readonly Patch[],
  surfaces: Uint8Array,
  found: ReturnType<typeof findEvidence>,
  paints: PaintModels,
  pixels: number,
): void {
  for (let round = 0; round < 2; round += 1) {
    const next = surfaces.slice();
    for (const [index, patch] of patches.entries()) {
      const votes = [0, 0, 0];
      for (const [beside, { length }] of patch.neighbors) votes[surfaces[beside]!]! += length;
      const total = votes[0]! + votes[1]! + votes[2]!;
      const most = votes.indexOf(Math.max(...votes));
      if (most === surfaces[index] || votes[most]! <= 0.82 * total) continue;
      const { wall, ceiling, floor } = found.evidence[index]!;
      if (most === OBJECT || (most === WALL ? Math.max(wall, ceiling) : floor) > 0.15) next[index] = most;
    }
    surfaces.set(next);
  }
  joinIslands(patches, surfaces, found, paints, pixels);
}

function joinIslands(
  patches: readonly Patch[],
  surfaces: Uint8Array,
  { evidence, wallTexture, floorTexture }: ReturnType<typeof findEvidence>,
  paints: PaintModels,
  pixels: number,
): void {
  const isSeen = new Uint8Array(patches.length);
  for (let seed = 0; seed < patches.length; seed += 1) {
    if (isSeen[seed] || surfaces[seed] !== OBJECT) continue;
    const island = [seed];
    isSeen[seed] = 1;
    const border = [0, 0, 0];
    const gradients = [0, 0, 0];
    let area = 0;
    for (const member of island) {
      area += patches[member]!.pixels;
      for (const [beside, { length, gradient }] of patches[member]!.neighbors) {
        const surface = surfaces[beside]!;
        if (surface !== OBJECT) {
          border[surface]! += length;
          gradients[surface]! += gradient;
        } else if (!isSeen[beside]) {
          isSeen[beside] = 1;
          island.push(beside);
        }
      }
    }
    if (area > 0.03 * pixels || island.some((member) => evidence[member]!.isLight || patches[member]!.lightness > 0.95)) continue;
    const surface = border[WALL]! > border[GROUND]! ? WALL : GROUND;
    const total = border[WALL]! + border[GROUND]!;
    if (total < 8 || border[surface]! <= 0.9 * total) continue;
    const paint = (surface === WALL ? paints.byFace[2]![0] : paints.floor) ?? paints.wall;
    const texture = island.reduce((sum, member) => sum + patches[member]!.texture, 0) / island.length;
    const color =
      island.reduce((sum, member) => sum + Math.hypot(patches[member]!.a - paint.a, patches[member]!.b - paint.b) * patches[member]!.pixels, 0) / area;
    const edge = gradients[surface]! / border[surface]!;
    if (edge < (surface === WALL ? 0.02 : 0.026) && color < 0.05 && texture < (surface === WALL ? wallTexture * 4 : floorTexture * 3))
      for (const member of island) surfaces[member] = surface;
  }
}
