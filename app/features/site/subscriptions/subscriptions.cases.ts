import { type Cases, endingIn, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "subscriptions.listPlans": nothing,
  "subscriptions.getMine": nothing,
  // Everything is free where no plans are set.
  "subscriptions.start": endingIn(
    "NOT_FOUND",
    withInput(() => ({ plan: "studio", period: "month" as const })),
  ),
  "subscriptions.pay": endingIn(
    "NOT_FOUND",
    withInput(() => ({ id: "0190a0a0-0000-7000-8000-000000000000" })),
  ),
  "subscriptions.confirm": nothing,
  "subscriptions.cancel": endingIn("NOT_FOUND", nothing),
  "subscriptions.resume": endingIn("NOT_FOUND", nothing),
  "subscriptionsAdmin.overview": nothing,
  "subscriptionsAdmin.list": withInput(() => ({})),
};
