// Texts and components are compiled by the bundler. For processes that run from the source and need neither: imported first, for its effect.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const nothing =
  "export const articles = [], pictures = {}, namespaces = [], sources = {}, links = {}, find = () => new Proxy({}, { get: () => '' }), load = async () => undefined, list = async () => [], chunkOf = find";
const texts = `data:text/javascript,${encodeURIComponent(nothing)}`;

/** A module that has the names of a file of components, and no components. */
function namesOf(source: string): string {
  const own = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  const passed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
  const names = [...own, ...passed].filter((name) => name && !name.startsWith("type "));
  return `${names.map((name) => `export const ${name} = undefined;`).join("\n")}\nexport default undefined;`;
}

registerHooks({
  resolve: (name, context, next) => (name.startsWith("virtual:") ? { url: texts, shortCircuit: true } : next(name, context)),
  load: (url, context, next) =>
    url.endsWith(".tsx") ? { format: "module", source: namesOf(readFileSync(new URL(url), "utf8")), shortCircuit: true } : next(url, context),
});
