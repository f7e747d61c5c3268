import { judge, type ValuesOf } from "#app/platform/rules/judge.ts";
import { normalizePhone } from "#app/platform/rules/phone.ts";
import { isEmail, oneLine } from "#app/platform/rules/plain-texts.ts";
import { lookedAt, text } from "#app/platform/rules/texts.ts";

const LONGEST_NAME = 120;
const LONGEST_EMAIL = 200;

const emailProblem = (given: string) => (given === "" ? "required" : isEmail(given) && given.length <= LONGEST_EMAIL ? null : "email");
const phoneProblem = (given: string) => (given === "" ? "required" : normalizePhone(given) ? null : "phone");

/** Whom the seller writes to and the driver calls. */
export const CONTACT_RULES = {
  name: text(LONGEST_NAME),
  email: lookedAt(emailProblem, (given) => oneLine(given).toLowerCase()),
  phone: lookedAt(phoneProblem, (given) => normalizePhone(given) ?? oneLine(given)),
};
export type Contact = ValuesOf<typeof CONTACT_RULES>;

export const judgeContact = (given: Contact) => judge(CONTACT_RULES, given);
