import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "insights.site": withInput(() => ({})),
  "insights.viewed": withInput(() => ({ kind: "vendor" })),
  "insights.searched": withInput(() => ({})),
  "insights.vendor": withInput(() => ({})),
  "insights.professional": withInput(() => ({})),
};
