import { isEmail } from "#app/platform/rules/plain-texts.ts";
// Shared by form, API and lists. Without zod, so that screens stay small.

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

/** The first problem of each field of a trimmed request; the server decides by it, the form shows the same before it asks. */
export function checkQuote(text: QuoteText): Partial<Record<QuoteField, QuoteProblem>> {
  const problems: Partial<Record<QuoteField, QuoteProblem>> = {};
  if (!PROJECT_TYPES.some((type) => type === text.projectType)) problems.projectType = "required";
  if (!START_TIMES.some((time) => time === text.startWhen)) problems.startWhen = "required";
  if (!text.city) problems.city = "required";
  if (!text.description) problems.description = "required";
  else if (text.description.length > DESCRIPTION_LENGTH) problems.description = "tooLong";
  if (!text.contactName) problems.contactName = "required";
  else if (text.contactName.length > 120) problems.contactName = "tooLong";
  if (!text.contactEmail) problems.contactEmail = "required";
  else if (!isEmail(text.contactEmail) || text.contactEmail.length > 200) problems.contactEmail = "email";
  if (text.contactPhone && !/^[+()\d\s\u0660-\u0669\u06f0-\u06f9.-]{7,25}$/.test(text.contactPhone)) problems.contactPhone = "phone";
  const { budgetMin, budgetMax } = text;
  if ((budgetMin ?? 0) < 0 || (budgetMax ?? 0) < 0 || (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax)) problems.budget = "budget";
  return problems;
}

export const ANSWER_LENGTH = 4_000;
export const MAX_ANSWER_FILES = 5;
/** Of all documents of an answer: mailboxes refuse more. */
export const ANSWER_BYTES = 15 * 1024 * 1024;

export type AnswerField = "body" | "price" | "documents";
export type AnswerProblem = "required" | "tooLong" | "price" | "range" | "tooMany" | "tooLarge";
type AnswerText = { body: string; priceMin: number | null; priceMax: number | null; isOnSite: boolean; documentCount: number };

const isAmount = (amount: number | null) => amount === null || (Number.isInteger(amount) && amount >= 0);

/** An answer says something and names a price, or that it needs a visit first. */
export function checkAnswer({ body, priceMin, priceMax, isOnSite, documentCount }: AnswerText): Partial<Record<AnswerField, AnswerProblem>> {
  const problems: Partial<Record<AnswerField, AnswerProblem>> = {};
  if (!body.trim()) problems.body = "required";
  else if (body.length > ANSWER_LENGTH) problems.body = "tooLong";
  if (!isAmount(priceMin) || !isAmount(priceMax) || (!isOnSite && priceMin === null && priceMax === null)) problems.price = "price";
  else if (priceMin !== null && priceMax !== null && priceMin > priceMax) problems.price = "range";
  if (documentCount > MAX_ANSWER_FILES) problems.documents = "tooMany";
  return problems;
}
