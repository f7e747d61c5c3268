/** Rows of the masonry in the width of one column. list.css has the same number. */
const ROWS_PER_WIDTH = 24;
/** Very tall and very wide pictures are cropped, so that no card fills the screen and none is a strip. */
const TALLEST = 1.6;
const FLATTEST = 0.56;
const WITHOUT_PHOTO = 2 / 3;

/** How many rows of the masonry a photograph takes. */
export function rowsOf(photo: { width: number; height: number } | null): number {
  const ratio = photo ? photo.height / photo.width : WITHOUT_PHOTO;
  return Math.round(ROWS_PER_WIDTH * Math.min(TALLEST, Math.max(FLATTEST, ratio)));
}
