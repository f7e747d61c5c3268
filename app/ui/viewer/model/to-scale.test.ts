import { expect, test } from "vitest";
import { isToScale } from "./to-scale.ts";

const sofa = { width: 2200, depth: 950, height: 880 };

test("a model of nearly the stated size is to scale", () => {
  expect(isToScale(sofa, sofa)).toBe(true);
  expect(isToScale({ width: 2100, depth: 990, height: 860 }, sofa)).toBe(true);
});

test("another size, measures in another order or another unit are not", () => {
  expect(isToScale({ ...sofa, width: 2000 }, sofa)).toBe(false);
  expect(isToScale({ ...sofa, depth: 1030 }, sofa)).toBe(false);
  expect(isToScale({ width: 2200, depth: 880, height: 950 }, sofa)).toBe(false);
  expect(isToScale({ width: 220, depth: 95, height: 88 }, sofa)).toBe(false);
});

test("of a small piece a few centimeters more are near", () => {
  expect(isToScale({ width: 240, depth: 200, height: 310 }, { width: 200, depth: 200, height: 300 })).toBe(true);
  expect(isToScale({ width: 241, depth: 200, height: 310 }, { width: 200, depth: 200, height: 300 })).toBe(false);
});
