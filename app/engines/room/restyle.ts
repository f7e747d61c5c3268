import type { RoomAnalysis } from "./analyze-room.ts";
import type { Finishes } from "./finishes.ts";
import type { RgbImage } from "./image/planes.ts";
import type { Change, Left } from "./outcome.ts";
import { Painter } from "./repaint/compose.ts";
import { Enlarger, shrink, shrinkingOf } from "./repaint/enlarge.ts";
import { findShifts } from "./repaint/furnishing.ts";
import { planPainting } from "./repaint/plan.ts";
import { prepareRepaint } from "./repaint/prepare.ts";
import type { Look } from "./styles.ts";

/** The picture, what was changed in it, and what was left because it was not sure enough or the person wanted it so. */
export type Restyled = { picture: RgbImage; changed: Change[]; left: Left[] };

const BAND = 64;
/** The share of the work after which what was painted small is enlarged. */
const ENLARGED_FROM = 0.75;

function* inBands(height: number, share: number, work: (first: number, end: number) => void): Generator<number, void> {
  for (let row = 0; row < height; row += BAND) {
    const end = Math.min(height, row + BAND);
    work(row, end);
    yield (share * end) / height;
  }
}

/**
 * A photograph of a room in another look, at the photograph's own size. The analysis may come from a smaller copy of it.
 * @param target gets the result; it may be the photograph's own data, which saves the memory of a second picture
 */
export function restyle(photo: RgbImage, analysis: RoomAnalysis, look: Look, finishes?: Finishes, target?: Uint8Array): Restyled {
  const bands = restyleBands(photo, analysis, look, finishes, target);
  for (;;) {
    const step = bands.next();
    if (step.done) return step.value;
  }
}

/** The same in bands: after each it says how much is done, 0 to 1, and a caller may stop. */
export function* restyleBands(
  photo: RgbImage,
  analysis: RoomAnalysis,
  look: Look,
  finishes?: Finishes,
  target: Uint8Array = new Uint8Array(photo.width * photo.height * 3),
): Generator<number, Restyled> {
  const prepared = prepareRepaint(analysis);
  const plan = planPainting(prepared, look, finishes);
  const shifts = findShifts(prepared.furnishing, analysis.planes, look);
  const factor = shrinkingOf(photo);
  if (factor === 1) {
    const painter = new Painter(photo, prepared, shifts, plan, look);
    yield* inBands(photo.height, 1, (first, end) => painter.paint(first, end, target));
  } else {
    const small = shrink(photo, factor);
    const painter = new Painter(small, prepared, shifts, plan, look);
    const painted = new Uint8Array(small.data.length);
    const unpainted = new Uint8Array(small.width * small.height);
    yield* inBands(small.height, ENLARGED_FROM, (first, end) => painter.paint(first, end, painted, unpainted));
    const enlarger = new Enlarger(photo, factor, small, painted, unpainted);
    for (const done of inBands(photo.height, 1, (first, end) => enlarger.enlarge(first, end, target))) yield ENLARGED_FROM + (1 - ENLARGED_FROM) * done;
  }
  return { picture: { width: photo.width, height: photo.height, data: target }, changed: plan.changed, left: plan.left };
}
