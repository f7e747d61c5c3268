import { expect, test } from "vitest";
import { countProblem, MICROS, microsProblem } from "./use-dollars.ts";

test.each([
  [null, undefined],
  [0, undefined],
  [1000 * MICROS, undefined],
  [1000 * MICROS + 1, "number"],
  [-1, "number"],
])("a price of %s millionths is %s", (micros, problem) => expect(microsProblem(micros)).toBe(problem));

test.each([
  [null, undefined],
  [0, undefined],
  [1_000_000, undefined],
  [1_000_001, "number"],
  [-1, "number"],
  [1.5, "number"],
])("a count of %s is %s", (count, problem) => expect(countProblem(count)).toBe(problem));
