/** How far outside the picture a corner may be, in widths of the picture. */
export const CORNER_REACH = 4;
