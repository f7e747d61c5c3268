import type { Recolor } from "#app/engines/room/marks/approximate.ts";
import { BACK, CEILING, FLOOR, LEFT, RIGHT } from "#app/engines/room/marks/labels.ts";
import { type Finishes, type WallTarget, wallFinish } from "./draft.ts";

const SIDES: Readonly<Record<number, WallTarget>> = { [BACK]: "back", [LEFT]: "left", [RIGHT]: "right" };

/** What a label gets: undefined where the look decides. */
function finishAt(finishes: Finishes, label: number) {
  if (label === FLOOR) return finishes.floor;
  if (label === CEILING) return finishes.ceiling;
  const side = SIDES[label];
  if (!side) return undefined;
  const own = wallFinish(finishes, side);
  return own === undefined ? finishes.wall : own;
}

/** The colors that changed since the picture that is shown; null when there are none that the browser can guess. */
export function recolorFrom(shown: Finishes, wanted: Finishes): Recolor | null {
  const colors = [FLOOR, CEILING, BACK, LEFT, RIGHT].map((label): [number, string | null | undefined] => {
    const finish = finishAt(wanted, label);
    if (finish === undefined || JSON.stringify(finish) === JSON.stringify(finishAt(shown, label))) return [label, undefined];
    return [label, finish && ("first" in finish ? finish.first : finish.color)];
  });
  if (colors.every(([, color]) => color === undefined)) return null;
  const byLabel = new Map(colors);
  return (label) => byLabel.get(label);
}
