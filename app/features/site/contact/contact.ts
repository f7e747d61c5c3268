import type { ImageErrorCode } from "#app/platform/media/image-error.ts";

export const CONTACT_TOPICS = ["order", "payment", "request", "account", "listing", "privacy", "press", "other"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_STATUSES = ["open", "answered", "closed"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const NAME_LENGTH = 120;
export const REFERENCE_LENGTH = 60;
export const BODY_LENGTH = 4_000;
export const REPLY_LENGTH = 4_000;
export const MAX_FILES = 5;
export const PER_PAGE = 20;

export type ContactText = { topic: string; name: string; email: string; phone: string; reference: string; body: string };
export type ContactField = keyof ContactText | "files";
/** Codes of texts in the catalogue: `problem.<code>`. */
export type ContactProblem = "required" | "tooLong" | "email" | "phone" | "tooMany" | ImageErrorCode;
