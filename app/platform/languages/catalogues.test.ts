import { describe, expect, test } from "vitest";
import { anatomy } from "./anatomy.server.ts";
import { listCatalogueFiles, readCatalogues } from "./catalogue-files.ts";
import { copiesIn } from "./copies.ts";
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
