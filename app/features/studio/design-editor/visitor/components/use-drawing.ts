import { useEffect, useRef, useState } from "react";
import { onCanvas } from "../../color/on-canvas.ts";
import { onGpu } from "../../color/on-gpu.ts";
import { makePace } from "../../color/pace.ts";
import type { Cut } from "../../color/preview.ts";
import { makePainter, type Painter } from "./painter.ts";
import type { Editor } from "./use-editor.ts";
import type { OpenPhoto } from "./use-photo.ts";

/** Stores a canvas as the settings are: on the graphics card where there is one, otherwise pixel by pixel. */
export function useDrawing(photo: OpenPhoto, { settings, live }: Editor, [from, to]: Cut, isDragged: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter | null>(null);
  const cut = useRef<Cut>([from, to]);
  const [pace] = useState(makePace);
  const [lives, setLives] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored WebGL context has lost its state
  useEffect(() => {
    const element = canvas.current;
    const preview = element && (onGpu(element, photo.bitmap) ?? onCanvas(element, photo.bitmap));
    if (!preview) return;
    const made = makePainter(preview, pace);
    painter.current = made;
    made.show({ settings: live.now(), cut: cut.current }, false);
    const onLost = (event: Event) => event.preventDefault();
    const onRestored = () => setLives((count) => count + 1);
    element.addEventListener("webglcontextlost", onLost);
    element.addEventListener("webglcontextrestored", onRestored);
    return () => {
      element.removeEventListener("webglcontextlost", onLost);
      element.removeEventListener("webglcontextrestored", onRestored);
      painter.current = null;
      made.end();
    };
  }, [photo, lives, live, pace]);
  useEffect(() => live.watch((next) => painter.current?.show({ settings: next, cut: cut.current }, true)), [live]);
  useEffect(() => {
    const isMoving = isDragged && (cut.current[0] !== from || cut.current[1] !== to);
    cut.current = [from, to];
    painter.current?.show({ settings, cut: cut.current }, isMoving);
  }, [settings, from, to, isDragged]);
  return canvas;
}
