import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "professionals.list": withInput(() => ({})),
  "professionals.facets": withInput(() => ({})),
};
