import { expect, test } from "vitest";
import { pagesAround, pagesShown } from "./pager.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
])("page %i of %i", (page, count, expected) => expect(pagesAround(page, count)).toEqual(expected));

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, "after", 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, "before", 3, 4, 5, 6, 7, "after", 9]],
  [268, 268, [1, "before", 264, 265, 266, 267, 268]],
])("the first and the last page are always one step away: page %i of %i", (page, count, expected) => expect(pagesShown(page, count)).toEqual(expected));
