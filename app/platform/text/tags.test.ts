import { expect, test } from "vitest";
import words from "./tags.json" with { type: "json" };
import { spellingsOf, tagsIn } from "./tags.server.ts";

test("a tag is named in the reader's language, each once; one that is not known stays", () => {
  expect(tagsIn(["walnut", " Native Plants", "جوز", "my own"], "ar")).toEqual(["جوز", "نباتات محلية", "my own"]);
  expect(tagsIn(["walnut", "أبواب خشب", "وسم لي"], "en")).toEqual(["walnut", "Wooden doors", "وسم لي"]);
  expect(tagsIn(["walnut", "جوز", "my own"], "ru")).toEqual(["Орех", "my own"]);
});

test("a tag is found in both languages", () => {
  expect(spellingsOf("Walnut")).toEqual(["walnut", "جوز"]);
  expect(spellingsOf("جوز")).toEqual(["جوز", "walnut"]);
  expect(spellingsOf("my own")).toEqual(["my own"]);
});

test("no Arabic word stands for two tags: it would lead back to only one", () => {
  const arabic = Object.values(words);
  expect(arabic.filter((word, index) => arabic.indexOf(word) !== index)).toEqual([]);
});
