import { type Coefficients, GuidedFilter } from "./image/guided-filter.ts";
import { type Plane, type Planes, planesOf, type RgbImage, smooth } from "./image/planes.ts";
import type { Superpixels } from "./image/superpixels.ts";
import { type Camera, findCamera } from "./room/camera.ts";
import { findEdges } from "./room/line-segments.ts";
import { CEILING, FLOOR, findRoomBox, type RoomBox } from "./room/room-box.ts";
import { enclosingFace, findCorners, type RoomCorners, snapToEdges } from "./room/room-edges.ts";
import { settleFloor } from "./room/settle-floor.ts";
import { type Confidence, confidenceOf, type Evidence, evidenceOf } from "./surfaces/confidence.ts";
import { kindsOf, type Sight, type Surfaces, sightOf } from "./surfaces/find-surfaces.ts";
import { CEILING_KIND, GROUND, KINDS, OBJECT, type Seen, WALL, WINDOW } from "./surfaces/kinds.ts";
import { measurePatches } from "./surfaces/patches.ts";
import { SURE } from "./surfaces/sure.ts";

export type { Confidence };

/** The longer side of the picture that is analyzed. */
export const ANALYSIS_SIDE = 768;

/** The analysis of a photograph of a room, shared by all styles. */
export type RoomAnalysis = {
  planes: Planes;
  camera: Camera;
  box: RoomBox;
  /** The edges of walls and ceiling where they lie on this photograph; null when they could not be placed. */
  corners: RoomCorners | null;
  surfaces: Surfaces;
  /** Soft masks for a picture of any size: walls with ceiling, and floor. */
  mattes: { walls: Coefficients; ground: Coefficients };
  /** Where the mattes may apply at all: the masks, widened and soft. */
  reach: { walls: Plane; ground: Plane };
  /** How likely each is right, 0 to 1; below `SURE` less is done. */
  confidence: Confidence;
};

/** Whether nothing in the photograph is surely a surface of a room: then only its light and its colors change. */
export const isEmpty = ({ wall, floor, ceiling }: Confidence): boolean => wall < SURE.wall && floor < SURE.floor && ceiling < SURE.ceiling;

/** With what its confidence is made from. */
export type Found = RoomAnalysis & { evidence: Evidence };

/** Segments shorter than this share of the width say little about a room. */
const SHORTEST_EDGE = 0.03;

/**
 * Finds the room in a photograph.
 * @param picture at most `ANALYSIS_SIDE` pixels on its longer side
 * @param seen the network's prediction
 * @param focal35 focal length in 35 mm terms, where the photograph says it
 */
export function analyzeRoom(picture: RgbImage, seen: Seen, focal35?: number): Found {
  const planes = planesOf(picture);
  const sight = sightOf(planes, seen);
  const { segments, gradient } = findEdges(planes.lightness, planes, planes.width * SHORTEST_EDGE);
  const firstCamera = findCamera(segments, planes, focal35);
  const [object, wall, floor, ceiling, window] = sight.probabilities as [Plane, Plane, Plane, Plane, Plane];
  const firstBox = findRoomBox(firstCamera, segments, planes, { ...sight.half, object, wall, floor, ceiling, window });
  const kinds = kindsOf(sight, firstCamera, planes);
  const walls = Float32Array.from(kinds, (kind) => (kind === WALL || kind === CEILING_KIND ? 1 : 0));
  const { camera, box: snapped } = snapToEdges(firstCamera, firstBox, gradient, walls, planes);
  const box = settleFloor(camera, snapped, kinds, planes);
  const corners = findCorners(camera, box, gradient, walls, planes);
  const room = { planes, camera, box, corners };
  const surfaces = surfacesOf(room, sight, kinds, walls);
  const evidence = evidenceOf(room, sight, kinds, gradient);
  return { ...room, surfaces, evidence, confidence: confidenceOf(evidence), ...mattesOf(planes, surfaces) };
}

