import { expect, test } from "vitest";
import { spanOfMonths } from "./months.ts";

test.each([
  [1, "months", 1],
  [11, "months", 11],
  [12, "years", 1],
  [18, "months", 18],
  [24, "years", 2],
])("%i months", (months, unit, n) => expect(spanOfMonths(months)).toEqual({ unit, n }));
