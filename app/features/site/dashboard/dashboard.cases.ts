import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "dashboard.counts": nothing,
  "dashboard.home": nothing,
  "dashboard.search": withInput(() => ({ query: "secret" })),
};
