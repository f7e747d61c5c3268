import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test.each([
  ["My uncle says four. Who is right?", 33, "My uncle says four. Who is right?"],
  ["My uncle says four. Who is right?", 22, "My uncle says four…"],
  ["My uncle says four. Who is right?", 19, "My uncle says four…"],
  ["My uncle\n\n says  four", 11, "My uncle…"],
  ["one-long-word", 5, "one-l…"],
  [" ", 5, ""],
])("%j in %d letters", (text, longest, expected) => {
  expect(excerptOf(text, longest)).toBe(expected);
});
