import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "adminArea.waiting": nothing,
  "adminArea.overview": withInput(() => ({ days: 30 })),
  "adminArea.activity": withInput(() => ({})),
  "adminArea.activityFilters": nothing,
};
