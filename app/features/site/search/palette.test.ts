import { describe, expect, it } from "vitest";
import { dominantColors } from "./palette.ts";

const area = (color: readonly [number, number, number, number?], n: number) =>
  Array.from({ length: n }, () => [color[0], color[1], color[2], color[3] ?? 255]).flat();

describe("colors of a photograph", () => {
  it("most of it first, nothing twice", () => {
    const pixels = [...area([20, 90, 70], 60), ...area([22, 92, 71], 10), ...area([200, 40, 40], 25), ...area([250, 248, 240], 30)];
    expect(dominantColors(pixels, 6)).toEqual(["#145a46", "#c82828", "#faf8f0"]);
    expect(dominantColors(pixels, 1)).toHaveLength(1);
  });
  it("what is transparent shows nothing", () => {
    expect(dominantColors(area([1, 2, 3, 0], 9), 6)).toEqual([]);
    expect(dominantColors([], 6)).toEqual([]);
  });
});
