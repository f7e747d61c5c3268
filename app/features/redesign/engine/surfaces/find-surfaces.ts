import { boxBlur, type Plane, type Planes } from "../image/planes.ts";
import type { Camera } from "../room/camera.ts";
import type { RoomBox } from "../room/room-box.ts";
import { findEvidence, GROUND, growSurfaces, tidySurfaces, WALL } from "./growth.ts";
import { findPaints, type PaintModels } from "./paint-models.ts";
import { findPatches, type Patches } from "./patches.ts";
import { collect, relax } from "./relaxation.ts";

export type Surfaces = Patches & {
  /** Walls with the ceiling, and the floor: 0 or 1 for each pixel. */
  walls: Plane;
  ground: Plane;
  /** What each patch is: OBJECT, WALL or GROUND. */
  kinds: Uint8Array;
  /** Patches that shine by themselves. */
  lights: boolean[];
  paints: PaintModels;
  /** Of walls and of the floor: the length of the outline against the root of the area. Large means ragged, which a real surface is not. */
  raggedness: [number, number];
  /** Of walls and of the floor: the share of the outline that lies on an edge of the picture. */
  support: [number, number];
};

/** Edges that fence in what is not wall: the frame of a picture, the back of a shelf, the bars of a window. */
const FENCE = 0.042;

/** Walls, ceiling and floor of a room, apart from everything else; null when nothing looks like a wall. */
export function findSurfaces(planes: Planes, gradient: Plane, camera: Camera, box: RoomBox): Surfaces | null {
  const { width, height } = planes;
  const found = findPatches(planes, gradient, camera, box);
  const paints = findPaints(found.patches, width, height);
  if (!paints) return null;
  const evidence = findEvidence(found.patches, paints);
  const kinds = growSurfaces(found.patches, evidence);
  tidySurfaces(found.patches, kinds, evidence, paints, width * height);
  const maskOf = (kind: number) => Float32Array.from(found.labels, (label) => (kinds[label] === kind ? 1 : 0));
  const masks: [Plane, Plane] = [maskOf(WALL), maskOf(GROUND)];
  relax(masks, planes, found.faces);
  dropFenced(masks[0], gradient, planes);
  const [walls, ground] = masks;
  return {
    ...found,
    walls,
    ground,
    kinds,
    lights: evidence.evidence.map(({ isLight }) => isLight),
    paints,
    raggedness: [raggednessOf(walls, planes), raggednessOf(ground, planes)],
    support: [supportOf(walls, gradient, planes), supportOf(ground, gradient, planes)],
  };
}

/** Small areas of wall with strong edges all around are no wall. */
function dropFenced(walls: Plane, gradient: Plane, { width, height }: Planes): void {
  const count = width * height;
  const isSeen = new Uint8Array(count);
  const piece = new Int32Array(count);
  const pieces: Int32Array[] = [];
  const isOpen = (at: number) => walls[at]! > 0 && gradient[at]! <= FENCE;
  let largest = 0;
  for (let seed = 0; seed < count; seed += 1) {
    if (isSeen[seed] || !isOpen(seed)) continue;
    const members = collect(seed, { width, height }, piece, isSeen, isOpen);
    largest = Math.max(largest, members);
    pieces.push(piece.slice(0, members));
  }
  const limit = Math.min(0.012 * count, largest * 0.2);
  const dropped = new Float32Array(count);
  for (const members of pieces) if (members.length < limit && members.length > 40) for (const at of members) dropped[at] = 1;
  const around = boxBlur(dropped, { width, height }, 2);
  for (let at = 0; at < count; at += 1) if (walls[at] && (dropped[at] || (gradient[at]! > FENCE && around[at]! > 0.12))) walls[at] = 0;
}

const isOutline = (mask: Plane, at: number, width: number): boolean => mask[at]! > 0 && !(mask[at + 1] && mask[at - 1] && mask[at + width] && mask[at - width]);

function raggednessOf(mask: Plane, { width, height }: Planes): number {
  let area = 0;
  let outline = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (!mask[at]) continue;
      area += 1;
      if (isOutline(mask, at, width)) outline += 1;
    }
  }
  return area ? outline / Math.sqrt(area) : 99;
}

function supportOf(mask: Plane, gradient: Plane, { width, height }: Planes): number {
  let supported = 0;
  let outline = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (!isOutline(mask, at, width)) continue;
      outline += 1;
      let strongest = 0;
      for (let dy = -width; dy <= width; dy += width) for (let dx = -1; dx <= 1; dx += 1) strongest = Math.max(strongest, gradient[at + dx + dy]!);
      if (strongest > 0.018) supported += 1;
    }
  }
  return supported / (outline || 1);
}
