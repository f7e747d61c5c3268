import type { Correction } from "../corrections.ts";
import type { Point } from "./stroke-pixels.ts";

/** Points of one step; a longer stroke becomes several. */
const MOST_POINTS = 400;

/** Whether a point adds something to a stroke: touch input sends many that do not. */
export const isWorthAdding = (points: readonly Point[], [x, y]: Point, radius: number): boolean => {
  const last = points.at(-1);
  return !last || Math.hypot(x - last[0], y - last[1]) > Math.max(0.0015, radius * 0.2);
};

const held = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4;

/** A tap, or a line of which at most `MOST_POINTS` points are stored. */
export function smartStroke(points: readonly Point[], surface: Correction["surface"]): Correction {
  const every = Math.ceil(points.length / MOST_POINTS);
  return { kind: "stroke", points: points.filter((_, index) => index % every === 0).map(([x, y]): [number, number] => [held(x), held(y)]), surface };
}

/** The steps that a stroke of the brush is stored as. Each begins where the one before it ended. */
export function strokeSteps(points: readonly Point[], radius: number, surface: Correction["surface"]): Correction[] {
  const steps: Correction[] = [];
  for (let from = 0; from === 0 || from < points.length - 1; from += MOST_POINTS - 1) {
    steps.push({ kind: "brush", points: points.slice(from, from + MOST_POINTS).map(([x, y]): [number, number] => [held(x), held(y)]), radius, surface });
  }
  return steps;
}
