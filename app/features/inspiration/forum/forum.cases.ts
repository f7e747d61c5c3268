import { randomUUID } from "node:crypto";
import { type Cases, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "forum.topics": nothing,
  "forum.list": withInput(() => ({})),
  "forum.get": withInput((world) => ({ slug: world.question.slug })),
  "forum.answers": withInput((world) => ({ slug: world.question.slug })),
  "forum.similar": withInput(() => ({ title: "A majlis for twenty" })),
  "forum.people": withInput(() => ({ search: "person" })),
  "forum.ask": withInput(() => ({
    idempotencyKey: randomUUID(),
    topic: "majlis",
    title: `How high should a majlis be ${randomUUID()}`,
    body: `We plan a majlis for twenty guests, ${randomUUID()}.`,
  })),
  "forum.answer": withInput((world) => ({ threadId: world.question.id, ...world.draft(`An answer ${randomUUID()}`) })),
  "forum.updateThread": onlyHomeowner(async (world) => ({
    id: (await world.newQuestion()).id,
    topic: "majlis",
    title: "A question with a new title",
    body: `A longer text ${randomUUID()}`,
  })),
  "forum.updatePost": onlyHomeowner(async (world) => ({ id: await world.newAnswer(), body: `Another text ${randomUUID()}` })),
  "forum.remove": onlyHomeowner(async (world) => ({ type: "thread", id: (await world.newQuestion()).id })),
  // one's own question cannot get one's vote
  "forum.vote": of(
    ["otherHomeowner", "professional", "otherProfessional", "vendor", "otherVendor", "contentManager", "admin"],
    (world) => ({ type: "thread", id: world.question.id, isOn: true }),
    "FORBIDDEN",
  ),
  "forum.follow": withInput((world) => ({ id: world.question.id, isOn: true })),
  "forum.followTopic": withInput(() => ({ slug: "majlis", isOn: true })),
  "forum.accept": of(["homeowner"], (world) => ({ id: world.question.id, postId: null }), "FORBIDDEN"),
};
