import type { ImageErrorCode } from "#app/platform/media/image-error.ts";

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
