import { randomUUID } from "node:crypto";
import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "feedback.create": withInput(() => ({ idempotencyKey: randomUUID(), kind: "praise", body: "What a beautiful place this is" })),
  "feedback.listMine": withInput(() => ({})),
  "feedback.list": withInput(() => ({})),
  "feedback.get": withInput(async (world) => ({ id: await world.newFeedback() })),
  "feedback.answer": withInput(async (world) => ({ id: await world.newFeedback(), key: randomUUID(), body: "Thank you" })),
  "feedback.update": withInput(async (world) => ({ id: await world.newFeedback(), status: "closed" })),
};
