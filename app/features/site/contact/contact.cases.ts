import { randomUUID } from "node:crypto";
import { type Cases, withInput } from "#app/api/testing/cases.ts";

const message = () => ({ idempotencyKey: randomUUID(), topic: "other", name: "Reem", email: "reem@matrix.example", body: "Where do I find my quotes?" });

export const cases: Cases = {
  "contact.create": withInput(message),
  "contact.listMine": withInput(() => ({})),
  "contact.list": withInput(() => ({})),
  "contact.get": withInput(async (world) => ({ id: await world.newContactMessage() })),
  "contact.reply": withInput(async (world) => ({ id: await world.newContactMessage(), key: randomUUID(), body: "Under your dashboard." })),
  "contact.move": withInput(async (world) => ({ id: await world.newContactMessage(), move: "close" })),
};
