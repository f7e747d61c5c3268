import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "reviews.list": withInput((world) => ({ type: "vendor", id: world.ownedVendor.id })),
  "reviews.getForm": of(["homeowner"], async (world) => ({ type: "vendor", id: (await world.reviewedVendor()).id })),
  "reviews.save": of(["homeowner"], async (world) => ({ type: "vendor", id: (await world.reviewedVendor()).id, rating: 5 }), "FORBIDDEN"),
  "reviews.listWaiting": nothing,
  "reviews.listMine": withInput(() => ({})),
  "reviews.listReceived": withInput(() => ({ type: "professional" })),
  "reviews.reply": of(["vendor"], async (world) => ({ id: await world.newReview(), body: "Thank you" })),
};
