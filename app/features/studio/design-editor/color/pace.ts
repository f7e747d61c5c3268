/** Shares of the full width and height, each with half the pixels of the one before it. */
const SHARES = [1, 0.71, 0.5, 0.35, 0.25, 0.18] as const;
const LAST = SHARES.length - 1;
const FRAME_MS = 1000 / 60;
/** Screens that save power show thirty frames a second, whatever is drawn. */
const SLOWEST_SCREEN_MS = 1000 / 30;
/** Beyond this share over a frame, a frame was missed. */
const MISSED = 1.2;
/** One such frame at the full size is enough to know. */
const HOPELESS_MS = 50;
const GROUP = 6;
const IDLE_GROUP = 5;
/** Frames right after a change of size do not count. */
const UNSETTLED = 2;
/** Groups of frames in time before a larger size is tried; twice as many after each trial that failed. */
const PATIENCE = 12;

/** How large a picture this machine can draw sixty times a second, found out while it does. */
export type Pace = {
  share(): number;
  /** Movement begins: discard earlier frames. */
  begin(): void;
  /** Records a frame's time, and whether the picture was drawn in it. */
  note(milliseconds: number, hasDrawn: boolean): void;
};

const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] as number;

export function makePace(): Pace {
  let level = 0;
  let drawn: number[] = [];
  let idle: number[] = [];
  let frame = FRAME_MS;
  let toSkip = UNSETTLED;
  let inTime = 0;
  let patience = PATIENCE;
  let isTrial = false;

  const begin = () => {
    drawn = [];
    idle = [];
    toSkip = UNSETTLED;
  };
  const go = (next: number, trial: boolean) => {
    level = next;
    isTrial = trial;
    inTime = 0;
    begin();
  };
  const onSlow = (mean: number) => {
    inTime = 0;
    if (isTrial) {
      patience *= 2;
      go(level + 1, false);
    } else if (level < LAST) {
      const wanted = (SHARES[level] as number) * Math.sqrt(frame / mean);
      const next = SHARES.findIndex((share, at) => at > level && share <= wanted);
      go(next < 0 ? LAST : next, false);
    }
  };
  const onTime = () => {
    inTime += 1;
    if (inTime < patience) return;
    isTrial = false;
    if (level > 0) go(level - 1, true);
  };
  return {
    share: () => SHARES[level] as number,
    begin,
    note(milliseconds, hasDrawn) {
      if (!hasDrawn) {
        idle.push(milliseconds);
        if (idle.length === IDLE_GROUP) frame = Math.min(SLOWEST_SCREEN_MS, Math.max(FRAME_MS, medianOf(idle)));
        return;
      }
      if (toSkip > 0) {
        toSkip -= 1;
        return;
      }
      drawn.push(milliseconds);
      const isHopeless = level === 0 && milliseconds > HOPELESS_MS;
      if (drawn.length < GROUP && !isHopeless) return;
      // Of the whole group: the median would not see that every third frame is missed.
      const mean = drawn.reduce((sum, time) => sum + time, 0) / drawn.length;
      drawn = [];
      if (mean > frame * MISSED) onSlow(mean);
      else onTime();
    },
  };
}
