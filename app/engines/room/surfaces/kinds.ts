import type { SurfaceProbabilities } from "../network/predict.ts";

/** What a patch is for the repainting. Walls and ceiling often have one paint: the room's geometry distinguishes them. */
export const OBJECT = 0;
export const WALL = 1;
export const GROUND = 2;

/** What a pixel is seen as: the three above, then ceiling and window. */
export const CEILING_KIND = 3;
export const WINDOW = 4;
export const KINDS = 5;

/** What the network says, for the whole picture at a size of its own. */
export type Seen = SurfaceProbabilities;
