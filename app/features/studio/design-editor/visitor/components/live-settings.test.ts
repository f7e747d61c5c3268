import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_SETTINGS } from "../../design-editor.ts";
import { makeLiveSettings } from "./live-settings.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => setTimeout(() => work(0), 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function started() {
  const rests: [string, number][] = [];
  const live = makeLiveSettings((slider, value) => rests.push([slider, value]));
  live.know(DEFAULT_SETTINGS);
  const seen: number[] = [];
  live.watch(({ brightness }) => seen.push(brightness));
  return { live, rests, seen };
}

it("every value is drawn at once, only the last is committed when the slider rests", () => {
  const { live, rests, seen } = started();
  for (const value of [51, 52, 53]) {
    live.slide("brightness", value);
    vi.advanceTimersByTime(60);
  }
  expect([seen, rests, live.now().brightness]).toEqual([[51, 52, 53], [], 53]);
  vi.advanceTimersByTime(500);
  expect(rests).toEqual([["brightness", 53]]);
});

it("another slider or a flush commits it first", () => {
  const { live, rests } = started();
  live.slide("brightness", 60);
  live.slide("contrast", 70);
  expect(rests).toEqual([["brightness", 60]]);
  expect(live.now()).toEqual({ ...DEFAULT_SETTINGS, brightness: 60, contrast: 70 });
  live.rest();
  live.rest();
  vi.advanceTimersByTime(500);
  expect(rests).toEqual([
    ["brightness", 60],
    ["contrast", 70],
  ]);
});
