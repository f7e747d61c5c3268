import { describe, expect, test } from "vitest";
import { checkAnswer, checkQuote } from "./quotes.rules.ts";
import { ANSWER_LENGTH, type AnswerText, DESCRIPTION_LENGTH, MAX_ANSWER_FILES, type QuoteText } from "./quotes.ts";

const x = (length: number) => "x".repeat(length);
const email = (length: number) => `${x(length - "@example.sa".length)}@example.sa`;
const quote = (more: Partial<QuoteText> = {}): QuoteText => ({
  projectType: "majlis",
  city: "Riyadh",
  budgetMin: null,
  budgetMax: null,
  startWhen: "now",
  description: "A majlis for twenty guests",
  contactName: "Noura",
  contactEmail: "noura@example.sa",
  contactPhone: "",
  ...more,
});

describe("a request", () => {
  test("with everything and nothing more is right", () => expect(checkQuote(quote())).toEqual({}));

  test.each<[Partial<QuoteText>, object]>([
    [{ projectType: "castle" }, { projectType: "required" }],
    [{ startWhen: "" }, { startWhen: "required" }],
    [{ city: " " }, { city: "required" }],
    [{ description: " \n " }, { description: "required" }],
    [{ description: x(DESCRIPTION_LENGTH + 1) }, { description: "tooLong" }],
    [{ contactName: "" }, { contactName: "required" }],
    [{ contactName: x(121) }, { contactName: "tooLong" }],
    [{ contactEmail: "" }, { contactEmail: "required" }],
    [{ contactEmail: "noura@" }, { contactEmail: "email" }],
    [{ contactEmail: email(201) }, { contactEmail: "email" }],
    [{ contactPhone: "12345" }, { contactPhone: "phone" }],
    [{ contactPhone: "call me at noon" }, { contactPhone: "phone" }],
    [{ budgetMin: -1 }, { budget: "budget" }],
    [{ budgetMax: -1 }, { budget: "budget" }],
    [{ budgetMin: 2, budgetMax: 1 }, { budget: "budget" }],
  ])("%j is not: %j", (wrong, problems) => expect(checkQuote(quote(wrong))).toEqual(problems));

  test.each<Partial<QuoteText>>([
    { description: x(DESCRIPTION_LENGTH) },
    { contactName: x(120) },
    { contactEmail: email(200) },
    { contactPhone: "٠٥٠ ٥٠٣ ٢٨٠٧" },
    { budgetMin: 0, budgetMax: 0 },
    { budgetMin: 5, budgetMax: null },
    { budgetMin: null, budgetMax: 5 },
  ])("%j is", (right) => expect(checkQuote(quote(right))).toEqual({}));
});

const answer = (more: Partial<AnswerText> = {}): AnswerText => ({
  body: "With pleasure",
  priceMin: 100,
  priceMax: null,
  isOnSite: false,
  documentCount: 0,
  ...more,
});

describe("an answer", () => {
  test.each<Partial<AnswerText>>([
    {},
    { body: x(ANSWER_LENGTH) },
    { priceMin: null, priceMax: 0 },
    { priceMin: 7, priceMax: 7 },
    { priceMin: null, isOnSite: true },
    { documentCount: MAX_ANSWER_FILES },
  ])("%j is right", (right) => expect(checkAnswer(answer(right))).toEqual({}));

  test.each<[Partial<AnswerText>, object]>([
    [{ body: " " }, { body: "required" }],
    [{ body: x(ANSWER_LENGTH + 1) }, { body: "tooLong" }],
    [{ priceMin: null }, { price: "price" }],
    [{ priceMin: -1, isOnSite: true }, { price: "price" }],
    [{ priceMax: 200.5 }, { price: "price" }],
    [{ priceMin: Number.NaN }, { price: "price" }],
    [{ priceMin: 8, priceMax: 7 }, { price: "range" }],
    [{ documentCount: MAX_ANSWER_FILES + 1 }, { documents: "tooMany" }],
  ])("%j is not: %j", (wrong, problems) => expect(checkAnswer(answer(wrong))).toEqual(problems));
});
