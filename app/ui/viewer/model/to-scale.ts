/** Millimeters. */
export type Measures = { width: number; depth: number; height: number };

/** Cushions give way and makers round: so far apart, measures and model still speak of the same piece. */
const ROUNDED_MM = 40;
const ROUNDED_PART = 0.06;

const isNear = (model: number, stated: number): boolean => Math.abs(model - stated) <= Math.max(ROUNDED_MM, stated * ROUNDED_PART);

/** Whether a model has the size that is stated. */
export const isToScale = (model: Measures, stated: Measures): boolean =>
  isNear(model.width, stated.width) && isNear(model.depth, stated.depth) && isNear(model.height, stated.height);
