import type { SurfaceProbabilities } from "../network/predict.ts";

/** The class of a patch. Walls and ceiling often have one paint: the room's geometry distinguishes them. */
export const OBJECT = 0;
export const WALL = 1;
export const GROUND = 2;

/** The classes of a pixel: the three above, then ceiling and window. */
export const CEILING_KIND = 3;
export const WINDOW = 4;
export const KINDS = 5;

/** The network's prediction for the whole picture, at its own size. */
export type Seen = SurfaceProbabilities;
