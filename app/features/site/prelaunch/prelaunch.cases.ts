import { type Cases, endingIn, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  // Nobody agreed to anything.
  "prelaunch.signUp": endingIn(
    "INVALID",
    withInput(() => ({ contact: "someone@diwan.example", role: "homeowner", city: "Riyadh", hasConsent: false })),
  ),
  "prelaunch.confirm": endingIn(
    "INVALID",
    withInput(() => ({ token: "no-such-token" })),
  ),
  "prelaunch.get": endingIn(
    "NOT_FOUND",
    withInput(() => ({ key: "no-such-key" })),
  ),
  "prelaunch.leave": endingIn(
    "NOT_FOUND",
    withInput(() => ({ key: "no-such-key" })),
  ),
  "prelaunchAdmin.overview": nothing,
  "prelaunchAdmin.list": withInput(() => ({})),
  "prelaunchAdmin.setSwitch": withInput(() => ({ isOn: false })),
};
