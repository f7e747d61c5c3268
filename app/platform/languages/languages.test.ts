import { expect, test } from "vitest";
import { completeLanguages } from "./complete-languages.ts";
import { isLanguage, languages, pageLanguage } from "./languages.ts";

test("the browser knows which languages are complete; Arabic and Persian run from right to left", () => {
  expect(languages).toHaveLength(23);
  expect(languages.filter(({ isComplete }) => isComplete).map(({ code }) => code)).toEqual(completeLanguages);
  expect(languages.filter(({ isRTL }) => isRTL).map(({ code }) => code)).toEqual(["ar", "fa"]);
  for (const { code, isRTL } of languages) expect([code, new Intl.Locale(code).maximize().script === "Arab"]).toEqual([code, isRTL]);
});

test("each spells out the plural forms that its language has", () => {
  for (const { code, pluralForms, intlLocale } of languages)
    expect([code, [...pluralForms].toSorted()]).toEqual([code, [...new Intl.PluralRules(intlLocale).resolvedOptions().pluralCategories].toSorted()]);
});

test("a page has what it needs to know", () => {
  expect(pageLanguage("zh")).toEqual({ code: "zh", htmlLang: "zh-Hans", isRTL: false, intlLocale: "zh-CN-u-ca-gregory-nu-latn" });
  expect([isLanguage("ar"), isLanguage("xx"), isLanguage(null)]).toEqual([true, false, false]);
});
