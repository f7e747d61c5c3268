import { describe, expect, test } from "vitest";
import { latinDigits } from "./digits.ts";
import { foldText } from "./fold.ts";
import { languageOf } from "./language-of.ts";
import { maskedEmail } from "./masked-email.ts";
import { freeSlug, slugify } from "./slug.ts";

describe("an address from a name", () => {
  test.each([
    ["  Al Noor – Furniture & Co. ", "al-noor-furniture-co"],
    ["مَجْلِس الريـاض", "مجلس-الرياض"],
    ["ＳＯＦＡ 2_3/4", "sofa-2-3-4"],
    ["--a---b--", "a-b"],
    ["!?", ""],
  ])("%s: %s", (name, slug) => expect(slugify(name)).toBe(slug));

  test("is 80 letters long at most, and does not end with a hyphen", () => {
    expect(slugify("x".repeat(100))).toBe("x".repeat(80));
    expect(slugify(`${"x".repeat(79)} y`)).toBe("x".repeat(79));
    expect([...slugify("𐒀".repeat(100))]).toHaveLength(80);
  });

  test("gets the first number that is free", () => {
    expect(freeSlug("sofa", new Set(), "piece")).toBe("sofa");
    expect(freeSlug("sofa", new Set(["sofa"]), "piece")).toBe("sofa-2");
    expect(freeSlug("sofa", new Set(["sofa", "sofa-2", "sofa-3"]), "piece")).toBe("sofa-4");
    expect(freeSlug("", new Set(["piece"]), "piece")).toBe("piece-2");
  });
});

test("texts are compared without case, accents, vowel signs and forms of letters", () => {
  expect([foldText("CAFÉ"), foldText("مَكَّة"), foldText("إلى"), foldText("ٱلریاض گک"), foldText("٤۵")]).toEqual(["cafe", "مكه", "الي", "الرياض كك", "45"]);
});

test("Arabic, Persian, Hindi and Thai digits are Latin ones, the rest stays", () => expect(latinDigits("٠٩ ۰۹ ०९ ๐๙ 12 ab")).toBe("09 09 09 09 12 ab"));

test("a text is Arabic when more than half of its letters are", () => {
  expect([languageOf("أريكة sofa"), languageOf("اب ab"), languageOf("sofa"), languageOf("123"), languageOf("مجلس 2026")]).toEqual([
    "ar",
    "en",
    "en",
    "en",
    "ar",
  ]);
});

test("an address of mail shows its first letter", () =>
  expect([maskedEmail("reem@example.com"), maskedEmail("a@b.sa")]).toEqual(["r•••@example.com", "a•••@b.sa"]));
