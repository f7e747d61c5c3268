import type { CornerName, CorrectedSurface, Correction, Corrections } from "../corrections.ts";
import type { Cells } from "./cells.ts";
import { type Point, strokePixels } from "./stroke-pixels.ts";
import { Strokes } from "./strokes.ts";

/** Labels of a pixel, as the contract's map has them. */
export const UNTOUCHED = 0;
export const FLOOR = 1;
export const CEILING = 2;
export const BACK = 3;
export const LEFT = 4;
export const RIGHT = 5;

/** Shares of the picture; corners may lie outside of it. */
export type Corners = Record<CornerName, Point>;

/** What the engine found, in pixels of its map. Corrections always begin here. */
export type FoundMap = {
  width: number;
  height: number;
  found: Uint8Array;
  regions: Uint16Array;
  corners: Corners | null;
  /** The pixels of region n are `order` from `starts[n]` to `starts[n + 1]`. */
  order: Uint32Array;
  starts: Uint32Array;
  strokes: Strokes;
};

export function foundMap(width: number, height: number, found: Uint8Array, regions: Uint16Array, corners: Corners | null, cells: Cells): FoundMap {
  let count = 0;
  for (const region of regions) count = Math.max(count, region + 1);
  const starts = new Uint32Array(count + 1);
  for (const region of regions) starts[region + 1]! += 1;
  for (let region = 0; region < count; region += 1) starts[region + 1]! += starts[region]!;
  const next = starts.slice();
  const order = new Uint32Array(regions.length);
  for (let at = 0; at < regions.length; at += 1) order[next[regions[at]!]!++] = at;
  return { width, height, found, regions, corners, order, starts, strokes: new Strokes(cells, { width, height }, found, regions) };
}

/** The corners with those that a person dragged. */
export const cornersNow = ({ corners }: Pick<FoundMap, "corners">, dragged: Corrections["corners"]): Corners | null =>
  corners && (dragged ? { ...corners, ...dragged } : corners);

type LabelAt = (at: number, mayBeCeiling: boolean) => number;

/** Which wall a pixel of wall is, by the corners; the ceiling where that is asked. */
export function enclosure({ width, height }: Pick<FoundMap, "width" | "height">, corners: Corners | null): LabelAt {
  if (!corners) return () => BACK;
  const { topLeft, topRight, bottomLeft, bottomRight, nearLeft, nearRight } = corners;
  const xOn = (from: Point, to: Point, y: number) => from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1e-6);
  const yOn = (from: Point, to: Point, x: number) => from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1e-6);
  return (at, mayBeCeiling) => {
    const x = ((at % width) + 0.5) / width;
    const y = (((at / width) | 0) + 0.5) / height;
    const side = x < xOn(topLeft, bottomLeft, y) ? LEFT : x > xOn(topRight, bottomRight, y) ? RIGHT : BACK;
    if (!mayBeCeiling) return side;
    const edge = side === LEFT ? yOn(topLeft, nearLeft, x) : side === RIGHT ? yOn(topRight, nearRight, x) : yOn(topLeft, topRight, x);
    return y < edge ? CEILING : side;
  };
}

/** The label that a correction gives to a pixel. */
const labelFor = (surface: CorrectedSurface, wallAt: LabelAt, at: number): number =>
  surface === "untouched" ? UNTOUCHED : surface === "floor" ? FLOOR : surface === "ceiling" ? CEILING : wallAt(at, false);

/** Every pixel that a step changes, after the steps before it; of a brush that moves on, only from point `first` on. */
function stepPixels(map: FoundMap, step: Correction, before: readonly Correction[], paint: (at: number, surface: CorrectedSurface) => void, first = 0): void {
  if (step.kind === "brush") strokePixels(step.points, step.radius, map, (at) => paint(at, step.surface), first);
  else map.strokes.pixels(step, before, paint);
}

/** Writes a step into labels that have the steps before it. */
export function applyStep(labels: Uint8Array, map: FoundMap, wallAt: LabelAt, step: Correction, before: readonly Correction[], first = 0): void {
  stepPixels(
    map,
    step,
    before,
    (at, surface) => {
      labels[at] = labelFor(surface, wallAt, at);
    },
    first,
  );
}

/** The labels with all corrections. */
export function correctedLabels(map: FoundMap, { steps, corners }: Corrections): Uint8Array {
  const labels = map.found.slice();
  const wallAt = enclosure(map, cornersNow(map, corners));
  if (corners && Object.keys(corners).length > 0 && map.corners)
    for (let at = 0; at < labels.length; at += 1) if (labels[at]! > FLOOR) labels[at] = wallAt(at, true);
  for (const [index, step] of steps.entries()) applyStep(labels, map, wallAt, step, steps.slice(0, index));
  return labels;
}

/**
 * At most `most` steps with the same effect: steps that later ones cover completely are dropped. Where that is not enough, the least visible
 * steps are left out.
 */
export function fewerSteps(map: FoundMap, steps: readonly Correction[], most: number): readonly Correction[] {
  if (steps.length <= most) return steps;
  const owner = new Int32Array(map.found.length).fill(-1);
  for (const [index, step] of steps.entries()) stepPixels(map, step, steps.slice(0, index), (at) => owner.fill(index, at, at + 1));
  const seen = new Uint32Array(steps.length);
  for (const index of owner) if (index >= 0) seen[index]! += 1;
  const visible = [...seen.keys()].filter((index) => seen[index]! > 0);
  const best = new Set(visible.toSorted((one, two) => seen[two]! - seen[one]!).slice(0, most));
  return steps.filter((_, index) => best.has(index));
}
