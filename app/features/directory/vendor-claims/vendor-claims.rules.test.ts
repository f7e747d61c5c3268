import { expect, test } from "vitest";
import { checkClaim } from "./vendor-claims.rules.ts";
import { MAX_EVIDENCE, NOTE_LENGTH } from "./vendor-claims.ts";

const claim = (more = {}) => ({ relation: "owner", note: "x".repeat(20), documentCount: 0, ...more });

test.each([{}, { note: "", documentCount: 1 }, { note: "x".repeat(NOTE_LENGTH) }, { documentCount: MAX_EVIDENCE }])("%j is right", (more) =>
  expect(checkClaim(claim(more))).toEqual({}),
);

test.each([
  [{ relation: "king" }, { relation: "required" }],
  [{ note: "x".repeat(19) }, { note: "evidence" }],
  [{ note: ` ${"x".repeat(19)} ` }, { note: "evidence" }],
  [{ note: "x".repeat(NOTE_LENGTH + 1) }, { note: "tooLong" }],
  [{ documentCount: MAX_EVIDENCE + 1 }, { documents: "tooMany" }],
])("%j is not: %j", (more, problems) => expect(checkClaim(claim(more))).toEqual(problems));
