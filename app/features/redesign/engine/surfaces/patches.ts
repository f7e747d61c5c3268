import { boxBlur, type Plane, type Planes } from "../image/planes.ts";
import { findSuperpixels } from "../image/superpixels.ts";
import type { Camera } from "../room/camera.ts";
import { FACES, faceAt, type RoomBox } from "../room/room-box.ts";

/** A superpixel and what is known about it. */
export type Patch = {
  /** Means of OKLab; a and b with the shading taken out (see `shadingFree`). */
  lightness: number;
  a: number;
  b: number;
  /** Means of a and b as they are. */
  rawA: number;
  rawB: number;
  /** Mean of what a small blur takes away: how textured it is. */
  texture: number;
  pixels: number;
  x: number;
  y: number;
  /** The face of the room that most of it lies on, and the share of each. */
  face: number;
  faceShares: number[];
  /** Direction of view towards it, downwards positive: the horizon is 0. */
  elevation: number;
  /** Patches beside it: the sum of gradients along the common border, and its length in pixels. */
  neighbors: Map<number, { gradient: number; length: number }>;
};

export type Patches = { patches: Patch[]; labels: Int32Array /** The face of each pixel. */; faces: Uint8Array };

const WANTED = 1800;
const COMPACTNESS = 0.1;
const SUMS = 8;

/** Hue and chroma as if everything were lit alike: paint in the shade has less chroma in proportion to its lightness. */
function shadingFree(planes: Planes): { a: Plane; b: Plane } {
  const { lightness } = planes;
  const factor = lightness.map((value) => 0.62 / (Math.max(value, 0.16) + 0.03));
  return { a: planes.a.map((value, at) => value * factor[at]!), b: planes.b.map((value, at) => value * factor[at]!) };
}

/** Cuts the picture into patches and measures each. */
export function findPatches(planes: Planes, gradient: Plane, camera: Camera, box: RoomBox): Patches {
  const { width, height, lightness } = planes;
  const { a, b } = shadingFree(planes);
  const { labels, count } = findSuperpixels(lightness, a, b, planes, WANTED, COMPACTNESS);
  const soft = boxBlur(lightness, planes, 2);
  const sums = new Float64Array(count * SUMS);
  const elevations = new Float64Array(count);
  const onFace = new Int32Array(count * FACES);
  const faces = new Uint8Array(width * height);
  const down = camera.axes[1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const label = labels[at]!;
      const slot = label * SUMS;
      const face = faceAt(camera, box, x + 0.5, y + 0.5, width, height);
      faces[at] = face;
      onFace[label * FACES + face]! += 1;
      sums[slot]! += lightness[at]!;
      sums[slot + 1]! += a[at]!;
      sums[slot + 2]! += b[at]!;
      sums[slot + 3]! += planes.a[at]!;
      sums[slot + 4]! += planes.b[at]!;
      sums[slot + 5]! += Math.abs(lightness[at]! - soft[at]!);
      sums[slot + 6]! += x;
      sums[slot + 7]! += y;
      elevations[label]! += ((x - width / 2) / camera.focal) * down[0] + ((y - height / 2) / camera.focal) * down[1] + down[2];
    }
  }
  const patches = Array.from({ length: count }, (_, label): Patch => {
    const shares = Array.from(onFace.subarray(label * FACES, label * FACES + FACES));
    const pixels = shares.reduce((sum, share) => sum + share, 0);
    const mean = (part: number) => sums[label * SUMS + part]! / (pixels || 1);
    return {
      lightness: mean(0),
      a: mean(1),
      b: mean(2),
      rawA: mean(3),
      rawB: mean(4),
      texture: mean(5),
      pixels,
      x: mean(6),
      y: mean(7),
      face: shares.indexOf(Math.max(...shares)),
      faceShares: shares.map((share) => share / (pixels || 1)),
      elevation: elevations[label]! / (pixels || 1),
      neighbors: new Map(),
    };
  });
  connectPatches(patches, labels, gradient, width, height);
  return { patches, labels, faces };
}

function connectPatches(patches: readonly Patch[], labels: Int32Array, gradient: Plane, width: number, height: number): void {
  const add = (one: number, two: number, value: number) => {
    const { neighbors } = patches[one]!;
    const border = neighbors.get(two) ?? { gradient: 0, length: 0 };
    border.gradient += value;
    border.length += 1;
    neighbors.set(two, border);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      for (const beside of [x + 1 < width ? at + 1 : at, y + 1 < height ? at + width : at]) {
        if (labels[beside] === labels[at]) continue;
        const value = Math.max(gradient[at]!, gradient[beside]!);
        add(labels[at]!, labels[beside]!, value);
        add(labels[beside]!, labels[at]!, value);
      }
    }
  }
}
