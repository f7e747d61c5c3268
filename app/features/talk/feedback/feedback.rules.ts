// The rules of feedback. The server decides by them; the form shows the same verdict before it asks.
import { judge } from "#app/platform/rules/judge.ts";
import { isEmail, manyLines } from "#app/platform/rules/plain-texts.ts";
import { lookedAt, oneOf, text } from "#app/platform/rules/texts.ts";
import { BODY_LENGTH, FEEDBACK_KINDS, type FeedbackField, type FeedbackProblem } from "./feedback.ts";

const FEEDBACK_RULES = {
  kind: oneOf(FEEDBACK_KINDS),
  body: text(BODY_LENGTH, manyLines),
  email: lookedAt((given) => (given === "" || isEmail(given) ? null : "email")),
};

export const checkFeedback = (given: { kind: string; body: string; email: string }): Partial<Record<FeedbackField, FeedbackProblem>> =>
  judge(FEEDBACK_RULES, given).problems as Partial<Record<FeedbackField, FeedbackProblem>>;
