import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayEditReview, mayReply, mayWriteReview } from "./reviews.policy.ts";

const [author, other] = [aViewer("homeowner"), aViewer("homeowner")];
const written = new Date("2026-11-01T12:00:00.000Z");
const [almost, over] = [new Date("2026-11-15T11:59:59.999Z"), new Date("2026-11-15T12:00:00.000Z")];
const review = { author_id: author.id, status: "visible", created_at: written };

test("its author changes a review for 14 days, to the millisecond, unless moderation hid it", () => {
  expect([mayEditReview(author, review, almost), mayEditReview(author, review, over)]).toEqual([true, false]);
  expect([mayEditReview(other, review, almost), mayEditReview(null, review, almost)]).toEqual([false, false]);
  expect(mayEditReview(author, { ...review, status: "hidden" }, almost)).toBe(false);
  expect(mayEditReview(null, { ...review, author_id: null }, almost)).toBe(false);
});

test("only those who dealt with the subject write, and nobody of its team", () => {
  expect([mayWriteReview(true, null), mayWriteReview(false, null), mayWriteReview(true, "viewer")]).toEqual([true, false, false]);
});

test("those who answer for the subject reply, and change their reply for 14 days", () => {
  const replied = { status: "visible", replied_at: written };
  expect([mayReply("editor", replied, almost), mayReply("editor", replied, over), mayReply("editor", { ...replied, replied_at: null }, over)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([mayReply("viewer", replied, almost), mayReply(null, replied, almost)]).toEqual([false, false]);
  expect(mayReply("owner", { ...replied, status: "hidden" }, almost)).toBe(false);
});
