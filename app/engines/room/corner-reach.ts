/** So many pictures beside the picture a corner may lie. */
export const CORNER_REACH = 4;
