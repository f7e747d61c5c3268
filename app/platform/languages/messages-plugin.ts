import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { listCatalogueFiles, readCatalogues, type Texts } from "./catalogue-files.ts";
import { compiledCatalogue } from "./compiled-catalogue.ts";
import { defaultLanguage } from "./default-language.ts";
import { linkTarget, type Target, WORDS } from "./links.ts";

const id = "virtual:messages";

/** Compiles the catalogues at build time, so that no ICU parser reaches the browser or runs on a request. */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: "messages",
    configResolved(config) {
      root = config.root;
      writeTypes(root);
    },
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const [, language, namespace] = source.split("/");
      if (language && namespace) return `export default ${JSON.stringify(compiledCatalogue(root, language, namespace))}`;
      if (language) return languageModule(root, language);
      return this.environment.config.consumer === "server" ? serverModule(root) : browserModule(root);
    },
    hotUpdate({ file }) {
      if (!/\/app\/translations\/[^/]+\/[^/]+\.json$/.test(file)) return undefined;
      writeTypes(root);
      const graph = this.environment.moduleGraph;
      for (const [known, module] of graph.idToModuleMap) if (known.startsWith(`\0${id}`)) graph.invalidateModule(module);
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** A language with shared words of its own has every namespace: one that is all links needs no file. */
function namespacesByLanguage(root: string): Map<string, string[]> {
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

type Links = Record<string, Record<string, [namespace: string, key: string][]>>;

/** The source texts of complete languages, which an admin sees and may change. Changing a text changes its links. */
function sourcesOf(root: string) {
  const sources: Record<string, Record<string, Texts>> = { en: {}, ar: {} };
  const links: Links = {};
  for (const [namespace, byLanguage] of readCatalogues(root))
    for (const [language, texts] of byLanguage) {
      const own: Texts = {};
      for (const [key, text] of Object.entries(texts)) {
        const target = linkTarget(text, namespace);
        if (target) addLink(links, target, [namespace, key]);
        else own[key] = text;
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

/** As text for JSON.parse, which reads megabytes of catalogues faster than the parser of scripts does. */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

function serverModule(root: string): string {
  const byLanguage = namespacesByLanguage(root);
  const { sources, links } = sourcesOf(root);
  const all = [...byLanguage].map(([language, names]) => [language, Object.fromEntries(names.map((name) => [name, compiledCatalogue(root, language, name)]))]);
  return `const all = ${parsed(Object.fromEntries(all))};
export const namespaces = ${JSON.stringify(byLanguage.get(defaultLanguage))};
export const sources = ${parsed(sources)};
export const links = ${parsed(links)};
export const find = (language, namespace) => all[language]?.[namespace];
export const load = async (language, namespace) => find(language, namespace);
export const list = async () => namespaces;
export { pageTextsAddress } from "#app/platform/languages/page-texts.server.ts";`;
}

/** How one language's catalogues are loaded. The first visit needs no such list: a page brings the addresses of its own. */
function languageModule(root: string, language: string): string {
  const byLanguage = namespacesByLanguage(root);
  const own = new Set(byLanguage.get(language));
  const loaders = (byLanguage.get(defaultLanguage) ?? []).map((namespace) => {
    const source = `${id}/${own.has(namespace) ? language : defaultLanguage}/${namespace}`;
    return `${JSON.stringify(namespace)}: () => import(${JSON.stringify(source)})`;
  });
  return `export const loaders = {${loaders.join(",\n")}};`;
}

function browserModule(root: string): string {
  const lists = [...namespacesByLanguage(root).keys()].map((language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(`${id}/${language}`)})`);
  return `const lists = {${lists.join(",\n")}};
const loadersOf = async (language) => (await (lists[language] ?? lists[${JSON.stringify(defaultLanguage)}])()).loaders;
export const namespaces = [];
export const sources = {};
export const links = {};
export const find = () => undefined;
export const load = async (language, namespace) => (await (await loadersOf(language))[namespace]?.())?.default;
export const list = async (language) => Object.keys(await loadersOf(language));
export const pageTextsAddress = () => "";`;
}

/** Typed keys come from the English files; app/translations.d.ts is generated, and committed for the editor's sake. */
function writeTypes(root: string): void {
  const lines = listCatalogueFiles(root)
    .filter(({ language, namespace }) => language === defaultLanguage && namespace !== WORDS)
    .map(({ path, namespace }) => `    ${JSON.stringify(namespace)}: (typeof import("./${path.slice("app/".length)}"))["default"];`);
  const text = `// Generated by app/platform/languages/messages-plugin.ts. Do not edit.
export type {} from "#app/platform/languages/namespaces.ts";

declare module "#app/platform/languages/namespaces.ts" {
  interface Namespaces {
${lines.join("\n")}
  }
}
`;
  const file = `${root}/app/translations.d.ts`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
