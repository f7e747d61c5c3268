import { randomUUID } from "node:crypto";
import { type Cases, endingIn, nothing, of, withInput } from "#app/api/testing/cases.ts";

const professionals = ["professional", "otherProfessional"] as const;

export const cases: Cases = {
  "reviews.list": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "reviews.getForm": of(["homeowner"], async (world) => ({ type: "vendor", id: (await world.reviewedVendor()).id })),
  "reviews.save": of(["homeowner"], async (world) => ({ type: "vendor", id: (await world.reviewedVendor()).id, rating: 5 }), "FORBIDDEN"),
  "reviews.listWaiting": nothing,
  "reviews.listMine": withInput(() => ({})),
  "reviews.listReceived": withInput(() => ({ type: "professional" })),
  "reviews.invite": of(professionals, (world) => ({ email: `${randomUUID()}@test.example`, work: "A kitchen, 2024", evidence: [world.photo] }), "FORBIDDEN"),
  "reviews.listInvitations": nothing,
  "reviews.confirmInvitation": endingIn(
    "NOT_FOUND",
    withInput(() => ({ code: "AAAA" })),
  ),
  "reviews.reply": of(["vendor"], async (world) => ({ id: await world.newReview(), body: "Thank you" })),
};
