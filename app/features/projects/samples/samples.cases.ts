import { type Cases, endingIn, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "samples.get": nothing,
  "samples.create": of(["professional", "otherProfessional"], undefined, "FORBIDDEN"),
  // Its professional's alone: the matrix makes none.
  "samples.move": endingIn(
    "NOT_FOUND",
    withInput(() => ({ move: "complete" })),
  ),
  "samples.remove": nothing,
};
