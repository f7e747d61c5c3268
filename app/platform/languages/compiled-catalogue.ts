import { existsSync, readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import { cataloguePath, parseCatalogue, type Texts } from "./catalogue-files.ts";
import { defaultLanguage } from "./default-language.ts";

type Compiled = Record<string, ReturnType<typeof compile>>;
type Entry = { source: string; messages: Compiled };

/** By path, for the whole process: the browser's build, the server's and the development server ask for the same files. */
const entries = new Map<string, Entry>();

/** A catalogue ready for the formatter, with English in its gaps. Each file is compiled once, and again only when its content changes. */
export function compiledCatalogue(root: string, language: string, namespace: string): Compiled {
  const english = compiledFile(root, defaultLanguage, namespace);
  return language === defaultLanguage ? english : { ...english, ...compiledFile(root, language, namespace) };
}

function compiledFile(root: string, language: string, namespace: string): Compiled {
  const path = cataloguePath(language, namespace);
  const file = `${root}/${path}`;
  if (!existsSync(file)) return {};
  const source = readFileSync(file, "utf8");
  const known = entries.get(file);
  if (known?.source === source) return known.messages;
  const messages = compileTexts(path, parseCatalogue(path, source));
  entries.set(file, { source, messages });
  return messages;
}

function compileTexts(path: string, texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compile(text)];
      } catch (error) {
        throw new Error(`${path} ${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
}
