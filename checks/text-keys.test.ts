import { expect, test } from "vitest";
import { readCatalogues } from "../app/platform/languages/catalogue-files.ts";
import { sourceFiles } from "./sources.ts";

const DECLARED = /\b(?:const|let) (\w+) = useT\("([\w.-]+)"\)/g;

type Asked = { namespace: string; key: string };

/** The keys that a source names in full; the types let any text pass. A name that stands for several namespaces in one file is not followed. */
function keysNamed(source: string): Asked[] {
  const namespaces = new Map<string, Set<string>>();
  for (const [, name = "", namespace = ""] of source.matchAll(DECLARED)) namespaces.set(name, new Set([...(namespaces.get(name) ?? []), namespace]));
  return [...namespaces].flatMap(([name, [namespace = "", ...others]]) => {
    if (others.length > 0) return [];
    const called = new RegExp(`(?<![\\w.])${name}(?:\\.rich)?\\(\\s*"([^"]+)"`, "g");
    return Array.from(source.matchAll(called), ([, key = ""]) => ({ namespace, key }));
  });
}

test("every text that a screen names is in the English catalogue", () => {
  const catalogues = readCatalogues(".");
  const missing = sourceFiles(/^app\/.+\.tsx?$/).flatMap(({ path, text }) =>
    keysNamed(text)
      .filter(({ namespace, key }) => catalogues.get(namespace)?.get("en")?.[key] === undefined)
      .map(({ namespace, key }) => `${path}: ${namespace} ${key}`),
  );
  expect(missing).toEqual([]);
});

test("keys are found as they are called, of the namespace that their file names", () => {
  const source = 'const t = useT("home"); t("title"); t.rich(\n "on", {}); sort("no"); a.t("no"); const of = useT("ui"); of("close");';
  expect(keysNamed(source)).toEqual([
    { namespace: "home", key: "title" },
    { namespace: "home", key: "on" },
    { namespace: "ui", key: "close" },
  ]);
  expect(keysNamed('const t = useT("home"); const t = useT("ui"); t("close");')).toEqual([]);
});
