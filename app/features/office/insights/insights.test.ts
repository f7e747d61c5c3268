import { expect, test } from "vitest";
import { firstCounted, PERIODS, rangeOf, seriesOf, sharesOf, startsOf } from "./insights.ts";

const today = "2026-11-28";

test.each([
  [7, { days: 7, step: 1, beforeFrom: "2026-11-15", from: "2026-11-22", to: today }],
  [30, { days: 30, step: 1, beforeFrom: "2026-09-30", from: "2026-10-30", to: today }],
  [364, { days: 364, step: 7, beforeFrom: "2024-12-01", from: "2025-11-30", to: today }],
] as const)("a period of %d days ends today, with as many before", (days, range) => expect(rangeOf(days, today)).toEqual(range));

test.each(PERIODS)("%d days are whole steps, the last of which ends today", (days) => {
  const range = rangeOf(days, today);
  const starts = startsOf(range);
  expect(starts[0]).toBe(range.from);
  expect(starts).toHaveLength(days / range.step);
  expect(Date.parse(starts.at(-1) ?? "") + (range.step - 1) * 86_400_000).toBe(Date.parse(today));
});

test("numbers stand in their step, those of the period before apart, and strangers nowhere", () => {
  const range = rangeOf(7, today);
  const counted = [
    { id: "a", at: 0, n: 1 },
    { id: "a", at: 6, n: 2 },
    { id: "a", at: 7, n: 4 },
    { id: "a", at: 13, n: 8 },
    { id: "a", at: 14, n: 99 },
    { id: "a", at: -1, n: 99 },
    { id: "b", at: 7, n: 16 },
    { id: "c", at: 7, n: 99 },
  ];
  expect(seriesOf(["a", "b"], range, counted, () => range.beforeFrom)).toEqual([
    { id: "a", values: [4, 0, 0, 0, 0, 0, 8], total: 12, before: [1, 0, 0, 0, 0, 0, 2], totalBefore: 3 },
    { id: "b", values: [16, 0, 0, 0, 0, 0, 0], total: 16, before: [0, 0, 0, 0, 0, 0, 0], totalBefore: 0 },
  ]);
});

test("nothing is compared with days on which nobody counted", () => {
  const range = rangeOf(7, today);
  const since = (id: string) => (id === "new" ? "2026-11-16" : "2026-11-15");
  expect(seriesOf(["new", "old"], range, [], since).map(({ before, totalBefore }) => [before === null, totalBefore])).toEqual([
    [true, null],
    [false, 0],
  ]);
});

test("a step of the funnel is a share of the one before, unless it is more or nothing came before", () =>
  expect(sharesOf([200, 50, 60, 0, 0])).toEqual([null, 0.25, null, 0, null]));

test.each([
  ["2026-11-16", [0, 0, 0, 5], 2],
  ["2026-11-20", [0, 0, 0, 5], 2],
  ["2026-11-16", [0, 3, 0, 5], 1],
  ["2026-10-01", [0, 0, 0, 5], 0],
  ["2026-11-30", [0, 0, 0, 0], 3],
])("counted since %s, %j begins with step %d", (countedSince, values, first) =>
  expect(firstCounted({ starts: ["2026-11-01", "2026-11-08", "2026-11-15", "2026-11-22"], countedSince }, values)).toBe(first),
);
