import { describe, expect, test } from "vitest";
import { checkReply, checkReview, type ReviewText } from "./reviews.rules.ts";
import { BODY_LENGTH, MOST_PHOTOS, REPLY_LENGTH } from "./reviews.ts";

const review = (more: Partial<ReviewText> = {}): ReviewText => ({ rating: 5, aspects: {}, body: "", ...more });

describe("a review", () => {
  test("is one to five whole stars, without words if need be", () => {
    expect([1, 5].map((rating) => checkReview("vendor", review({ rating }), 0))).toEqual([{}, {}]);
    expect([0, 6, 4.5, Number.NaN].map((rating) => checkReview("vendor", review({ rating }), 0).rating)).toEqual(Array(4).fill("required"));
  });

  test("rates the aspects of its kind alone, each with stars or left open", () => {
    expect(checkReview("vendor", review({ aspects: { quality: 5, time: null } }), 0)).toEqual({});
    expect(checkReview("vendor", review({ aspects: { quality: 5, time: 6 } }), 0)).toEqual({ aspects: "notAsked" });
    expect(checkReview("product", review({ aspects: { quality: 5 } }), 0)).toEqual({ aspects: "notAsked" });
    expect(checkReview("product", review({ aspects: { quality: null } }), 0)).toEqual({});
  });

  test("has its limits of words and photographs", () => {
    expect(checkReview("vendor", review({ body: "x".repeat(BODY_LENGTH) }), MOST_PHOTOS)).toEqual({});
    expect(checkReview("vendor", review({ body: "x".repeat(BODY_LENGTH + 1) }), MOST_PHOTOS + 1)).toEqual({ body: "tooLong", photos: "tooMany" });
  });
});

test("a reply says something, within its limit", () => {
  expect([checkReply(" \n"), checkReply("Thank you"), checkReply("x".repeat(REPLY_LENGTH))]).toEqual([{ body: "required" }, {}, {}]);
  expect(checkReply("x".repeat(REPLY_LENGTH + 1))).toEqual({ body: "tooLong" });
});
