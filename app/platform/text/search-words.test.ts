import { describe, expect, it } from "vitest";
import { scoreOf, wordsOf } from "./search-words.ts";

describe("words of a text", () => {
  it.each([
    ["الإعدادات", ["اعدادات"]],
    ["إعدادات", ["اعدادات"]],
    ["مُحَمَّد", ["محمد"]],
    ["مكتبة", ["مكتبه"]],
    ["Café Étage 12", ["cafe", "etage", "12"]],
    ["طلب ٣٤", ["طلب", "34"]],
    ["والأمان", ["امان"]],
    ["  ", []],
  ])("%s", (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe("score", () => {
  it("prefers what begins with the words, then what has them, then keywords", () => {
    expect(scoreOf(wordsOf("quo"), "Quote requests")).toBe(3);
    expect(scoreOf(wordsOf("req"), "Quote requests")).toBe(2);
    expect(scoreOf(wordsOf("night"), "Dark theme", "night mode")).toBe(1);
    expect(scoreOf(wordsOf("quote x"), "Quote requests")).toBe(0);
  });
  it("finds Arabic with and without the article", () => {
    expect(scoreOf(wordsOf("رسائل"), "الرسائل")).toBe(3);
    expect(scoreOf(wordsOf("الرسا"), "الرسائل")).toBe(3);
    expect(scoreOf([], "anything")).toBe(1);
  });
});
