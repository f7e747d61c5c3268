import { expect, test } from "vitest";
import { checkAnswer, checkQuestion } from "./questions.rules.ts";
import { ANSWER_LENGTH, QUESTION_LENGTH } from "./questions.ts";

test.each([
  ["question", checkQuestion, QUESTION_LENGTH],
  ["answer", checkAnswer, ANSWER_LENGTH],
] as const)("a %s says something, within its limit; space around it does not count", (_, check, longest) => {
  expect([check(" \n"), check(` ${"x".repeat(longest)} `), check("x".repeat(longest + 1))]).toEqual([{ body: "required" }, {}, { body: "tooLong" }]);
});
