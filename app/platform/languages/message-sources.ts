import { listCatalogueFiles, readCatalogues, type Texts } from "./catalogue-files.ts";
import { compiledCatalogue } from "./compiled-catalogue.ts";
import { defaultLanguage } from "./default-language.ts";
import { linkTarget, type Target, WORDS } from "./links.ts";

type Sources = Record<string, Record<string, Texts>>;
type Links = Record<string, Record<string, [namespace: string, key: string][]>>;

/** A language with shared words of its own has every namespace: one that is all links needs no file. */
export function namespacesByLanguage(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { language, namespace } of listCatalogueFiles(root)) found.set(language, [...(found.get(language) ?? []), namespace]);
  const all = found.get(defaultLanguage) ?? [];
  for (const [language, own] of found)
    found.set(
      language,
      (own.includes(WORDS) ? all : own).filter((namespace) => namespace !== WORDS),
    );
  return found;
}

/** The source texts of English and Arabic, which an admin sees and may change. Changing a text changes its links. */
export function sourcesOf(root: string): { sources: Sources; links: Links } {
  const sources: Sources = { en: {}, ar: {} };
  const links: Links = {};
  for (const [namespace, byLanguage] of readCatalogues(root))
    for (const [language, texts] of byLanguage) {
      const own: Texts = {};
      for (const [key, text] of Object.entries(texts)) {
        const target = linkTarget(text, namespace);
        if (!target) own[key] = text;
        else addLink(links, target, [namespace, key]);
      }
      Object.assign(sources[language] ?? {}, { [namespace]: own });
    }
  return { sources, links };
}

function addLink(links: Links, target: Target, from: [namespace: string, key: string]): void {
  const ofNamespace = links[target.namespace] ?? {};
  ofNamespace[target.key] = [...(ofNamespace[target.key] ?? []), from];
  links[target.namespace] = ofNamespace;
}

/** What `virtual:messages` is for a server that runs from its sources (in development and in tests): each catalogue is compiled when it is asked for. */
export function messagesFromSources(root: string) {
  const byLanguage = namespacesByLanguage(root);
  const compiled = new Map<string, ReturnType<typeof compiledCatalogue>>();
  let read: ReturnType<typeof sourcesOf> | undefined;
  const all = () => {
    read ??= sourcesOf(root);
    return read;
  };
  return {
    namespaces: byLanguage.get(defaultLanguage) ?? [],
    sources: () => all().sources,
    links: () => all().links,
    find(language: string, namespace: string) {
      if (!byLanguage.get(language)?.includes(namespace)) return undefined;
      const key = `${language}/${namespace}`;
      const found = compiled.get(key) ?? compiledCatalogue(root, language, namespace);
      compiled.set(key, found);
      return found;
    },
  };
}
