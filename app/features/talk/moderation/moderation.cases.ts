import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "moderation.report": withInput(async (world) => ({ type: "forum_post", id: await world.anonymousAnswer(), reason: "spam" })),
  "moderation.queue": withInput(() => ({})),
  "moderation.history": withInput(() => ({})),
  "moderation.decide": withInput(async (world) => ({ type: "forum_post", id: await world.anonymousAnswer(), action: "hide", reason: "spam" })),
  "moderation.log": withInput(() => ({})),
};
