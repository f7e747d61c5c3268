import { type Cases, of, withInput } from "#app/api/testing/cases.ts";

const everyoneElse = ["homeowner", "otherHomeowner", "professional", "otherProfessional", "otherVendor", "contentManager", "admin"] as const;

export const cases: Cases = {
  "productQuestions.list": withInput(async (world) => ({ slug: await world.newProductSlug() })),
  "productQuestions.ask": of(everyoneElse, async (world) => ({ slug: await world.newProductSlug(), body: "Does it come in oak?" }), "FORBIDDEN"),
  "productQuestions.listReceived": withInput(() => ({})),
  "productQuestions.answer": of(["vendor"], async (world) => ({ id: await world.newProductQuestion(), body: "Yes, from January." })),
};
