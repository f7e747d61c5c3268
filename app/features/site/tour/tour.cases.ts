import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = { "tour.see": withInput(() => ({ isFinished: true })) };
