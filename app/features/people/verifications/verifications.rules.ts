// The rules of a verification. The server decides by them; the form shows the same verdict before it asks.
import { judge } from "#app/platform/rules/judge.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { lookedAt, text } from "#app/platform/rules/texts.ts";
import {
  NOTE_LENGTH,
  namesIssuer,
  numberProblem,
  tidyNumber,
  untilProblem,
  type VerificationField,
  type VerificationKind,
  type VerificationProblem,
  type VerificationText,
} from "./verifications.ts";

const LONGEST_ISSUER = 120;

/** What a document says depends on its kind. */
const rulesOf = (kind: VerificationKind) => ({
  number: lookedAt(
    (number) => numberProblem(kind, number),
    (typed) => tidyNumber(kind, typed),
  ),
  ...(namesIssuer(kind) && { issuedBy: text(LONGEST_ISSUER) }),
  statedUntil: lookedAt((day) => (day === "" ? null : untilProblem(day))),
  note: lookedAt((note) => (note.length > NOTE_LENGTH ? "tooLong" : null), manyLines),
});

export const checkVerification = ({ kind, ...given }: VerificationText): Partial<Record<VerificationField, VerificationProblem>> =>
  judge(rulesOf(kind), given).problems as Partial<Record<VerificationField, VerificationProblem>>;
