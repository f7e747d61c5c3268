import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";

export type CatalogueFile = { path: string; namespace: string; language: string };
export type Texts = Record<string, string>;

/** app/translations/ar/vendors.admin.json is the namespace "vendors.admin" in Arabic. */
export const cataloguePath = (language: string, namespace: string): string => `app/translations/${language}/${namespace}.json`;

export function listCatalogueFiles(root: string): CatalogueFile[] {
  const paths = globSync("app/translations/*/*.json", { cwd: root });
  return paths
    .map((path) => path.split(sep).join("/"))
    .sort()
    .map((path) => {
      const [language = "", file = ""] = path.split("/").slice(-2);
      return { path, namespace: file.slice(0, -".json".length), language };
    });
}

/** Nested groups become dotted keys: { "status": { "active": "…" } } is `status.active`. */
function flatten(tree: unknown, prefix = ""): Texts {
  const texts: Texts = {};
  for (const [key, value] of Object.entries(tree as Record<string, unknown>)) {
    if (typeof value === "string") texts[prefix + key] = value;
    else Object.assign(texts, flatten(value, `${prefix}${key}.`));
  }
  return texts;
}

export function parseCatalogue(path: string, source: string): Texts {
  try {
    return flatten(JSON.parse(source));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** namespace -> language -> texts */
export function readCatalogues(root: string): Map<string, Map<string, Texts>> {
  const catalogues = new Map<string, Map<string, Texts>>();
  for (const { path, namespace, language } of listCatalogueFiles(root)) {
    const byLanguage = catalogues.get(namespace) ?? new Map<string, Texts>();
    catalogues.set(namespace, byLanguage);
    byLanguage.set(language, parseCatalogue(path, readFileSync(`${root}/${path}`, "utf8")));
  }
  return catalogues;
}
