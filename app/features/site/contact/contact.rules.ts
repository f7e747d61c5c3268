// The rules of a message to the team. The server decides by them; the form shows the same verdict before it asks.
import { judge } from "#app/platform/rules/judge.ts";
import { normalizePhone } from "#app/platform/rules/phone.ts";
import { isEmail, manyLines } from "#app/platform/rules/plain-texts.ts";
import { lookedAt, oneOf, text } from "#app/platform/rules/texts.ts";
import { BODY_LENGTH, CONTACT_TOPICS, type ContactField, type ContactProblem, type ContactText, NAME_LENGTH, REFERENCE_LENGTH } from "./contact.ts";

const CONTACT_RULES = {
  topic: oneOf(CONTACT_TOPICS),
  name: text(NAME_LENGTH),
  email: lookedAt((given) => (given === "" ? "required" : isEmail(given) ? null : "email")),
  phone: lookedAt((given) => (given === "" || normalizePhone(given) ? null : "phone")),
  reference: lookedAt((given) => (given.length <= REFERENCE_LENGTH ? null : "tooLong")),
  body: text(BODY_LENGTH, manyLines),
};

/** The values as they are stored, and what is wrong with them. */
export const judgeContact = (given: ContactText) =>
  judge(CONTACT_RULES, given) as { values: ContactText; problems: Partial<Record<ContactField, ContactProblem>> };
