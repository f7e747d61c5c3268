import { useCallback, useRef } from "react";
import type { CorrectedSurface } from "#app/engines/room/corrections.ts";
import type { FoundMap } from "#app/engines/room/marks/labels.ts";
import type { Draft } from "./draft.ts";

type Asked = { cell: number; mark: CorrectedSurface; steps: Draft["steps"]; taken: Uint8Array };

/** The pixels that a tap would assign, as a mask. Moves within one patch compute it once. */
export function useReach(map: FoundMap) {
  const last = useRef<Asked>(null);
  return useCallback(
    (at: number, mark: CorrectedSurface, steps: Draft["steps"]): Uint8Array => {
      const cell = map.strokes.cellAt(at);
      if (last.current?.cell === cell && last.current.mark === mark && last.current.steps === steps) return last.current.taken;
      const taken = new Uint8Array(map.found.length);
      const point = [((at % map.width) + 0.5) / map.width, (((at / map.width) | 0) + 0.5) / map.height] as const;
      map.strokes.pixels({ kind: "stroke", points: [point], surface: mark }, steps, (pixel, surface) => {
        if (surface === mark) taken[pixel] = 1;
      });
      last.current = { cell, mark, steps, taken };
      return taken;
    },
    [map],
  );
}
