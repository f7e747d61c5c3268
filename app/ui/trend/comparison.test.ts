import { expect, test } from "vitest";
import { ceiling, comparisonOf } from "./comparison.ts";

test.each([
  [0, 0, "none"],
  [7, 7, "same"],
  [7, 0, "fromNone"],
  [7, 19, "fromFew"],
  [40, 19, "fromFew"],
  [21, 20, "more"],
  [0, 20, "fewer"],
] as const)("%d after %d is %s", (total, before, word) => expect(comparisonOf(total, before)).toBe(word));

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 8],
  [10, 10],
  [11, 20],
  [501, 600],
])("the axis of %d ends at %d", (value, top) => expect(ceiling(value)).toBe(top));
