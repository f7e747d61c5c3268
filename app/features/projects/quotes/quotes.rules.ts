// The rules of a request and of its answer. The server decides by them; the forms show the same verdict before they ask.
import { judge } from "#app/platform/rules/judge.ts";
import { optionalAmount } from "#app/platform/rules/numbers.ts";
import { isEmail, manyLines } from "#app/platform/rules/plain-texts.ts";
import { lookedAt, oneOf, text } from "#app/platform/rules/texts.ts";
import {
  ANSWER_LENGTH,
  type AnswerField,
  type AnswerProblem,
  type AnswerText,
  DESCRIPTION_LENGTH,
  MAX_ANSWER_FILES,
  PROJECT_TYPES,
  type QuoteField,
  type QuoteProblem,
  type QuoteText,
  START_TIMES,
} from "./quotes.ts";

const LONGEST_NAME = 120;
const LONGEST_EMAIL = 200;
const PHONE = /^[+()\d\s\u0660-\u0669\u06f0-\u06f9.-]{7,25}$/;

const emailProblem = (given: string) => (given === "" ? "required" : isEmail(given) && given.length <= LONGEST_EMAIL ? null : "email");

const QUOTE_RULES = {
  projectType: oneOf(PROJECT_TYPES),
  startWhen: oneOf(START_TIMES),
  city: lookedAt((given) => (given === "" ? "required" : null)),
  description: text(DESCRIPTION_LENGTH, manyLines),
  contactName: text(LONGEST_NAME),
  contactEmail: lookedAt(emailProblem),
  contactPhone: lookedAt((given) => (given === "" || PHONE.test(given) ? null : "phone")),
  budgetMin: optionalAmount(),
  budgetMax: optionalAmount(),
};

const isRange = (min: number | null, max: number | null) => min === null || max === null || min <= max;

/** Both ends of a budget are one field of the form. */
export function checkQuote(given: QuoteText): Partial<Record<QuoteField, QuoteProblem>> {
  const { budgetMin, budgetMax, ...problems } = judge(QUOTE_RULES, given).problems;
  const isWrong = budgetMin || budgetMax || !isRange(given.budgetMin, given.budgetMax);
  return { ...problems, ...(isWrong && { budget: "budget" }) } as Partial<Record<QuoteField, QuoteProblem>>;
}

const ANSWER_RULES = { body: text(ANSWER_LENGTH, manyLines), priceMin: optionalAmount(), priceMax: optionalAmount() };

/** An answer says something and names a price, or that it needs a visit first. */
export function checkAnswer({ isOnSite, documentCount, ...given }: AnswerText): Partial<Record<AnswerField, AnswerProblem>> {
  const { priceMin, priceMax, ...problems } = judge(ANSWER_RULES, given).problems;
  const isMissing = !isOnSite && given.priceMin === null && given.priceMax === null;
  const price = priceMin || priceMax || isMissing ? "price" : isRange(given.priceMin, given.priceMax) ? undefined : "range";
  const files = documentCount > MAX_ANSWER_FILES ? "tooMany" : undefined;
  return { ...problems, ...(price && { price }), ...(files && { documents: files }) } as Partial<Record<AnswerField, AnswerProblem>>;
}
