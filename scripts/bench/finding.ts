import { boxBlur, type Size } from "#app/engines/room/image/planes.ts";
import { SURFACE_LABELS } from "#app/engines/room/surface-map.ts";

// How well the surfaces were found in a room whose surfaces are known.

export const SURFACES = ["wall", "floor", "ceiling"] as const;
export type Surface = (typeof SURFACES)[number];
/** The true class of a pixel; null: none of the surfaces; undefined: unlabeled. */
export type Truth = (at: number) => Surface | null | undefined;

/** How well one surface of one room was found. */
export type Finding = {
  /** Intersection over union; null where the room does not show the surface. */
  overlap: number | null;
  /** Share of the picture that is furniture or window and was taken for it. */
  spill: number;
  /** The same without outlines that are a few pixels off. */
  solid: number;
  /** Share of the picture that was taken for it. */
  share: number;
  /** Share of what is really the surface that was taken for it; null as above. */
  covered: number | null;
};

/** An obvious fault: furniture or windows painted over, or a surface mostly missed or mostly wrong. */
const MOST_SPILL = 0.015;
const LEAST_OVERLAP = 0.6;
const SEEN = 0.01;
/** The tolerance of outlines in pixels, at the size of the analysis. */
const ROUGHNESS = 3;
export const isFaulty = ({ overlap, solid, share }: Finding): boolean =>
  solid > MOST_SPILL || (overlap === null ? share > MOST_SPILL : overlap < LEAST_OVERLAP);

export function findingOf(surface: Surface, labels: Uint8Array, size: Size, truth: Truth): Finding {
  const count = labels.length;
  let [both, either, real, spill, share] = [0, 0, 0, 0, 0];
  const wrong = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const is = truth(at);
    if (is === undefined) continue;
    const isFound = nameOf(labels[at]!) === surface;
    if (isFound) share += 1;
    if (is === surface) real += 1;
    if (is === surface && isFound) both += 1;
    if (is === surface || isFound) either += 1;
    if (isFound && is === null) {
      spill += 1;
      wrong[at] = 1;
    }
  }
  const solid = boxBlur(wrong, size, ROUGHNESS).reduce((sum, value) => sum + (value > 0.95 ? 1 : 0), 0);
  const isThere = real > SEEN * count;
  return { overlap: isThere ? both / either : null, covered: isThere ? both / real : null, spill: spill / count, solid: solid / count, share: share / count };
}

export function nameOf(label: number): Surface | null {
  const name = SURFACE_LABELS[label]!;
  return name === "untouched" ? null : name === "floor" || name === "ceiling" ? name : "wall";
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
export const median = (values: readonly number[]): number => values.toSorted((one, two) => one - two)[values.length >> 1] ?? 0;
export const percent = (share: number): string => `${Math.round(100 * share)} %`;
