/** Rows of the masonry in the width of one column. grid.css has the same number. */
const ROWS_PER_WIDTH = 24;
/** Heights of photographs, in widths. Similar shapes are snapped together, because rows a few pixels apart look like a mistake. */
const SHAPES = [9 / 16, 2 / 3, 1, 5 / 4, 3 / 2];
const WITHOUT_PHOTO = 2 / 3;

/** How many rows of the masonry a photograph takes. */
export function rowsOf(photo: { width: number; height: number } | null): number {
  const ratio = photo ? photo.height / photo.width : WITHOUT_PHOTO;
  const far = (shape: number) => Math.abs(Math.log(shape / ratio));
  const shape = SHAPES.reduce((best, one) => (far(one) < far(best) ? one : best));
  return Math.round(ROWS_PER_WIDTH * shape);
}
