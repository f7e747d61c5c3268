/** Pieces in all photographs of an idea. */
export const MOST_MARKS = 20;
/** A photograph is so many steps wide and high. */
export const SCALE = 1_000;
