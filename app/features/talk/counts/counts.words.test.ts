import { expect, test } from "vitest";
import { countedWords } from "./counts.words.ts";

test.each([
  ["  Green   Velvet Sofa ", "green velvet sofa"],
  ["مَجْلِس", "مجلس"],
  ["Ｓｏｆａ", "sofa"],
  ["rug 200x300", "rug 200x300"],
  ["st. regis style", "st. regis style"],
  ["kitchen 12345", "kitchen 12345"],
])("%j is counted as %j", (typed, words) => expect(countedWords(typed)).toBe(words));

test.each([
  ["", "nothing"],
  ["12 34", "no letter"],
  ["reem@example.com", "an email address"],
  ["reem at example.com", "a website"],
  ["reem 0554180192", "a telephone number"],
  ["ريم ٠٥٥٤١٨٠١٩٢", "one in Arabic digits"],
  ["call +966 55-418 01 92", "one with separators"],
  ["id 123456", "the number of a paper"],
  ["https://x", "an address"],
  ["one two three four five six seven", "a sentence"],
  ["a".repeat(61), "too long"],
])("%j is not: %s", (typed) => expect(countedWords(typed)).toBeNull());
