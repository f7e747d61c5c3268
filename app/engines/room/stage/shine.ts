import { LINEAR, type Rgb } from "../image/color.ts";
import type { RgbImage } from "../image/planes.ts";
import { staysOf } from "./empty.ts";
import type { Shine } from "./light.ts";
import { eyeAt, type Face, hitOf, rayOf } from "./plan.ts";
import type { Stage } from "./stage.ts";

const EVERY = 7;
/** A window is far brighter than a photograph can show. */
const WINDOW = 3.2;
const DIMMEST_WINDOW = 0.5;

/** How bright each face of a room is on its picture, and its windows. */
export function shineOf(picture: RgbImage, stage: Stage): Shine {
  const { plan } = stage;
  const eye = eyeAt(stage.eye, picture.width, picture.height);
  const stays = staysOf(stage, picture);
  const sums = new Map<Face, number[]>();
  for (let y = 0; y < picture.height; y += EVERY) {
    for (let x = 0; x < picture.width; x += EVERY) {
      const at = y * picture.width + x;
      if (stays[at]! > 0) continue;
      const hit = hitOf(plan, eye.eye, rayOf(eye, x + 0.5, y + 0.5));
      if (!hit) continue;
      const sum = sums.get(hit.face) ?? [0, 0, 0, 0];
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += LINEAR[picture.data[at * 3 + channel]!]!;
      sum[3]! += 1;
      sums.set(hit.face, sum);
    }
  }
  const mean = (face: Face): Rgb | null => {
    const sum = sums.get(face);
    return sum && sum[3]! > 20 ? [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!] : null;
  };
  const walls = (["back", "left", "right"] as const).flatMap((face) => mean(face) ?? []);
  const any: Rgb =
    walls.length > 0
      ? ([0, 1, 2].map((channel) => walls.filter((_, at) => at % 3 === channel).reduce((sum, value) => sum + value, 0) / (walls.length / 3)) as Rgb)
      : [0.5, 0.5, 0.5];
  const ceiling = mean("ceiling") ?? (any.map((value) => Math.min(0.9, value * 1.1)) as Rgb);
  const windows = plan.openings
    .filter(({ kind }) => kind === "window")
    .map(({ wall, from, to, bottom, top }) => ({ wall, from, to, bottom, top, color: any.map((value) => Math.max(DIMMEST_WINDOW, value) * WINDOW) as Rgb }));
  // The lens stands in the room's brightest half as often as not.
  return { floor: mean("floor") ?? any, ceiling, back: mean("back") ?? any, left: mean("left") ?? any, right: mean("right") ?? any, behind: any, windows };
}
