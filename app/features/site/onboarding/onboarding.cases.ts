import { type Cases, endingIn, nothing, of, trades, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "onboarding.state": nothing,
  "onboarding.options": nothing,
  // Their roles were assigned, and nothing is filled in yet.
  "onboarding.chooseRole": endingIn(
    "ROLE_FIXED",
    withInput(() => ({ role: "homeowner" })),
  ),
  "onboarding.saveStep": of(
    trades,
    (_, who) => ({ ...(who.endsWith("endor") ? { step: "company", companyName: "A shop" } : { step: "person" }), fullName: "Somebody", phone: "0505032807" }),
    "FORBIDDEN",
  ),
  "onboarding.createVendor": endingIn("INVALID", of(["vendor", "otherVendor"], undefined, "FORBIDDEN")),
  "onboarding.finish": endingIn("INVALID", of(["vendor", "otherVendor"], undefined, "FORBIDDEN")),
  "onboarding.requestRole": withInput(() => ({ role: "vendor" })),
};
