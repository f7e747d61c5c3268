import type { ImageErrorCode } from "#app/platform/media/image-error.ts";
import { isEmail } from "#app/platform/rules/plain-texts.ts";

export const FEEDBACK_KINDS = ["problem", "idea", "praise", "question"] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

export const FEEDBACK_STATUSES = ["new", "in_progress", "answered", "closed"] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

export const BODY_LENGTH = 4_000;
export const ANSWER_LENGTH = 4_000;
export const NOTE_LENGTH = 4_000;
export const SCREENSHOT_BYTES = 10 * 1024 * 1024;
export const FEEDBACK_PER_PAGE = 20;

export type FeedbackField = "kind" | "body" | "email" | "screenshot";
/** Codes of texts in the catalogue: `problem.<code>`. */
export type FeedbackProblem = "required" | "tooLong" | "email" | ImageErrorCode;

/** The one set of rules, for the form and for the server. */
export function checkFeedback({ kind, body, email }: { kind: string; body: string; email: string }): Partial<Record<FeedbackField, FeedbackProblem>> {
  const problems: Partial<Record<FeedbackField, FeedbackProblem>> = {};
  if (!FEEDBACK_KINDS.includes(kind as FeedbackKind)) problems.kind = "required";
  if (body.trim() === "") problems.body = "required";
  else if (body.length > BODY_LENGTH) problems.body = "tooLong";
  if (email.trim() !== "" && !isEmail(email.trim())) problems.email = "email";
  return problems;
}
