import { randomUUID } from "node:crypto";
import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";
import { newId } from "#app/platform/database/ids.ts";

export const cases: Cases = {
  "quotes.create": withInput(() => ({
    idempotencyKey: randomUUID(),
    vendorId: newId(),
    projectType: "",
    city: "",
    startWhen: "",
    description: "",
    contactName: "",
    contactEmail: "",
  })),
  "quotes.options": nothing,
  "quotes.listAll": withInput(() => ({})),
  "quotes.listReceived": withInput(() => ({})),
  "quotes.listMine": withInput(() => ({})),
  "quotes.get": of(["homeowner", "vendor", "admin"], (world) => ({ id: world.quoteId })),
  "quotes.setStatus": of(["vendor", "admin"], async (world) => ({ id: await world.newQuote(), status: "seen" })),
};
