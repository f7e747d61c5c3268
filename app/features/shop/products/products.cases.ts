import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "products.list": withInput(() => ({})),
  "products.facets": withInput(() => ({})),
  "products.get": withInput(async (world) => ({ slug: await world.newProductSlug() })),
  "products.goesWith": withInput(async (world) => ({ slug: await world.newProductSlug() })),
};
