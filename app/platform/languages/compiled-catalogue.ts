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

/** A catalogue ready for the formatter, with English in its gaps. Each file is compiled once, and again only when its content changes. */
export function compiledCatalogue(root: string, language: string, namespace: string): Compiled {
  const english = compiledFile(root, defaultLanguage, namespace);
  const own = language === defaultLanguage ? empty : compiledFile(root, language, namespace);
  const messages = { ...english.messages, ...own.messages };
  for (const [key, target] of english.links) messages[key] ??= linkedMessage(root, language, target, `${namespace} ${key}`);
  return messages;
}

function linkedMessage(root: string, language: string, { namespace, key }: Target, from: string): Compiled[string] {
  const found = compiledFile(root, language, namespace).messages[key] ?? compiledFile(root, defaultLanguage, namespace).messages[key];
  if (found === undefined) throw new Error(`${from} links to ${namespace} ${key}, which is no text`);
  return found;
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
