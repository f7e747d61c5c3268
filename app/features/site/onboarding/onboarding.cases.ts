import { type Cases, nothing, of, trades, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "onboarding.state": nothing,
  "onboarding.options": nothing,
  "onboarding.chooseRole": withInput(() => ({ role: "homeowner" })),
  "onboarding.saveStep": of(trades, (_, who) => ({ step: who.endsWith("endor") ? "company" : "person", fullName: "" }), "FORBIDDEN"),
  "onboarding.createVendor": of(["vendor", "otherVendor"], undefined, "FORBIDDEN"),
  "onboarding.finish": of(["vendor", "otherVendor"], undefined, "FORBIDDEN"),
  "onboarding.requestRole": withInput(() => ({ role: "vendor" })),
};
