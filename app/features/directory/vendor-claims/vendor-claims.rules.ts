// The rules of a claim. The server decides by them; the form shows the same verdict before it asks.
import { judge } from "#app/platform/rules/judge.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { lookedAt, oneOf } from "#app/platform/rules/texts.ts";
import { CLAIM_RELATIONS, type ClaimField, type ClaimProblem, MAX_EVIDENCE, NOTE_LENGTH } from "./vendor-claims.ts";

/** A note this short explains nothing. */
const NOTE_MIN = 20;

/** Someone must be able to decide: a document, or a note that says enough. */
const rulesFor = (documentCount: number) => ({
  relation: oneOf(CLAIM_RELATIONS),
  note: lookedAt((note) => (note.length > NOTE_LENGTH ? "tooLong" : documentCount === 0 && note.length < NOTE_MIN ? "evidence" : null), manyLines),
});

export function checkClaim({ documentCount, ...given }: { relation: string; note: string; documentCount: number }): Partial<Record<ClaimField, ClaimProblem>> {
  const { problems } = judge(rulesFor(documentCount), given);
  return { ...problems, ...(documentCount > MAX_EVIDENCE && { documents: "tooMany" }) } as Partial<Record<ClaimField, ClaimProblem>>;
}
