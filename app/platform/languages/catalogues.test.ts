import { describe, expect, test } from "vitest";
import { anatomy } from "./anatomy.server.ts";
import { listCatalogueFiles, readCatalogues } from "./catalogue-files.ts";
import { isLanguage, languages } from "./languages.ts";

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

for (const [namespace, byLanguage] of catalogues) {
  const english = byLanguage.get("en") ?? {};
  for (const { code, isComplete, pluralForms } of languages) {
    const texts = byLanguage.get(code);
    if (!texts && !isComplete) continue;
    describe(`${namespace} in ${code}`, () => {
      test("has every key and no other", () => {
        const keys = Object.keys(texts ?? {}).sort();
        if (isComplete) expect(keys).toEqual(Object.keys(english).sort());
        else expect(keys.filter((key) => !(key in english))).toEqual([]);
      });
      test("has the same placeholders, and all its plural forms", () => {
        const wrong: string[] = [];
        for (const [key, text] of Object.entries(texts ?? {})) {
          const own = anatomy(text);
          const expected = anatomy(english[key] ?? "").names;
          if (own.names.join() !== expected.join()) wrong.push(`${key}: [${own.names}] instead of [${expected}]`);
          for (const { name, forms } of own.plurals) for (const form of pluralForms) if (!forms.includes(form)) wrong.push(`${key}: {${name}} lacks "${form}"`);
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}
