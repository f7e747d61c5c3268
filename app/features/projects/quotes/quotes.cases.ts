import { randomUUID } from "node:crypto";
import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "quotes.create": withInput((world) => ({
    idempotencyKey: randomUUID(),
    vendorId: world.ownedVendor.id,
    projectType: "majlis",
    city: "Riyadh",
    startWhen: "now",
    description: "A majlis for twenty guests",
    contactName: "Somebody",
    contactEmail: "somebody@matrix.example",
  })),
  "quotes.options": nothing,
  "quotes.listAll": withInput(() => ({})),
  "quotes.listReceived": withInput(() => ({})),
  "quotes.listMine": withInput(() => ({})),
  "quotes.get": of(["homeowner", "vendor", "admin"], (world) => ({ id: world.quoteId })),
  "quotes.answer": of(["vendor"], async (world) => ({ id: await world.newQuote(), idempotencyKey: randomUUID(), body: "Gladly.", isOnSite: true })),
  "quotes.setStatus": of(["vendor", "admin"], async (world) => ({ id: await world.newQuote(), status: "seen" })),
};
