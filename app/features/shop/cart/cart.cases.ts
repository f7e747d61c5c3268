import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "cart.check": withInput(() => ({ items: [] })),
  "cart.get": nothing,
  "cart.merge": withInput(() => ({ items: [] })),
  "cart.update": withInput(() => ({ items: [] })),
};
