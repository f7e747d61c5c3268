import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalogues } from "../app/platform/languages/catalogue-files.ts";

/** Words that readers stumbled over, by language: translated word by word, of two words for one thing the other, or more than we can promise. */
const RETIRED: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\be-mails?\b/i,
    /\bmails\b|\b(?:a|by|in the|no|no more|further) mail\b(?! server)/i,
    /\bsomebody\b/i,
    /\btake back\b/i,
    // Things are on a page; only people and furniture stand, in a corner or in front of a door.
    /\bstands? (?:among|as|first|under|on(?! the floor)|in(?! a corner| front))\b/i,
    /\b(?:in|within) seconds\b|\ba few seconds\b/i,
  ],
  ar: [/محترف/, /عصري/, /ميجابايت/, /المورّد/, /كراج/, /حتى SAR/],
};
/** What people may type. */
const TYPED = /^search\.shortcuts:keywords\./;

const retiredIn = (language: string, text: string): string[] => (RETIRED[language] ?? []).flatMap((word) => word.exec(text)?.[0] ?? []);

test.each(Object.keys(RETIRED))("texts and help articles (%s) use no retired word", (language) => {
  const folder = `app/features/site/help/articles/${language}`;
  const articles = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  const texts = [...readCatalogues(".")].flatMap(([namespace, catalogues]) =>
    Object.entries(catalogues.get(language) ?? {}).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  );
  expect([texts.length > 1_000, articles.length > 10]).toEqual([true, true]);
  const all = [...texts.filter(([key]) => !TYPED.test(key)), ...articles.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const)];
  expect(all.flatMap(([place, text]) => retiredIn(language, text).map((word) => `${place}: ${word}`))).toEqual([]);
});

test("planted words are found, their neighbors are not", () => {
  const planted = ["You get a mail", "Your E-mail", "It stands on your page", "Ready in seconds", "Take back"];
  expect(planted.map((text) => retiredIn("en", text).length)).toEqual([1, 1, 1, 1, 1]);
  expect(
    ["The mail server", "Stand in a corner", "It stands in front of a door", "The price stands", "30 seconds"].flatMap((text) => retiredIn("en", text)),
  ).toEqual([]);
  expect([retiredIn("ar", "المهنيون والمحترفون"), retiredIn("ar", "مهنيون")]).toEqual([["محترف"], []]);
});
