import { useRef } from "react";
import { applyStep, cornersNow, correctedLabels, enclosure, type FoundMap } from "#app/engines/room/marks/labels.ts";
import type { Draft } from "./draft.ts";

type Marks = Pick<Draft, "steps" | "corners">;
type Known = Marks & { map: FoundMap; labels: Uint8Array };

/** Whether one list begins with all of the other. */
const goesOnFrom = (steps: Draft["steps"], before: Draft["steps"]): boolean =>
  steps.length >= before.length && before.every((step, index) => steps[index] === step);

/** The labels with the corrections so far. One more step costs only that step. */
export function useLabels(map: FoundMap, { steps, corners }: Marks): Uint8Array {
  const known = useRef<Known>(null);
  const before = known.current;
  if (before?.map === map && before.steps === steps && before.corners === corners) return before.labels;
  let labels: Uint8Array;
  if (before?.map === map && before.corners === corners && goesOnFrom(steps, before.steps)) {
    labels = before.labels.slice();
    const wallAt = enclosure(map, cornersNow(map, corners));
    for (const [index, step] of steps.entries()) if (index >= before.steps.length) applyStep(labels, map, wallAt, step, steps.slice(0, index));
  } else {
    labels = correctedLabels(map, { steps, ...(corners && { corners }) });
  }
  known.current = { map, steps, corners, labels };
  return labels;
}
