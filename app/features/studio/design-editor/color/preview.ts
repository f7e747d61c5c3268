import type { EditorSettings } from "../design-editor.ts";

/** Which part of the width shows the photograph as it was: from, to. */
export type Cut = readonly [number, number];
export const NO_CUT: Cut = [0, 0];
export const ALL_CUT: Cut = [-1, 2];

/** Draws a photograph with settings. A `share` of 1 is the full size and exact; less of the width and height is coarser in its colors, too. */
export type Preview = { draw(settings: EditorSettings, cut: Cut, share: number): void; end(): void };

/** As many pixels as a large screen shows of the stage. */
const LONGEST = 1600;

export function previewSize(photo: { width: number; height: number }, share = 1): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(photo.width, photo.height)) * share;
  return { width: Math.max(1, Math.round(photo.width * scale)), height: Math.max(1, Math.round(photo.height * scale)) };
}
