import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "failedMails.list": nothing,
  "failedMails.sendAgain": withInput(() => ({})),
};
