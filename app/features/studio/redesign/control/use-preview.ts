import { useEffect, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import type { RedesignPicture } from "../redesign.contract.ts";
import type { Draft } from "./draft.ts";

export type Preview = Pick<RedesignPicture, "changed" | "leftAlone"> & {
  /** A data: address. */
  address: string;
  of: Draft;
};
export type PreviewState = "ready" | "working" | "failed" | "tooOften";

const PAUSE = 400;

type Wish = { id: string; style: RedesignPicture["style"]; draft: Draft };

const isSame = (one: Draft, two: Draft | null): boolean =>
  one === two || (one.steps === two?.steps && one.corners === two.corners && one.finishes === two.finishes);

/**
 * The server's preview of the changes, debounced. Only while `isWanted`.
 * @param shown what is seen before the first preview
 * @param flush saves the corrections first, because the preview uses the saved ones
 */
export function usePreview({ id, style, draft }: Wish, shown: Draft | null, isWanted: boolean, flush: () => Promise<boolean>) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [state, setState] = useState<PreviewState>("ready");
  const [attempt, setAttempt] = useState(0);
  const seen = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: incrementing the number requests another attempt
  useEffect(() => {
    if (!isWanted || isSame(draft, seen.current)) {
      setState("ready");
      return;
    }
    const ended = new AbortController();
    const make = async () => {
      try {
        if (!(await flush())) throw new Error("not saved");
        if (ended.signal.aborted) return;
        const made = await api.redesign.preview({ id, style, finishes: draft.finishes }, { signal: ended.signal });
        if (ended.signal.aborted) return;
        seen.current = draft;
        setPreview({ address: made.picture, changed: made.changed, leftAlone: made.leftAlone, of: draft });
        setState("ready");
      } catch (error) {
        if (!ended.signal.aborted) setState(problemOf(error).code === "TOO_MANY_REQUESTS" ? "tooOften" : "failed");
      }
    };
    setState("working");
    const timer = setTimeout(make, PAUSE);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [id, style, draft, isWanted, flush, attempt]);
  return { preview, state, tryAgain: () => setAttempt((count) => count + 1) };
}
