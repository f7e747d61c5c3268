import { existsSync, readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import { cataloguePath, parseCatalogue, type Texts } from "./catalogue-files.ts";
import { defaultLanguage } from "./default-language.ts";
import { linkTarget, type Target } from "./links.ts";

type Compiled = Record<string, ReturnType<typeof compile>>;
type File = { source: string; messages: Compiled; links: ReadonlyMap<string, Target> };

/** By path, for the whole process: the browser's build, the server's and the development server ask for the same files. */
const files = new Map<string, File>();
const empty: File = { source: "", messages: {}, links: new Map() };

/** A catalogue ready for the formatter, with English in its gaps. Each file is read once, and compiled only when its content has changed. */
export function compiledCatalogue(root: string, language: string, namespace: string): Compiled {
  const read = new Map<string, File>();
  const file = (of: string, name: string): File => {
    const id = `${of} ${name}`;
    const known = read.get(id) ?? compiledFile(root, of, name);
    read.set(id, known);
    return known;
  };
  const linked = (target: Target, from: string): Compiled[string] => {
    const found = file(language, target.namespace).messages[target.key] ?? file(defaultLanguage, target.namespace).messages[target.key];
    if (found === undefined) throw new Error(`${namespace} ${from} links to ${target.namespace} ${target.key}, which is no text`);
    return found;
  };
  const english = file(defaultLanguage, namespace);
  const messages = { ...english.messages, ...file(language, namespace).messages };
  for (const [key, target] of english.links) messages[key] ??= linked(target, key);
  return messages;
}

function compiledFile(root: string, language: string, namespace: string): File {
  const path = cataloguePath(language, namespace);
  const file = `${root}/${path}`;
  if (!existsSync(file)) return empty;
  const source = readFileSync(file, "utf8");
  const known = files.get(file);
  if (known?.source === source) return known;
  const compiled = { source, ...compileTexts(path, namespace, parseCatalogue(path, source)) };
  files.set(file, compiled);
  return compiled;
}

function compileTexts(path: string, namespace: string, texts: Texts): Omit<File, "source"> {
  const messages: Compiled = {};
  const links = new Map<string, Target>();
  for (const [key, text] of Object.entries(texts)) {
    const target = linkTarget(text, namespace);
    if (target) links.set(key, target);
    else
      try {
        messages[key] = compile(text);
      } catch (error) {
        throw new Error(`${path} ${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
  }
  return { messages, links };
}
