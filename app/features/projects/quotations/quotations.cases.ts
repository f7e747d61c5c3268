import { randomUUID } from "node:crypto";
import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";
import { aContent, aLine } from "./testing/a-quotation.ts";

const price = { vendorId: null, text: "Oak floor", unit: "m2", nature: "both", vat: "standard", unitPrice: 41_000, cost: null };
const saving = () => ({ client: { name: "Reem", email: "" }, content: aContent([aLine()]), notes: {} });
/** A professional's; the other one and everybody else are refused. */
const only = ["professional"] as const;

export const cases: Cases = {
  "quotations.list": withInput(() => ({})),
  "quotations.sources": nothing,
  "quotations.create": of(
    ["professional", "otherProfessional"],
    () => ({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "blank" } }),
    "FORBIDDEN",
  ),
  "quotations.get": of(only, async (world) => world.newQuotation()),
  "quotations.partSources": of(only, async (world) => world.newQuotation()),
  "quotations.parts": of(only, async (world) => ({ ...(await world.newQuotation()), kind: "quotation", sourceId: (await world.newQuotation()).id })),
  "quotations.save": of(only, async (world) => ({ ...(await world.newQuotation()), ...saving() })),
  "quotations.addPhoto": of(only, async (world) => ({ ...(await world.newQuotation()), photo: world.photo })),
  "quotations.send": of(only, async (world) => world.newQuotation()),
  "quotations.revise": of(only, async (world) => world.newQuotation()),
  "quotations.remove": of(only, async (world) => world.newQuotation()),
  // Only people with the link know its key.
  "quotations.shared": of([], () => ({ key: "forged" })),
  "quotations.answer": of([], () => ({ key: "forged", number: 1, isAccepted: true, name: "Reem" })),
  // Nobody asked for a bid: its own tests do.
  "quotations.ofBid": of([], async (world) => world.newQuotation()),
  "quotations.saveTemplate": of(only, async (world) => ({ ...(await world.newQuotation()), name: "A majlis" })),
  "quotations.removeTemplate": of(only, async (world) => world.newQuotationTemplate()),
  "quotations.prices": of(["professional", "otherProfessional"], () => ({}), "FORBIDDEN"),
  "quotations.putPrice": of(["professional", "otherProfessional"], () => price, "FORBIDDEN"),
  "quotations.removePrice": of(only, async (world) => world.newOwnPrice()),
};
