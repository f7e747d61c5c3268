import { useEffect, useRef, useState } from "react";
import type { ModelStage } from "./model-stage.ts";

/** Radians of one press. */
export const TURN = Math.PI / 8;
export const ZOOM = 1.2;

type State = "loading" | "shown" | "unsupported" | "failed";

/** A model on a canvas, with its keys. */
export function useStage(address: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useRef<HTMLSpanElement>(null);
  const depth = useRef<HTMLSpanElement>(null);
  const height = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>("loading");
  const [stage, setStage] = useState<ModelStage | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let opened: ModelStage | undefined;
    const open = async () => {
      if (!hasWebGl()) return setState("unsupported");
      const { openStage } = await import("./model-stage.ts");
      if (!canvas.current || !width.current || !depth.current || !height.current) return;
      opened = await openStage({
        canvas: canvas.current,
        address,
        labels: [width.current, depth.current, height.current],
        signal: leaving.signal,
        isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
        onLost: () => setState("failed"),
      });
      if (leaving.signal.aborted) return opened.dispose();
      setStage(opened);
      setState("shown");
    };
    open().catch(() => leaving.signal.aborted || setState("failed"));
    return () => {
      leaving.abort();
      opened?.dispose();
    };
  }, [address]);
  useKeys(stage);
  return { state, stage, canvas, labels: [width, depth, height] as const };
}

function useKeys(stage: ModelStage | null): void {
  useEffect(() => {
    if (!stage) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => stage.turn(TURN, 0),
      ArrowRight: () => stage.turn(-TURN, 0),
      ArrowUp: () => stage.turn(0, TURN / 2),
      ArrowDown: () => stage.turn(0, -TURN / 2),
      "+": () => stage.zoom(1 / ZOOM),
      "=": () => stage.zoom(1 / ZOOM),
      "-": () => stage.zoom(ZOOM),
      "0": () => stage.reset(),
    };
    const press = (event: KeyboardEvent) => {
      const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
      if (!move) return;
      event.preventDefault();
      move();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [stage]);
}

/** Asked before: the library would write the failure into the console. */
const hasWebGl = (): boolean => document.createElement("canvas").getContext("webgl2") !== null;
