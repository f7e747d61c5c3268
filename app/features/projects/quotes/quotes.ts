// What form, API and lists share about quote requests. Free of zod, so that screens load little.

export const PROJECT_TYPES = [
  "renovation",
  "interior_design",
  "majlis",
  "kitchen",
  "bathroom",
  "bedroom",
  "living_room",
  "furniture",
  "outdoor",
  "contracting",
  "maintenance",
  "other",
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

export const START_TIMES = ["now", "one_month", "three_months", "six_months", "undecided"] as const;
export type StartTime = (typeof START_TIMES)[number];

export const QUOTE_STATUSES = ["new", "seen", "answered", "closed"] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Budgets to choose from, in riyals; null is open. The API takes any pair. */
export const BUDGETS = [
  [null, 10_000],
  [10_000, 25_000],
  [25_000, 50_000],
  [50_000, 100_000],
  [100_000, 250_000],
  [250_000, 500_000],
  [500_000, null],
] as const;

export const MAX_PHOTOS = 5;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const DESCRIPTION_LENGTH = 4_000;
export const QUOTES_PER_PAGE = 20;

export type QuoteField = "projectType" | "city" | "budget" | "startWhen" | "description" | "contactName" | "contactEmail" | "contactPhone" | "photos";
/** Texts of the form are found by these codes. */
export type QuoteProblem =
  | "required"
  | "tooLong"
  | "email"
  | "phone"
  | "city"
  | "budget"
  | "tooMany"
  | "TOO_LARGE"
  | "UNSUPPORTED"
  | "HEIC"
  | "EMPTY"
  | "TOO_MANY_PIXELS"
  | "DAMAGED"
  | "BUSY";

export type QuoteText = {
  projectType: string;
  city: string;
  budgetMin: number | null;
  budgetMax: number | null;
  startWhen: string;
  description: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
};

export const ANSWER_LENGTH = 4_000;
export const MAX_ANSWER_FILES = 5;
/** Of all documents of an answer: mailboxes refuse more. */
export const ANSWER_BYTES = 15 * 1024 * 1024;

export type AnswerField = "body" | "price" | "documents";
export type AnswerProblem = "required" | "tooLong" | "price" | "range" | "tooMany" | "tooLarge";
export type AnswerText = { body: string; priceMin: number | null; priceMax: number | null; isOnSite: boolean; documentCount: number };
