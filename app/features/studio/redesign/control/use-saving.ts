import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import type { Corrections } from "#app/engines/room/corrections.ts";
import { type FoundMap, fewerSteps } from "#app/engines/room/marks/labels.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import type { RedesignSurfaceMap } from "../redesign.contract.ts";
import { CORRECTION_STEPS } from "../redesign.ts";
import { correctionsFrom, correctionsOf, type Draft } from "./draft.ts";
import { rebase } from "./rebase.ts";

type Marks = Pick<Draft, "steps" | "corners">;
export type Saving = "saved" | "saving" | "failed";
type Saved = { marks: Marks; version: number };

const PAUSE = 700;
const MOST_CONFLICTS = 4;

const isSame = (one: Marks, two: Marks): boolean => one.steps === two.steps && one.corners === two.corners;

/** As the API expects them: no more steps than it stores, in mutable lists. */
export function correctionsToSend(map: FoundMap, marks: Marks): RedesignSurfaceMap["corrections"] {
  const { steps, corners } = correctionsOf(marks);
  return {
    steps: fewerSteps(map, steps, CORRECTION_STEPS).map((step) => ({
      ...step,
      points: step.points.map(([x, y]): [number, number] => [x, y]),
    })),
    ...(corners && { corners: Object.fromEntries(Object.entries(corners).map(([name, [x, y]]) => [name, [x, y] as [number, number]])) }),
  };
}

/**
 * Saves corrections a moment after the last change, one request at a time. After a conflict (the same person in another window), one's own go on top
 * of theirs, and `onTheirs` is called.
 */
export function useSaving(id: string, map: FoundMap, version: number, now: Marks, onTheirs: (base: Corrections, theirs: Corrections) => void) {
  const saved = useRef<Saved>({ marks: now, version });
  const latest = useRef(now);
  latest.current = now;
  const latestOnTheirs = useRef(onTheirs);
  latestOnTheirs.current = onTheirs;
  const running = useRef<Promise<boolean> | null>(null);
  const [state, setState] = useState<Saving>("saved");

  const save = useCallback(async (): Promise<boolean> => {
    let conflicts = 0;
    try {
      while (!isSame(latest.current, saved.current.marks)) {
        const marks = latest.current;
        try {
          setState("saving");
          const answer = await api.redesign.correct({ id, corrections: correctionsToSend(map, marks), version: saved.current.version });
          saved.current = { marks, version: answer.correctionsVersion };
        } catch (error) {
          conflicts += 1;
          if (problemOf(error).code !== "CONFLICT" || conflicts > MOST_CONFLICTS) throw error;
          const now = await api.redesign.surfaces({ id });
          const theirs = correctionsFrom(now.corrections);
          const base = correctionsOf(saved.current.marks);
          latest.current = { corners: undefined, ...rebase(correctionsOf(latest.current), base, theirs) };
          saved.current = { marks: { corners: undefined, ...theirs }, version: now.correctionsVersion };
          latestOnTheirs.current(base, theirs);
        }
      }
      setState("saved");
      return true;
    } catch {
      setState("failed");
      return false;
    }
  }, [id, map]);

  /** Saves what is not saved yet; false when that did not work. */
  const flush = useCallback((): Promise<boolean> => {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [save]);

  const { steps, corners } = now;
  useEffect(() => {
    if (isSame({ steps, corners }, saved.current.marks)) return;
    const timer = setTimeout(flush, PAUSE);
    return () => clearTimeout(timer);
  }, [steps, corners, flush]);
  // Closing the editor at once loses nothing.
  const client = useQueryClient();
  useEffect(
    () => () => {
      const isNew = saved.current.version !== version || !isSame(latest.current, saved.current.marks);
      if (isNew) void flush().then(() => client.invalidateQueries({ queryKey: orpc.redesign.get.queryKey({ input: { id } }) }));
    },
    [flush, client, id, version],
  );

  return { saving: state, flush };
}
