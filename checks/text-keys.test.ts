import { expect, test } from "vitest";
import { anatomy } from "../app/platform/languages/anatomy.server.ts";
import { readCatalogues } from "../app/platform/languages/catalogue-files.ts";
import { linkTarget } from "../app/platform/languages/links.ts";
import { sourceFiles } from "./sources.ts";

const DECLARED = /\b(?:const|let) (\w+) = useT\("([\w.-]+)"\)/g;

/** `tags`: what the source puts in with a function, as `t.rich("on", { name: () => <b>…</b> })` does. */
type Asked = { namespace: string; key: string; tags: string[] };

/** The keys that a source names in full; the types let any text pass. A name that stands for several namespaces in one file is not followed. */
function keysNamed(source: string): Asked[] {
  const namespaces = new Map<string, Set<string>>();
  for (const [, name = "", namespace = ""] of source.matchAll(DECLARED)) namespaces.set(name, new Set([...(namespaces.get(name) ?? []), namespace]));
  return [...namespaces].flatMap(([name, [namespace = "", ...others]]) => {
    if (others.length > 0) return [];
    const called = new RegExp(`(?<![\\w.])${name}(?:\\.rich)?\\(\\s*"([^"]+)"(,\\s*\\{[^}]*)?`, "g");
    return Array.from(source.matchAll(called), ([, key = "", values = ""]) => ({
      ...{ namespace, key },
      tags: Array.from(values.matchAll(/(\w+): \(\w*\) =>/g), ([, tag = ""]) => tag),
    }));
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

test("what a function draws stands in the text as a tag: as an argument, the reader would see the function", () => {
  const catalogues = readCatalogues(".");
  const textOf = ({ namespace, key }: Pick<Asked, "namespace" | "key">) => catalogues.get(namespace)?.get("en")?.[key];
  const wrong = sourceFiles(/^app\/.+\.tsx$/).flatMap(({ path, text }) =>
    keysNamed(text).flatMap((asked) => {
      const own = textOf(asked);
      const { names } = anatomy(textOf(linkTarget(own, asked.namespace) ?? asked) ?? "");
      return asked.tags.filter((tag) => !names.includes(`<${tag}>`)).map((tag) => `${path}: ${asked.namespace} ${asked.key} <${tag}>`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("keys are found as they are called, of the namespace that their file names", () => {
  const source = 'const t = useT("home"); t("title"); t.rich(\n "on", { n: 1, name: () => x }); sort("no"); a.t("no"); const of = useT("ui"); of("close");';
  expect(keysNamed(source)).toEqual([
    { namespace: "home", key: "title", tags: [] },
    { namespace: "home", key: "on", tags: ["name"] },
    { namespace: "ui", key: "close", tags: [] },
  ]);
  expect(keysNamed('const t = useT("home"); const t = useT("ui"); t("close");')).toEqual([]);
});
