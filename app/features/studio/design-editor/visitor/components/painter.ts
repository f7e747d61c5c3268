import type { Pace } from "../../color/pace.ts";
import type { Cut, Preview } from "../../color/preview.ts";
import { type EditorSettings, sameSettings } from "../../design-editor.ts";

/** A slider rests after this time without a change; on slower machines after this many frames. */
export const REST_MS = 120;
export const REST_FRAMES = 2;

type Scene = { settings: EditorSettings; cut: Cut };
export type Painter = { show(scene: Scene, isMoving: boolean): void; end(): void };

const isSame = (one: Scene, other: Scene | null): boolean =>
  other !== null && one.cut[0] === other.cut[0] && one.cut[1] === other.cut[1] && sameSettings(one.settings, other.settings);

/** Draws at most once for each frame of the screen, however fast a slider moves: as large as the machine manages while it does, at full size when it rests. */
export function makePainter(preview: Preview, pace: Pace): Painter {
  let wanted: Scene | null = null;
  let drawn: Scene | null = null;
  let share = 0;
  let frame = 0;
  let movesUntil = 0;
  let framesToRest = 0;
  let lastFrame = 0;
  let hasDrawn = false;

  const draw = (next: number) => {
    if (!wanted || (next === share && isSame(wanted, drawn))) return false;
    preview.draw(wanted.settings, wanted.cut, next);
    drawn = wanted;
    share = next;
    return true;
  };
  const onFrame = (now: number) => {
    if (lastFrame) pace.note(now - lastFrame, hasDrawn);
    const isMoving = framesToRest > 0 || now < movesUntil;
    framesToRest -= 1;
    lastFrame = isMoving ? now : 0;
    frame = isMoving ? requestAnimationFrame(onFrame) : 0;
    hasDrawn = draw(isMoving ? pace.share() : 1) && isMoving;
  };
  return {
    show(scene, isMoving) {
      wanted = scene;
      const now = performance.now();
      if (isMoving && framesToRest <= 0 && now > movesUntil) pace.begin();
      movesUntil = isMoving ? now + REST_MS : 0;
      framesToRest = isMoving ? REST_FRAMES : 0;
      if (!frame) frame = requestAnimationFrame(onFrame);
    },
    end() {
      cancelAnimationFrame(frame);
      preview.end();
    },
  };
}
