import { describe, expect, test } from "vitest";
import { detectLanguage } from "./detect.ts";

describe("detectLanguage", () => {
  test.each([
    ["ar", "ar"],
    ["ar-EG,en;q=0.8", "ar"],
    ["en-SA", "ar"],
    ["fr-MA,fr;q=0.9", "ar"],
    ["en-US,en;q=0.9,ar;q=0.1", "en"],
    ["en;q=0.2, ar;q=0.9", "ar"],
    ["fr-FR, ar;q=0.5", "fr"],
    ["de-DE", "de"],
    ["nn, de;q=0.5", "no"],
    ["zh-Hant-HK", "zh-TW"],
    ["sw-KE, ar;q=0.5", "ar"],
    ["sw-KE", "en"],
    ["*", "en"],
    ["", "en"],
    ["AR, en;q=0.5", "ar"],
    ["EN-us", "en"],
    ["sw, EN;q=0.9, ar;q=0.5", "en"],
    ["ar;q=0, en", "en"],
  ])("browser %s leads to %s", (acceptLanguage, expected) => {
    expect(detectLanguage({ acceptLanguage }).language).toBe(expected);
  });

  test("address, then cookie, then account, then browser", () => {
    const all = { requested: "fa", cookie: "ru", account: "ar", acceptLanguage: "en" };
    expect(detectLanguage(all)).toEqual({ language: "fa", source: "address" });
    expect(detectLanguage({ ...all, requested: "xx" })).toEqual({ language: "ru", source: "cookie" });
    expect(detectLanguage({ ...all, requested: null, cookie: undefined })).toEqual({ language: "ar", source: "account" });
    expect(detectLanguage({ acceptLanguage: "en" })).toEqual({ language: "en", source: "browser" });
    expect(detectLanguage({})).toEqual({ language: "en", source: "default" });
  });
});
