import { randomUUID } from "node:crypto";
import { type Cases, withInput } from "#app/api/testing/cases.ts";

const article = "homeowners/ask-for-a-quote";

export const cases: Cases = {
  "help.search": withInput(() => ({ query: "quote" })),
  "help.rate": withInput(() => ({ article, isHelpful: true, device: randomUUID() })),
  "help.ratings": withInput(() => ({})),
  "help.comments": withInput(() => ({ article })),
};
