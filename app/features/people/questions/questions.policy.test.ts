import { expect, test } from "vitest";
import { mayAnswer, mayAsk } from "./questions.policy.ts";

const answeredAt = new Date("2026-11-01T12:00:00.000Z");
const [almost, over] = [new Date("2026-11-15T11:59:59.999Z"), new Date("2026-11-15T12:00:00.000Z")];
const open = { status: "visible", answered_at: null };

test("nobody asks their own team, whatever they do there", () => {
  expect([mayAsk(null), mayAsk("viewer"), mayAsk("owner")]).toEqual([true, false, false]);
});

test("the seller's people answer what is visible", () => {
  expect([mayAnswer("editor", open, over), mayAnswer("viewer", open, over), mayAnswer(null, open, over)]).toEqual([true, false, false]);
  expect(mayAnswer("editor", { ...open, status: "hidden" }, over)).toBe(false);
});

test("an answer is changed for 14 days, to the millisecond", () => {
  const answered = { status: "visible", answered_at: answeredAt };
  expect([mayAnswer("editor", answered, almost), mayAnswer("editor", answered, over)]).toEqual([true, false]);
});
