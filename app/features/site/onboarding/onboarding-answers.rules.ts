// The rules of the onboarding's steps. The server decides by them; the forms show the same verdict before they ask.
import * as z from "zod/mini";
import { judge, type Rules } from "#app/platform/rules/judge.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { lookedAt } from "#app/platform/rules/texts.ts";
import { ABOUT_LENGTH, type AnswerField, type AnswerProblem, type Answers, FIELDS_OF_STEP, type FormStep, MAX_CATEGORIES } from "./onboarding.ts";

const needed = () => lookedAt((given) => (given === "" ? "required" : null));
const oneAtLeast = () => z.array(z.string()).check(z.minLength(1, "required"));
const anything = () => z.string();

/** What each step must have; the rules of what a profile takes over are the profile's. */
const RULES: Record<FormStep, Rules> = {
  person: { fullName: needed(), phone: needed() },
  work: { professionalType: needed(), companyName: anything(), yearsOfExperience: z.nullable(z.int("number")) },
  areas: { specializations: oneAtLeast(), serviceAreas: oneAtLeast() },
  about: { bio: anything() },
  company: { companyName: needed(), fullName: needed(), phone: needed() },
  offer: {
    city: needed(),
    vendorType: needed(),
    categoryIds: oneAtLeast().check(z.maxLength(MAX_CATEGORIES, "tooMany")),
    description: lookedAt((given) => (given.length > ABOUT_LENGTH ? "tooLong" : null), manyLines),
  },
};
const NOTHING: Answers = {
  ...{ fullName: "", phone: "", professionalType: "", companyName: "", yearsOfExperience: null, specializations: [], serviceAreas: [], bio: "", city: "" },
  ...{ vendorType: "", categoryIds: [], description: "" },
};

/** What is wrong with the answers of a step; one that was not given is an empty one. */
export function checkStep(step: FormStep, answers: Partial<Answers>): Partial<Record<AnswerField, AnswerProblem>> {
  const given = Object.fromEntries(FIELDS_OF_STEP[step].map((field) => [field, answers[field] ?? NOTHING[field]]));
  return judge(RULES[step], given).problems as Partial<Record<AnswerField, AnswerProblem>>;
}
