import { type Cases, of, withInput } from "#app/api/testing/cases.ts";

const everyoneElse = ["homeowner", "otherHomeowner", "professional", "otherProfessional", "otherVendor", "contentManager", "admin"] as const;

export const cases: Cases = {
  "questions.list": withInput(async (world) => ({ type: "product", id: (await world.newProduct("live")).id })),
  "questions.ask": of(everyoneElse, async (world) => ({ type: "product", id: (await world.newProduct("live")).id, body: "Does it come in oak?" }), "FORBIDDEN"),
  "questions.listReceived": withInput(() => ({})),
  "questions.answer": of(["vendor"], async (world) => ({ id: await world.newSubjectQuestion(), body: "Yes, from January." })),
};
