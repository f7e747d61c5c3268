import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "vendorReports.customers": withInput(() => ({})),
  "vendorReports.analytics": withInput(() => ({})),
  "vendorReports.sales": withInput(() => ({})),
};
