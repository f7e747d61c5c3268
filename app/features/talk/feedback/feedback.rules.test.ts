import { expect, test } from "vitest";
import { checkFeedback } from "./feedback.rules.ts";
import { BODY_LENGTH } from "./feedback.ts";

const feedback = (more = {}) => ({ kind: "idea", body: "Show prices", email: "", ...more });

test.each([{}, { email: " noura@example.sa " }, { body: "x".repeat(BODY_LENGTH) }])("%j is right", (more) => expect(checkFeedback(feedback(more))).toEqual({}));

test.each([
  [{ kind: "gossip" }, { kind: "required" }],
  [{ body: " \n" }, { body: "required" }],
  [{ body: "x".repeat(BODY_LENGTH + 1) }, { body: "tooLong" }],
  [{ email: "noura" }, { email: "email" }],
])("%j is not: %j", (more, problems) => expect(checkFeedback(feedback(more))).toEqual(problems));
