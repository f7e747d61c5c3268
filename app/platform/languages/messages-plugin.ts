import { existsSync, readFileSync, writeFileSync } from "node:fs";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { listCatalogueFiles, readCatalogues, type Texts } from "./catalogue-files.ts";

const id = "virtual:messages";
/** Chunk addresses of the browser build, which is made before the server's. */
const chunks: Record<string, string> = {};

/** Compiles the catalogues at build time, so that no ICU parser reaches the browser or runs on a request. */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  let base = "/";
  const compileAll = () => {
    const compiled: Record<string, Record<string, unknown>> = {};
    for (const [namespace, byLanguage] of readCatalogues(root)) {
      const english = byLanguage.get("en") ?? {};
      for (const [language, texts] of byLanguage) {
        compiled[language] ??= {};
        compiled[language][namespace] = compileTexts(`${namespace} (${language})`, { ...english, ...texts });
      }
    }
    return compiled;
  };
  return {
    name: "messages",
    configResolved(config) {
      root = config.root;
      base = config.base;
      writeTypes(root);
    },
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const compiled = compileAll();
      const [, language, namespace] = source.split("/");
      if (language === "all") return loadersModule(compiled);
      if (language && namespace) return `export default ${JSON.stringify(compiled[language]?.[namespace] ?? {})}`;
      return this.environment.config.consumer === "server" ? serverModule(compiled, sourcesOf(root)) : browserModule;
    },
    generateBundle(_, bundle) {
      if (this.environment.config.consumer === "server") return;
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk" || !output.facadeModuleId?.startsWith(`\0${id}/`)) continue;
        chunks[output.facadeModuleId.slice(id.length + 2)] = base + output.fileName;
      }
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

function compileTexts(place: string, texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compile(text)];
      } catch (error) {
        throw new Error(`${place} ${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
}

/** The texts as they were written, of the languages that are complete: what an admin sees and may change. */
function sourcesOf(root: string): Record<string, Record<string, Texts>> {
  const sources: Record<string, Record<string, Texts>> = { en: {}, ar: {} };
  for (const [namespace, byLanguage] of readCatalogues(root))
    for (const [language, texts] of byLanguage) Object.assign(sources[language] ?? {}, { [namespace]: texts });
  return sources;
}

function serverModule(compiled: Record<string, Record<string, unknown>>, sources: Record<string, Record<string, Texts>>): string {
  const namespaces = Object.keys(compiled["en"] ?? {});
  return `const all = ${JSON.stringify(compiled)};
const chunks = ${JSON.stringify(chunks)};
export const namespaces = ${JSON.stringify(namespaces)};
export const sources = ${JSON.stringify(sources)};
export const find = (language, namespace) => all[language]?.[namespace];
export const load = async (language, namespace) => find(language, namespace);
export const list = async () => namespaces;
export const chunkOf = (language, namespace) => chunks[language + "/" + namespace];`;
}

/** The addresses of all catalogues: a list that grows with the product, and no first visit needs it (a page brings the addresses of its own). */
function loadersModule(compiled: Record<string, Record<string, unknown>>): string {
  const loaders = Object.entries(compiled).flatMap(([language, byNamespace]) =>
    Object.keys(byNamespace).map((namespace) => {
      const key = `${language}/${namespace}`;
      return `${JSON.stringify(key)}: () => import(${JSON.stringify(`${id}/${key}`)})`;
    }),
  );
  return `export const loaders = {${loaders.join(",\n")}};`;
}

const browserModule = `export const namespaces = [];
export const sources = {};
export const find = () => undefined;
export const load = async (language, namespace) => {
  const { loaders } = await import("${id}/all");
  return (await loaders[language + "/" + namespace]?.())?.default;
};
export const list = async () => {
  const { loaders } = await import("${id}/all");
  return [...new Set(Object.keys(loaders).map((key) => key.slice(key.indexOf("/") + 1)))];
};
export const chunkOf = () => undefined;`;

/** Typed keys come from the English files; app/translations.d.ts is generated, and committed for the editor's sake. */
function writeTypes(root: string): void {
  const lines = listCatalogueFiles(root)
    .filter(({ language }) => language === "en")
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
