import { type KeyboardEvent, useCallback, useState } from "react";
import type { Corrections } from "#app/engines/room/corrections.ts";
import { correctionsOf, type Draft } from "./draft.ts";
import { changeTo, mapHistory, redo, startHistory, undo } from "./history.ts";
import { rebase } from "./rebase.ts";

/**
 * The person's changes with undo and redo, by buttons and by Ctrl+Z.
 * @param unfinished paint chosen the last time, as a first step that can be undone
 */
export function useDraft(initial: Draft, unfinished: Draft["finishes"] = initial.finishes) {
  const [history, setHistory] = useState(() =>
    changeTo(startHistory(initial), JSON.stringify(unfinished) === JSON.stringify(initial.finishes) ? initial : { ...initial, finishes: unfinished }),
  );
  /** Changes of one `gesture` are undone together. */
  const change = useCallback(
    (make: (draft: Draft) => Draft, gesture: string | null = null) => setHistory((now) => changeTo(now, make(now.present), gesture)),
    [],
  );
  const goBack = useCallback(() => setHistory((now) => undo(now) ?? now), []);
  const goOn = useCallback(() => setHistory((now) => redo(now) ?? now), []);
  /** Rebases everything onto what was saved elsewhere meanwhile. */
  const putOnTop = useCallback((base: Corrections, theirs: Corrections) => {
    setHistory((now) =>
      mapHistory(now, (draft) => {
        const { steps, corners } = rebase(correctionsOf(draft), base, theirs);
        return { ...draft, steps, corners };
      }),
    );
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target instanceof HTMLTextAreaElement) return;
    const isText = event.target instanceof HTMLInputElement && event.target.type === "text";
    const key = event.key.toLowerCase();
    if (isText || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) goOn();
    else goBack();
  };
  return {
    draft: history.present,
    change,
    undo: goBack,
    redo: goOn,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    putOnTop,
    onKeyDown,
  };
}
