import { type Plane, type Planes, resize, type Size } from "../image/planes.ts";
import { findSuperpixels, type Superpixels } from "../image/superpixels.ts";
import type { Camera } from "../room/camera.ts";
import { type Half, halve } from "./half.ts";
import { CEILING_KIND, GROUND, KINDS, OBJECT, type Seen, WALL } from "./kinds.ts";
import { type Patches, shadingFree } from "./patches.ts";
import { refine } from "./refine.ts";

export type Surfaces = Patches & {
  /** Walls with the ceiling, and the floor: 0 or 1 for each pixel. */
  walls: Plane;
  ground: Plane;
  /** The class of each patch: OBJECT, WALL or GROUND. */
  kinds: Uint8Array;
  /** Patches that shine by themselves, and windows. */
  lights: boolean[];
  /** By patch, how probable each kind is there, as bytes. */
  seen: Uint8Array;
};

const WANTED = 2400;
const COMPACTNESS = 0.1;

/** How probable each kind is at each pixel of the half picture, and the superpixels it was found with. */
export type Sight = { half: Half; superpixels: Superpixels; probabilities: Plane[] };

export function sightOf(planes: Planes, seen: Seen): Sight {
  const half = halve(planes);
  const { a, b } = shadingFree(half);
  const superpixels = findSuperpixels(half.lightness, a, b, half, WANTED, COMPACTNESS);
  return { half, superpixels, probabilities: refine(half, seen) };
}

/** Share of the picture that a connected piece of a kind has at least; smaller ones go with what is around them. */
const SMALLEST = [0.0001, 0.003, 0.006, 0.004, 0.0003];

/** By kind, how much more probable than a thing it has to be: a wall with a gap in it looks better than a painted sofa. */
const HESITATION = [1, 1.6, 1.25, 1.25, 1.25];

/** The kind of each pixel of the picture, as far as the way the room stands allows. */
export function kindsOf({ half, probabilities }: Sight, camera: Camera, size: Size): Uint8Array {
  const large = probabilities.map((plane) => resize(plane, half, size));
  const kinds = new Uint8Array(size.width * size.height);
  const down = camera.axes[1];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = y * size.width + x;
      const level = ((x + 0.5 - size.width / 2) * down[0] + (y + 0.5 - size.height / 2) * down[1]) / camera.focal + down[2];
      // Nothing above the horizon is floor, nothing below it is ceiling.
      const impossible = level < 0 ? GROUND : CEILING_KIND;
      let most = WALL;
      for (let kind = WALL + 1; kind < KINDS; kind += 1) if (kind !== impossible && large[kind]![at]! > large[most]![at]!) most = kind;
      kinds[at] = large[most]![at]! > HESITATION[most]! * large[OBJECT]![at]! ? most : OBJECT;
    }
  }
  for (let kind = 0; kind < KINDS; kind += 1) dropSmall(kinds, kind, size, SMALLEST[kind]! * kinds.length);
  return kinds;
}

/** Connected pieces of a kind below `smallest` pixels take the kind that most pixels around them have. */
function dropSmall(kinds: Uint8Array, kind: number, size: Size, smallest: number): void {
  const isSeen = new Uint8Array(kinds.length);
  const piece = new Int32Array(kinds.length);
  for (let seed = 0; seed < kinds.length; seed += 1) {
    if (isSeen[seed] || kinds[seed] !== kind) continue;
    const around = [0, 0, 0, 0, 0];
    let members = 0;
    piece[members++] = seed;
    isSeen[seed] = 1;
    for (let next = 0; next < members; next += 1) {
      const at = piece[next]!;
      const x = at % size.width;
      for (let side = 0; side < 4; side += 1) {
        if ((side === 0 && x === 0) || (side === 1 && x === size.width - 1)) continue;
        const beside = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - size.width : at + size.width;
        if (beside < 0 || beside >= kinds.length) continue;
        if (kinds[beside] !== kind) around[kinds[beside]!]! += 1;
        else if (!isSeen[beside]) {
          isSeen[beside] = 1;
          piece[members++] = beside;
        }
      }
    }
    if (members >= smallest) continue;
    const most = around.indexOf(Math.max(...around));
    for (let member = 0; member < members; member += 1) kinds[piece[member]!] = most;
  }
}
