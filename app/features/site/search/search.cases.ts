import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "search.suggest": withInput(() => ({ words: "majlis" })),
  "search.all": withInput(() => ({ words: "majlis" })),
  "search.list": withInput(() => ({ words: "majlis", kind: "idea" })),
};
