import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, sep } from "node:path";
import { readCatalogues, type Texts } from "#app/platform/languages/catalogue-files.ts";
import { linkTarget } from "#app/platform/languages/links.ts";
import { GROUPS, type Group, isSection } from "../help.ts";

export const HOME = "app/features/site/help";
export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Source = { path: string; fields: Readonly<Record<string, string>>; body: string };
export type SourceOf = {
  id: string;
  slug: string;
  section: string;
  group: Group;
  order: number;
  written: string;
  screens: readonly string[];
  sources: Record<Language, Source>;
};

const FRONT = /^---\n([\s\S]*?)\n---\n/;
const FIELDS: Record<Language, readonly string[]> = {
  en: ["title", "summary", "words", "group", "order", "written", "screens"],
  // What is no text stands once, in the English file.
  ar: ["title", "summary", "words"],
};

function readSource(root: string, path: string, language: Language): Source {
  const text = readFileSync(`${root}/${path}`, "utf8");
  const front = FRONT.exec(text);
  if (!front) throw new Error(`${path}: begins without front matter`);
  const fields: Record<string, string> = {};
  for (const line of (front[1] ?? "").split("\n")) {
    const [, name = "", value = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!FIELDS[language].includes(name)) throw new Error(`${path}: '${line}' is no field of an article`);
    fields[name] = value.trim();
  }
  for (const name of FIELDS[language].filter((field) => field !== "words" && field !== "screens"))
    if (!fields[name]) throw new Error(`${path}: ${name} is missing`);
  return { path, fields, body: text.slice(front[0].length) };
}

/** Every article with its texts in both languages. @throws when one of them is missing or says something that cannot be */
export function readArticles(root: string): SourceOf[] {
  const paths = globSync(`${HOME}/articles/en/*/*.md`, { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .sort();
  const translated = globSync(`${HOME}/articles/ar/*/*.md`, { cwd: root }).map((path) => path.split(sep).join("/"));
  const lonely = translated.find((path) => !existsSync(`${root}/${path.replace("/articles/ar/", "/articles/en/")}`));
  if (lonely) throw new Error(`${lonely}: there is no such article in English`);
  return paths.map((path) => {
    const section = basename(dirname(path));
    const slug = basename(path, ".md");
    const inArabic = path.replace("/articles/en/", "/articles/ar/");
    if (!existsSync(`${root}/${inArabic}`)) throw new Error(`${path}: there is no Arabic text of it`);
    const sources = { en: readSource(root, path, "en"), ar: readSource(root, inArabic, "ar") };
    const { group = "", order = "", written = "", screens = "" } = sources.en.fields;
    if (!isSection(section)) throw new Error(`${path}: ${section} is no section`);
    if (!(GROUPS[section] as readonly string[]).includes(group)) throw new Error(`${path}: ${group} is no group of ${section}`);
    if (Number.isNaN(Date.parse(written))) throw new Error(`${path}: ${written} is no day`);
    const addresses = screens ? screens.split(",").map((screen) => screen.trim()) : [];
    return { id: `${section}/${slug}`, slug, section, group: group as Group, order: Number(order), written, screens: addresses, sources };
  });
}

export type Catalogues = Map<string, Map<string, Texts>>;

/** A label of the product by its key, following links. */
function labelOf(catalogues: Catalogues, language: Language, namespace: string, key: string): string | undefined {
  const english = catalogues.get(namespace)?.get("en")?.[key];
  const own = catalogues.get(namespace)?.get(language)?.[key];
  const target = linkTarget(english, namespace);
  return target && (own === undefined || language === "en") ? labelOf(catalogues, language, target.namespace, target.key) : own;
}

const LABEL = /\{\{([\w.-]+):([\w.-]+)\}\}/g;
const FIGURE = /\{\{=([\w./-]+) ([\w.]+)(?: \/(\d+))?\}\}/g;

/** Labels that a text names. @throws when the product says no such thing, or says it with values */
export function checkLabels({ path, body }: Source, catalogues: Catalogues, language: Language): void {
  for (const [all, namespace = "", key = ""] of body.matchAll(LABEL)) {
    const label = labelOf(catalogues, language, namespace, key);
    if (label === undefined) throw new Error(`${path}: there is no text ${all}`);
    if (/[{}<>]/.test(label)) throw new Error(`${path}: ${all} is no plain label: ${label}`);
  }
  const rest = body.replace(LABEL, "").replace(FIGURE, "");
  if (/\{\{|\}\}/.test(rest)) throw new Error(`${path}: a label or figure is written wrongly`);
}

const MB = 1024 * 1024;

/** Puts in limits from the very constants that the server enforces: `{{=talk/feedback/feedback.ts BODY_LENGTH}}`, with `/100` as halalas. */
export const withFigures = (root: string, { path, body }: Source): string =>
  body.replace(FIGURE, (all: string, file: string, name: string, divisor: string | undefined) => {
    const source = existsSync(`${root}/app/features/${file}`) ? `${root}/app/features/${file}` : `${root}/app/${file}`;
    if (!existsSync(source)) throw new Error(`${path}: ${all} names no file`);
    const value = valueIn(readFileSync(source, "utf8"), name);
    if (value === undefined) throw new Error(`${path}: ${all} names no number`);
    const shown = divisor ? value / Number(divisor) : value >= MB && value % MB === 0 ? value / MB : value;
    return shown.toLocaleString("en");
  });

/** A number that a source defines: `NAME = 5 * 1024`, or with a dot `NAME = { max: 5 }`. */
export function valueIn(source: string, name: string): number | undefined {
  const [constant = "", property] = name.split(".");
  const begin = new RegExp(`\\b${constant}\\b(?:: [\\w<>, ]+)? ?[=:] ?`).exec(source);
  if (!begin) return undefined;
  const rest = source.slice(begin.index + begin[0].length);
  const at = property ? new RegExp(`^[^;]*?\\b${property}: ?`).exec(rest) : null;
  if (property && !at) return undefined;
  const number = /^[\d_]+(?: \* [\d_]+)*/.exec(at ? rest.slice(at[0].length) : rest);
  return number?.[0]
    .replaceAll("_", "")
    .split(" * ")
    .reduce((product, factor) => product * Number(factor), 1);
}

export const catalogues = readCatalogues;
