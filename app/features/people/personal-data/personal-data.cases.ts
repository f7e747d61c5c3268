import { type Cases, endingIn, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "personalData.consents": nothing,
  "personalData.setConsent": withInput(() => ({ kind: "marketing", isGiven: false, source: "settings" })),
  "personalData.exports": nothing,
  "personalData.requestExport": nothing,
  "personalData.deletion": nothing,
  "personalData.sendDeletionCode": nothing,
  "personalData.requestDeletion": endingIn(
    "INVALID",
    withInput(() => ({ password: "not the password" })),
  ),
  "personalData.cancelDeletion": of([], () => ({ token: "forged" })),
};
