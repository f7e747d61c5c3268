import type { RoomAnalysis } from "./analyze-room.ts";
import type { RgbImage } from "./image/planes.ts";
import { compose } from "./repaint/compose.ts";
import { findIllumination } from "./repaint/face-light.ts";
import { findShifts } from "./repaint/furnishing.ts";
import { type PaintPlan, planPainting } from "./repaint/plan.ts";
import type { Look } from "./styles.ts";

export type Restyled = { picture: RgbImage /** What was not done because it was not sure enough. */; left: PaintPlan["left"] };

/** A photograph of a room in another look, at the photograph's own size. The analysis may come from a smaller copy of it. */
export function restyle(photo: RgbImage, analysis: RoomAnalysis, look: Look): Restyled {
  const plan = planPainting(analysis, look);
  const picture = compose(photo, analysis, findIllumination(analysis), findShifts(analysis, look), plan, look);
  return { picture, left: plan.left };
}
