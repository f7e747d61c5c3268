import { describe, expect, test } from "vitest";
import { anatomy } from "./anatomy.server.ts";
import { equalTexts, longTexts } from "./as-in-english.ts";
import { listCatalogueFiles, readCatalogues } from "./catalogue-files.ts";
import { copiesIn } from "./copies.ts";
import exceptions from "./exceptions.json" with { type: "json" };
import { isLanguage, languages } from "./languages.ts";
import { linkTarget } from "./links.ts";

const catalogues = readCatalogues(process.cwd());
test("anatomy sees arguments, tags and plural forms", () => {
  expect(anatomy("{n, plural, one {# room for <b>{who}</b>} other {# rooms}} {x}")).toEqual({
    names: ["<b>", "n", "who", "x"],
    plurals: [{ name: "n", forms: ["one", "other"] }],
  });
});

test("every translation file is of a known language and has an English one beside it", () => {
  for (const { path, namespace, language } of listCatalogueFiles(process.cwd())) {
    expect(isLanguage(language), path).toBe(true);
    expect(catalogues.get(namespace)?.has("en"), path).toBe(true);
  }
});

test("links stand in the English files only, and lead to texts", () => {
  const wrong: string[] = [];
  for (const [namespace, byLanguage] of catalogues)
    for (const [language, texts] of byLanguage)
      for (const [key, text] of Object.entries(texts)) {
        const target = linkTarget(text, namespace);
        if (!target) continue;
        const found = catalogues.get(target.namespace)?.get("en")?.[target.key];
        if (language !== "en" || found === undefined || linkTarget(found, target.namespace)) wrong.push(`${language} ${namespace}#${key}: ${text}`);
      }
  expect(wrong).toEqual([]);
});

test("a text exists once: another catalogue links to it in words.json, another key of its catalogue to the first", () => {
  expect(copiesIn(catalogues)).toEqual([]);
});

for (const [namespace, byLanguage] of catalogues) {
  const all = byLanguage.get("en") ?? {};
  const english = Object.fromEntries(Object.entries(all).filter(([, text]) => !linkTarget(text, namespace)));
  for (const { code, isComplete, pluralForms } of languages) {
    const texts = byLanguage.get(code);
    if (!texts && !isComplete) continue;
    describe(`${namespace} in ${code}`, () => {
      test("has every key and no other", () => {
        const keys = Object.keys(texts ?? {});
        expect(keys.filter((key) => !(key in all))).toEqual([]);
        if (isComplete) expect(Object.keys(english).filter((key) => !keys.includes(key))).toEqual([]);
      });
      test("has the same placeholders, and all its plural forms", () => {
        const wrong: string[] = [];
        for (const [key, text] of Object.entries(texts ?? {})) {
          if (linkTarget(text, namespace)) continue;
          const own = anatomy(text);
          const target = linkTarget(all[key], namespace) ?? { namespace, key };
          const expected = anatomy(catalogues.get(target.namespace)?.get("en")?.[target.key] ?? "").names;
          if (own.names.join() !== expected.join()) wrong.push(`${key}: [${own.names}] instead of [${expected}]`);
          for (const { name, forms } of own.plurals) for (const form of pluralForms) if (!forms.includes(form)) wrong.push(`${key}: {${name}} lacks "${form}"`);
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}

/** Names that are the same everywhere. */
const NAMES = ["LinkedIn", "Snapchat", "Facebook", "Pinterest", "Behance", "Houzz", "Instagram", "Diwan", "WhatsApp"];

test("equal and long texts are found", () => {
  const english = { a: "Save", b: "{n} m²", c: "PDF", d: "Bid", e: "Close {name}" };
  expect(equalTexts(english, { a: "Save", b: "{n} m²", c: "PDF", d: "Angebot", e: "Close {name}" }, "x")).toEqual(["Save", "Close {name}"]);
  const long = "Angebot auf eine Ausschreibung";
  expect(longTexts(english, { a: "Speichern", d: long, e: `{n, plural, other {${long} ${long}}}` })).toEqual(["d"]);
});

describe.for(languages.filter(({ code, isComplete }) => isComplete && code !== "en"))("what $code says as English does, or at length,", ({ code }) => {
  const found = { equal: [] as string[], long: [] as string[] };
  for (const [namespace, byLanguage] of catalogues) {
    const [english, own] = [byLanguage.get("en") ?? {}, byLanguage.get(code) ?? {}];
    found.equal.push(...equalTexts(english, own, namespace).filter((text) => !NAMES.includes(text)));
    found.long.push(...longTexts(english, own).map((key) => `${namespace}#${key}`));
  }
  test("is known (exceptions.json), and nothing is known that is no longer so", () => {
    const known: { equal?: string[]; long?: string[] } = (exceptions as Record<string, object>)[code] ?? {};
    expect([...new Set(found.equal)].sort()).toEqual((known.equal ?? []).toSorted());
    expect(found.long.sort()).toEqual((known.long ?? []).toSorted());
  });
});
