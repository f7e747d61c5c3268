import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { listCatalogueFiles } from "./catalogue-files.ts";
import { compiledCatalogue } from "./compiled-catalogue.ts";
import { defaultLanguage } from "./default-language.ts";
import { WORDS } from "./links.ts";
import { namespacesByLanguage, sourcesOf } from "./message-sources.ts";

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
      if (this.environment.config.consumer !== "server") return browserModule(root);
      return this.environment.mode === "build" ? builtModule(root) : sourceModule(root);
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

/** A function that reads it from JSON, when first called: that is faster than the parser of scripts, and most processes need little of it. */
const later = (value: unknown): string => `later(${JSON.stringify(JSON.stringify(value))})`;

function builtModule(root: string): string {
  const byLanguage = namespacesByLanguage(root);
  const { sources, links } = sourcesOf(root);
  const languages = [...byLanguage].map(([language, names]) => {
    const compiled = Object.fromEntries(names.map((name) => [name, compiledCatalogue(root, language, name)]));
    return `[${JSON.stringify(language)}, ${later(compiled)}]`;
  });
  return `const later = (text, read) => () => (read ??= JSON.parse(text));
const languages = new Map([${languages.join(",\n")}]);
export const namespaces = ${JSON.stringify(byLanguage.get(defaultLanguage))};
export const sources = ${later(sources)};
export const links = ${later(links)};
export const find = (language, namespace) => languages.get(language)?.()[namespace];
${SERVER_ONLY}`;
}

/** Development and tests read many times, of one language or two: nothing is compiled before it is asked for. */
const sourceModule = (root: string): string => `import { messagesFromSources } from "#app/platform/languages/message-sources.ts";
export const { namespaces, sources, links, find } = messagesFromSources(${JSON.stringify(root)});
${SERVER_ONLY}`;

const SERVER_ONLY = `export const load = async (language, namespace) => find(language, namespace);
export const list = async () => namespaces;
export { pageTextsAddress } from "#app/platform/languages/page-texts.server.ts";`;

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
export const sources = () => ({});
export const links = () => ({});
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
