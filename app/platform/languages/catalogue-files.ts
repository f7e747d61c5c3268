import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";

export type CatalogueFile = { path: string; namespace: string; language: string };
export type Texts = Record<string, string>;

/**
 * app/features/vendors/translations/ar.json is namespace "vendors" in Arabic, admin.ar.json beside it "vendors.admin";
 * app/shell and app/ui have theirs in the same way.
 */
export function listCatalogueFiles(root: string): CatalogueFile[] {
  const paths = globSync(["app/features/*/translations/*.json", "app/{shell,ui}/translations/*.json"], { cwd: root });
  return paths
    .map((path) => path.split(sep).join("/"))
    .sort()
    .map((path) => {
      const [folder = "", , file = ""] = path.split("/").slice(-3);
      const [, part, language = ""] = /^(?:(.+)\.)?([a-zA-Z-]+)\.json$/.exec(file) ?? [];
      return { path, namespace: part ? `${folder}.${part}` : folder, language };
    });
}

/** Nested groups become dotted keys: { "status": { "active": "…" } } is `status.active`. */
export function flatten(tree: unknown, prefix = ""): Texts {
  const texts: Texts = {};
  for (const [key, value] of Object.entries(tree as Record<string, unknown>)) {
    if (typeof value === "string") texts[prefix + key] = value;
    else Object.assign(texts, flatten(value, `${prefix}${key}.`));
  }
  return texts;
}

/** namespace -> language -> texts */
export function readCatalogues(root: string): Map<string, Map<string, Texts>> {
  const catalogues = new Map<string, Map<string, Texts>>();
  for (const { path, namespace, language } of listCatalogueFiles(root)) {
    const byLanguage = catalogues.get(namespace) ?? new Map<string, Texts>();
    catalogues.set(namespace, byLanguage);
    try {
      byLanguage.set(language, flatten(JSON.parse(readFileSync(`${root}/${path}`, "utf8"))));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return catalogues;
}
