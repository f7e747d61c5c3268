import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAllRecent, forgetRecent, readRecent, rememberRecent } from "./recent.ts";
import { parseSearch, searchPath, tidyWords } from "./search.ts";

describe("words of an address", () => {
  it.each([
    ["  majlis \n sofa ", "majlis sofa"],
    ["a\u0000b", "a b"],
    ["x".repeat(300), "x".repeat(100)],
    ["\ud800", ""],
    ["👨‍👩‍👧", "👨‍👩‍👧"],
  ])("%j", (typed, tidy) => expect(tidyWords(typed)).toBe(tidy));

  it("reads known parameters and drops the rest", () => {
    expect(parseSearch(new URLSearchParams("q=+sofa&kind=vendor"))).toEqual({ words: "sofa", kind: "vendor" });
    expect(parseSearch(new URLSearchParams("kind=__proto__"))).toEqual({ words: "", kind: "" });
    expect(searchPath({ words: "مجلس & sofa", kind: "idea" })).toBe("/search?q=%D9%85%D8%AC%D9%84%D8%B3+%26+sofa&kind=idea");
    expect(searchPath({ words: "" })).toBe("/search");
  });
});

describe("recent searches", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) });
  });

  it("newest first, each once, six of them", () => {
    for (const words of ["one", "two", "ONE ", "three", "four", "five", "six", "seven", "x"]) rememberRecent(undefined, words);
    expect(readRecent(undefined)).toEqual(["seven", "six", "five", "four", "three", "ONE"]);
    forgetRecent(undefined, "six");
    expect(readRecent(undefined)[1]).toBe("five");
    forgetAllRecent(undefined);
    expect(readRecent(undefined)).toEqual([]);
  });

  it("belong to one person", () => {
    rememberRecent("noura", "majlis");
    expect(readRecent(undefined)).toEqual([]);
    expect(readRecent("noura")).toEqual(["majlis"]);
    rememberRecent(undefined, "kitchen");
    expect(readRecent("noura")).toEqual([]);
  });

  it.each([
    ["{", []],
    ["null", []],
    ['{"owner":"","items":"x"}', []],
    ['{"owner":"","items":[1,null,"ok"]}', ["ok"]],
  ])("survives %s in the storage", (value, found) => {
    stored.set("search.recent", value);
    expect(readRecent(undefined)).toEqual(found);
  });
});
