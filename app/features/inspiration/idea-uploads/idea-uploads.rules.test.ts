import { describe, expect, test } from "vitest";
import { MOST_COST, TITLE_LENGTH } from "#app/features/inspiration/ideas/public.ts";
import { asIdea, checkIdea, EMPTY_IDEA, tidyIdea, withTag } from "./idea-uploads.rules.ts";

describe("the form of an idea", () => {
  test("a tag is added if it says something and is not there yet", () => {
    expect(withTag(["sadu"], "  ")).toEqual(["sadu"]);
    expect(withTag(["sadu"], " sadu ")).toEqual(["sadu"]);
    expect(withTag(["sadu"], " cedar ")).toEqual(["sadu", "cedar"]);
  });

  test("a color is there once", () => {
    expect(tidyIdea({ color_palette: ["#ffa500", "#FFA500 "] })).toEqual({ color_palette: ["#FFA500"] });
  });

  test("an empty one lacks title, style and room; difficulty is medium, the cost 0, which is stored as null", () => {
    expect(checkIdea(EMPTY_IDEA)).toEqual({ title: "titleRequired", style: "styleRequired", room_type: "roomRequired" });
    expect(asIdea(EMPTY_IDEA)).toMatchObject({ difficulty: "medium", estimatedCost: null, estimatedTime: null, content: "", titleAr: null });
    expect(asIdea({ ...EMPTY_IDEA, estimated_cost: 5000 }).estimatedCost).toBe(500_000);
  });

  test("what is wrong stays as it was typed, and says what is wrong", () => {
    expect(tidyIdea({ tags: [" sadu ", "x".repeat(41)] }).tags).toEqual([" sadu ", "x".repeat(41)]);
    expect(checkIdea({ tags: ["x".repeat(41)], color_palette: ["green"], region: "mars", difficulty_level: "x" as never })).toEqual({
      tags: "tagTooLong",
      color_palette: "color",
      region: "unknown",
      difficulty_level: "unknown",
    });
    expect(checkIdea({ title: "x".repeat(TITLE_LENGTH) })).toEqual({});
    expect(checkIdea({ title: "x".repeat(TITLE_LENGTH + 1) })).toEqual({ title: "tooLong" });
  });

  test("only what is given is judged", () => {
    expect(checkIdea({ tags: [] })).toEqual({});
    expect(checkIdea({ estimated_cost: Number.NaN })).toEqual({ estimated_cost: "cost" });
    expect([0, MOST_COST].map((estimated_cost) => checkIdea({ estimated_cost }))).toEqual([{}, {}]);
    expect([-1, MOST_COST + 1].map((estimated_cost) => checkIdea({ estimated_cost }))).toEqual([{ estimated_cost: "cost" }, { estimated_cost: "cost" }]);
    expect(checkIdea({ tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) })).toEqual({ tags: "tooManyTags" });
    expect(checkIdea({ photoCount: 13 })).toEqual({ photos: "tooManyPhotos" });
  });
});
