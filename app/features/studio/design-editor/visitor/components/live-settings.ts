import type { EditorSettings, Slider } from "../../design-editor.ts";
import { REST_FRAMES, REST_MS } from "./painter.ts";

type Watcher = (settings: EditorSettings) => void;

/**
 * The live settings. A moving slider bypasses React, which would render all tools sixty times a second: painters subscribe, and React
 * gets the value when it rests.
 */
export function makeLiveSettings(onRest: (slider: Slider, value: number) => void) {
  let settled: EditorSettings;
  let moved: { slider: Slider; value: number } | null = null;
  const watchers = new Set<Watcher>();
  const now = (): EditorSettings => (moved ? { ...settled, [moved.slider]: moved.value } : settled);
  const rest = () => {
    if (!moved) return;
    const { slider, value } = moved;
    settled = now();
    moved = null;
    onRest(slider, value);
  };
  return {
    now,
    /** Flushes a moving slider, before anything else uses the settings. */
    rest,
    know(next: EditorSettings) {
      settled = next;
    },
    slide(slider: Slider, value: number) {
      if (moved?.slider !== slider) rest();
      const mine = { slider, value };
      moved = mine;
      const restIfLast = () => {
        if (moved === mine) rest();
      };
      setTimeout(() => moved === mine && afterFrames(REST_FRAMES, restIfLast), REST_MS);
      const next = now();
      for (const watcher of watchers) watcher(next);
    },
    watch(watcher: Watcher) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}
export type LiveSettings = ReturnType<typeof makeLiveSettings>;

function afterFrames(count: number, work: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, work) : work()));
}
