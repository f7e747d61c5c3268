import { describe, expect, test } from "vitest";
import { countOf, dollarsIn, microsOf } from "./use-dollars.ts";

describe("dollars in a box", () => {
  test.each([
    ["0.06", 60_000],
    ["0,06", 60_000],
    [" 1 ", 1_000_000],
    ["0", 0],
    ["1000", 1_000_000_000],
    // Not cut: 0.0000015 are one and a half millionths.
    ["0.0000015", 2],
    ["0.29", 290_000],
    ["", null],
    [" ", null],
    ["1000.01", undefined],
    ["-0.01", undefined],
    ["Infinity", undefined],
    ["six", undefined],
  ])("%j is %j millionths", (typed, micros) => expect(microsOf(typed)).toBe(micros));

  test("come back as they were typed", () => {
    for (const text of ["0.06", "1", "0.0025", "1000"]) expect(dollarsIn(microsOf(text) ?? null)).toBe(text);
    expect(dollarsIn(null)).toBe("");
    expect(dollarsIn(0)).toBe("0");
  });
});

test.each([
  ["0", 0],
  ["1000000", 1_000_000],
  [" 20 ", 20],
  ["", null],
  ["1000001", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["many", undefined],
])("%j is the count %j", (typed, count) => expect(countOf(typed)).toBe(count));
