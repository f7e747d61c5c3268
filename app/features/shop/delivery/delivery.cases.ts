import { type Cases, nothing } from "#app/api/testing/cases.ts";

export const cases: Cases = { "delivery.cities": nothing };
