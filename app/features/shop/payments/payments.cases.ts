import { randomUUID } from "node:crypto";
import { type Cases, endingIn, withInput } from "#app/api/testing/cases.ts";

const nowhere = withInput(() => ({ id: randomUUID() }));

export const cases: Cases = {
  "payments.getSandbox": endingIn("NOT_FOUND", nowhere),
  "payments.actInSandbox": endingIn(
    "NOT_FOUND",
    withInput(() => ({ id: randomUUID(), action: "approve" })),
  ),
};
