import { describe, expect, it } from "vitest";
import { makePace, type Pace } from "./pace.ts";

const FRAME = 1000 / 60;
/** A machine that needs so long for the page and for the picture at full size; a screen shows whole frames. */
function move(pace: Pace, frames: number, { page = 2, picture = 0, frame = FRAME }): number[] {
  const shares: number[] = [];
  pace.begin();
  for (let n = 0; n < frames; n += 1) {
    const share = pace.share();
    shares.push(share);
    pace.note(Math.max(1, Math.ceil((page + picture * share * share) / frame)) * frame, true);
  }
  for (let n = 0; n < 7; n += 1) pace.note(frame, false);
  return shares;
}

describe("the size of a picture while a slider moves", () => {
  it("stays full on a fast machine", () => {
    expect(new Set(move(makePace(), 600, { picture: 12 }))).toEqual(new Set([1]));
  });

  it("becomes what the machine manages within a few frames, and stays there", () => {
    const pace = makePace();
    const shares = move(pace, 60, { picture: 130 });
    expect(shares[4]).toBeLessThan(0.4);
    expect(Math.max(...move(pace, 60, { picture: 130 }))).toBeLessThan(0.4);
  });

  it("grows again when the machine has time again, and tries ever less often where it has not", () => {
    const pace = makePace();
    move(pace, 60, { picture: 130 });
    expect(move(pace, 600, { picture: 4 }).at(-1)).toBe(1);

    const slow = makePace();
    const tried = move(slow, 3_000, { picture: 130 }).filter((share) => share > 0.35).length;
    expect(tried).toBeLessThan(30);
    expect(slow.share()).toBeLessThanOrEqual(0.35);
  });

  it("does not become small for a screen that shows thirty frames a second", () => {
    const pace = makePace();
    move(pace, 10, { picture: 4, frame: 1000 / 30 });
    expect(move(pace, 600, { picture: 4, frame: 1000 / 30 }).at(-1)).toBe(1);
  });

  it("never becomes nothing", () => {
    expect(move(makePace(), 100, { page: 80, picture: 400 }).at(-1)).toBeGreaterThan(0.1);
  });
});
