import type { Plane, Planes, Size } from "../image/planes.ts";
import type { Superpixels } from "../image/superpixels.ts";
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
  pixels: number;
  x: number;
  y: number;
  /** The face of the room that most of it lies on. */
  face: number;
};

export type Patches = { patches: Patch[]; labels: Int32Array /** The face of each pixel. */; faces: Uint8Array };

const SUMS = 7;

/** Hue and chroma as if everything were lit alike: paint in the shade has less chroma in proportion to its lightness. */
export function shadingFree(planes: Pick<Planes, "lightness" | "a" | "b">): { a: Plane; b: Plane } {
  const { lightness } = planes;
  const factor = lightness.map((value) => 0.62 / (Math.max(value, 0.16) + 0.03));
  return { a: planes.a.map((value, at) => value * factor[at]!), b: planes.b.map((value, at) => value * factor[at]!) };
}

/** Measures patches whose superpixels were found on a picture of half the size. */
export function measurePatches(planes: Planes, half: Size, superpixels: Superpixels, camera: Camera, box: RoomBox): Patches {
  const { width, height, lightness } = planes;
  const { a, b } = shadingFree(planes);
  const { count } = superpixels;
  const labels = new Int32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(half.height - 1, y >> 1) * half.width;
    for (let x = 0; x < width; x += 1) labels[y * width + x] = superpixels.labels[row + Math.min(half.width - 1, x >> 1)]!;
  }
  const sums = new Float64Array(count * SUMS);
  const onFace = new Int32Array(count * FACES);
  const faces = new Uint8Array(width * height);
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
      sums[slot + 5]! += x;
      sums[slot + 6]! += y;
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
      pixels,
      x: mean(5),
      y: mean(6),
      face: shares.indexOf(Math.max(...shares)),
    };
  });
  return { patches, labels, faces };
}
