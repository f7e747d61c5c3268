import { type Confidence, mattesOf, type RoomAnalysis } from "./analyze-room.ts";
import { strokePixels } from "./marks/stroke-pixels.ts";
import { type Stroke, Strokes } from "./marks/strokes.ts";
import { fitRoom } from "./room/fit-room.ts";
import { CEILING, FLOOR } from "./room/room-box.ts";
import { enclosingFace } from "./room/room-edges.ts";
import type { Mark } from "./stage/stage.ts";
import { cornersToDrag, labelsOf, UNTOUCHED } from "./surface-map.ts";
import { cellsOf } from "./surfaces/find-cells.ts";
import type { Surfaces } from "./surfaces/find-surfaces.ts";
import { GROUND, OBJECT, WALL } from "./surfaces/kinds.ts";
import { findRegions } from "./surfaces/regions.ts";

/** A person's corrections of the surfaces found. Coordinates are shares of the picture's width and height, 0 to 1. */
export type CorrectedSurface = "wall" | "floor" | "ceiling" | "untouched";

export type Correction =
  /** A tap or a line: the surface there, to its edges. */
  | Stroke
  /** Painted by hand: a line of the given radius (share of the width). */
  | { kind: "brush"; points: readonly (readonly [number, number])[]; radius: number; surface: CorrectedSurface };

export type CornerName = "topLeft" | "topRight" | "bottomLeft" | "bottomRight" | "nearLeft" | "nearRight";

export type Corrections = {
  /** In the order in which they were made. */
  steps: readonly Correction[];
  /** Corners that were dragged; the others stay where they were found. */
  corners?: Partial<Record<CornerName, readonly [number, number]>> | undefined;
  /** Of the ceiling, and what is in the walls and stays; furniture asks for it. */
  height?: number | undefined;
  marks?: readonly Mark[] | undefined;
  /** Surfaces confirmed by the person, which count as sure. */
  confirmed?: readonly ("floor" | "wall" | "corners")[] | undefined;
};

/** The analysis as it is with a person's corrections. What was found stays as it was: corrections always begin there. */
export function applyCorrections(analysis: RoomAnalysis, { steps, corners: dragged, confirmed = [] }: Corrections): RoomAnalysis {
  if (steps.length === 0 && !hasCorners(dragged)) return confirmed.length === 0 ? analysis : { ...analysis, confidence: surer(analysis.confidence, confirmed) };
  const { planes, surfaces } = analysis;
  const room = hasCorners(dragged) ? { ...analysis, ...fitToCorners(analysis, dragged) } : analysis;
  const found = labelsOf(surfaces);
  const labels = found.slice();
  const wallAt = (at: number) => enclosureAt(room, at, false);
  if (room !== analysis) for (let at = 0; at < labels.length; at += 1) if (found[at]! > FLOOR + 1) labels[at] = enclosureAt(room, at, true) + 1;
  const strokes = steps.some(({ kind }) => kind === "stroke")
    ? new Strokes(cellsOf(analysis), planes, found, findRegions(planes, surfaces.labels, found).ids)
    : null;
  const touched = new Set<CorrectedSurface>();
  const set = (at: number, surface: CorrectedSurface) => {
    touched.add(nameOf(labels[at]!)).add(surface);
    labels[at] = surface === "untouched" ? UNTOUCHED : surface === "floor" ? FLOOR + 1 : surface === "ceiling" ? CEILING + 1 : wallAt(at) + 1;
  };
  for (const [index, step] of steps.entries()) {
    if (step.kind === "brush") strokePixels(step.points, step.radius, planes, (at) => set(at, step.surface));
    else strokes?.pixels(step, steps.slice(0, index), set);
  }
  const corrected = relabeled(room, labels);
  const confidence = surer(analysis.confidence, confirmed);
  for (const surface of touched) if (surface !== "untouched") confidence[surface] = 1;
  if (room !== analysis) confidence.geometry = 1;
  return { ...room, confidence, surfaces: corrected, ...mattesOf(planes, corrected) };
}

/** Confirming an absent surface has no effect. */
function surer(confidence: Confidence, confirmed: NonNullable<Corrections["confirmed"]>): Confidence {
  const now = { ...confidence };
  for (const name of confirmed) {
    const gated = name === "corners" ? "geometry" : name;
    if (now[gated] > 0) now[gated] = 1;
  }
  return now;
}

const hasCorners = (dragged: Corrections["corners"]): dragged is NonNullable<Corrections["corners"]> =>
  dragged !== undefined && Object.keys(dragged).length > 0;

const nameOf = (label: number): CorrectedSurface =>
  label === UNTOUCHED ? "untouched" : label === FLOOR + 1 ? "floor" : label === CEILING + 1 ? "ceiling" : "wall";

/** Room and corners as they are after a person has dragged some. */
function fitToCorners(analysis: RoomAnalysis, dragged: NonNullable<Corrections["corners"]>): Pick<RoomAnalysis, "camera" | "box" | "corners"> {
  const { width, height } = analysis.planes;
  const corners = { ...cornersToDrag(analysis) };
  for (const [name, [x, y]] of Object.entries(dragged)) corners[name as CornerName] = [x * width, y * height];
  return { ...fitRoom(analysis.camera, analysis.box, corners, analysis.planes), corners };
}

/** The face above the floor at a pixel of the analysis; without the ceiling, the wall there. */
function enclosureAt({ planes, camera, box, corners }: RoomAnalysis, at: number, mayBeCeiling: boolean): number {
  return enclosingFace(camera, box, corners, (at % planes.width) + 0.5, ((at / planes.width) | 0) + 0.5, planes, mayBeCeiling);
}

/** The surfaces by new labels; patches go with most of their pixels. */
function relabeled({ surfaces }: RoomAnalysis, labels: Uint8Array): Surfaces {
  const walls = Float32Array.from(labels, (label) => (label > FLOOR + 1 ? 1 : 0));
  const ground = Float32Array.from(labels, (label) => (label === FLOOR + 1 ? 1 : 0));
  const faces = Uint8Array.from(labels, (label, at) => (label === UNTOUCHED ? surfaces.faces[at]! : label - 1));
  const votes = new Int32Array(surfaces.patches.length * 3);
  for (let at = 0; at < labels.length; at += 1) votes[surfaces.labels[at]! * 3 + (walls[at] ? WALL : ground[at] ? GROUND : OBJECT)]! += 1;
  const kinds = Uint8Array.from(surfaces.kinds, (_, patch) => {
    const [object, wall, floor] = votes.subarray(patch * 3, patch * 3 + 3) as unknown as [number, number, number];
    return object >= wall && object >= floor ? OBJECT : wall >= floor ? WALL : GROUND;
  });
  return { ...surfaces, walls, ground, faces, kinds };
}
