import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "settings.setCurrency": withInput(() => ({ currency: "SAR" })),
};