type Room = Pick<RoomAnalysis, "planes" | "camera" | "box" | "corners">;

/** Around an edge of walls and ceiling, in shares of the width, the edge decides which is which; farther away, what was seen. */
const EDGE_REACH = 0.012;

function surfacesOf({ planes, camera, box, corners }: Room, { half, superpixels, probabilities }: Sight, kinds: Uint8Array, walls: Plane): Surfaces {
  const { width } = planes;
  const ground = Float32Array.from(kinds, (kind) => (kind === GROUND ? 1 : 0));
  const patches = measurePatches(planes, half, superpixels, camera, box);
  const reach = EDGE_REACH * width;
  const face = (at: number, dy: number, mayBeCeiling = true) =>
    enclosingFace(camera, box, corners, (at % width) + 0.5, ((at / width) | 0) + 0.5 + dy, planes, mayBeCeiling);
  for (let at = 0; at < kinds.length; at += 1) {
    const kind = kinds[at]!;
    if (kind === GROUND) patches.faces[at] = FLOOR;
    else if (kind === WALL || kind === CEILING_KIND) {
      const byEdges = face(at, 0);
      const isCeiling = kind === CEILING_KIND;
      const agrees = (byEdges === CEILING) === isCeiling || (face(at, isCeiling ? -reach : reach) === CEILING) === isCeiling;
      patches.faces[at] = agrees ? byEdges : isCeiling ? CEILING : face(at, 0, false);
    }
  }
  const { byPatch, shares } = patchKinds(patches.labels, patches.patches.length, kinds);
  return {
    ...patches,
    walls,
    ground,
    kinds: byPatch,
    lights: patches.patches.map(({ lightness }, patch) => lightness > 0.955 || shares[patch * KINDS + WINDOW]! > 0.4),
    seen: seenByPatch(superpixels, probabilities),
  };
}

function seenByPatch({ labels, count }: Superpixels, probabilities: readonly Plane[]): Uint8Array {
  const sums = new Float32Array(count * KINDS);
  const sizes = new Float32Array(count);
  for (let at = 0; at < labels.length; at += 1) {
    sizes[labels[at]!]! += 1;
    for (let kind = 0; kind < KINDS; kind += 1) sums[labels[at]! * KINDS + kind]! += probabilities[kind]![at]!;
  }
  return Uint8Array.from(sums, (sum, slot) => Math.round((255 * sum) / (sizes[(slot / KINDS) | 0] || 1)));
}

function patchKinds(labels: Int32Array, count: number, kinds: Uint8Array): { byPatch: Uint8Array; shares: Float32Array } {
  const shares = new Float32Array(count * KINDS);
  const sizes = new Float32Array(count);
  for (let at = 0; at < labels.length; at += 1) {
    shares[labels[at]! * KINDS + kinds[at]!]! += 1;
    sizes[labels[at]!]! += 1;
  }
  for (let slot = 0; slot < shares.length; slot += 1) shares[slot] = shares[slot]! / (sizes[(slot / KINDS) | 0] || 1);
  const byPatch = Uint8Array.from({ length: count }, (_, patch) => {
    const share = (kind: number) => shares[patch * KINDS + kind]!;
    return share(WALL) + share(CEILING_KIND) > 0.5 ? WALL : share(GROUND) > 0.5 ? GROUND : OBJECT;
  });
  return { byPatch, shares };
}

/** Recomputed after a correction. */
export function mattesOf(planes: Planes, { walls, ground }: Pick<Surfaces, "walls" | "ground">): Pick<RoomAnalysis, "mattes" | "reach"> {
  const guide = new GuidedFilter(planes.display, planes, 4, 1e-4);
  return {
    mattes: { walls: guide.coefficients(walls), ground: guide.coefficients(ground) },
    reach: { walls: smooth(walls, planes, 4), ground: smooth(ground, planes, 4) },
  };
}
