import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Markup } from "./markup.ts";

const ROOT = join(import.meta.dirname, "../../app");

const flat = (tree: object, prefix = ""): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === "string" ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`)));

const catalogue = (language: string) =>
  globSync(join(ROOT, `translations/${language}/*.json`)).flatMap((file) =>
    flat(JSON.parse(readFileSync(file, "utf8"))).map(([key, text]) => ({ key: `${basename(file, ".json")}.${key}`, text })),
  );

const english = catalogue("en").filter(({ text }) => !text.startsWith("@:"));
/** What a screen shows where a text is missing. */
const KEYS: ReadonlySet<string> = new Set(english.map(({ key }) => key));
const OURS: ReadonlySet<string> = new Set(english.map(({ text }) => text));

/** The forms of a text: those of its plurals and choices, with what is put in as a pattern. */
function patternsOf(text: string): string[] {
  const forms = [...text.matchAll(/(?:\w+|=\d+) ?\{((?:[^{}]|\{\w+\})*)\}/g)].map(([, form = ""]) => form);
  const inner = /\{\w+, (plural|select|selectordinal),/.test(text) ? forms : [text];
  return inner
    .map((form) => form.replace(/<[^>]*>/g, "{tag}"))
    .filter((form) => /\p{L}{2}/u.test(form.replace(/\{[^{}]*\}/g, "")))
    .map((form) =>
      form
        .split(/\{[^{}]*\}|#/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*"),
    );
}

/** A form of which elements stand in the middle is several texts of the page. */
const piecesOf = (pattern: string): string[] =>
  [...new Set([pattern, ...pattern.split(".*").map((piece) => piece.trim())])].filter((piece) => /\p{L}{2}/u.test(piece));

type Said = { texts: ReadonlySet<string>; patterns: readonly RegExp[]; answers: Map<string, boolean> };
const known = new Map<string, Said>();

function readSaid(language: string): Said {
  const all = catalogue(language).flatMap(({ text }) => patternsOf(text).flatMap(piecesOf));
  return {
    texts: new Set(all.filter((pattern) => !pattern.includes(".*")).map((pattern) => pattern.replaceAll("\\", ""))),
    patterns: all.filter((pattern) => pattern.includes(".*")).map((pattern) => new RegExp(`^${pattern}$`, "u")),
    answers: new Map(),
  };
}

/** Whether these words are what the language's own catalogue says; catalogues.test.ts looks after that one. */
function isSaid(language: string, words: string): boolean {
  const said = known.get(language) ?? readSaid(language);
  known.set(language, said);
  const answer = said.answers.get(words) ?? (said.texts.has(words) || said.patterns.some((pattern) => pattern.test(words)));
  said.answers.set(words, answer);
  return answer;
}

/** Reads the same in every language: our name and others', abbreviations, numbers with their unit, addresses of mail, names of accounts, colors. */
const EVERYWHERE = /^(?:Diwan|WhatsApp|Instagram|LinkedIn|[A-Z\d]{2,5}|[\d.,]+ (?:cm|kg|m²)|\S+@\S+|[a-z]+(?:\.[a-z\d]+)+|#[\dA-Fa-f]{6})$/;

const LATIN = new Set("et fr tr pl es de it pt nl sv no vi".split(" "));
/** Names of people, businesses and places stand as they are written: each word with a capital. In other scripts places have names of their own. */
const NAME = /^(?:\p{Lu}[\p{L}\d.'’-]*|\d+)(?:(?: (?:and|of|&))? (?:\p{Lu}[\p{L}\d.'’-]*|\d+))*$/u;
const isName = (words: string, language: string) => !OURS.has(words) && NAME.test(words) && (LATIN.has(language) || words.includes(" "));

/** Names of cities and tags in further languages; the English and Arabic ones stand in their rows. */
const namesOf = (language: string): ReadonlySet<string> => {
  const file = join(ROOT, `platform/text/names/${language}.json`);
  return new Set(existsSync(file) ? Object.values<string>(JSON.parse(readFileSync(file, "utf8"))) : []);
};
const named = new Map<string, ReadonlySet<string>>();
function isNamed(words: string, language: string): boolean {
  const names = named.get(language) ?? namesOf(language);
  named.set(language, names);
  return names.has(words);
}

/** A text may be several words beside each other: 'Riyadh · 2026', 'King Fahd, Jazan', 'Modern (12)'. */
const partsOf = (text: string) =>
  text
    .split(/ · |, | \/ /)
    .map((part) => part.replace(/\s*\(\d+\)$|[()]/g, "").trim())
    .filter((part) => /[A-Za-z]{2}/.test(part));

/**
 * Texts of a page that are still the English page's, and names of texts where a text should be. What people wrote says its language, and so does not count;
 * in the head, where nothing can say that, it is known by the page that says it.
 */
export function englishLeft(page: Markup, englishTexts: ReadonlySet<string>, language: string, asked: string): string[] {
  const typed = [...new URLSearchParams(asked).values()].join(" ").toLowerCase().split(/\s+/);
  const said = new Set(page.texts.filter(({ marked }) => marked).map(({ text }) => text));
  const isFine = (part: string) =>
    EVERYWHERE.test(part) ||
    isName(part, language) ||
    isSaid(language, part) ||
    isNamed(part, language) ||
    part
      .toLowerCase()
      .split(/\s+/)
      .every((word) => typed.includes(word));
  const left = page.texts.filter(({ text, marked, isHead }) => {
    if (marked || !/[A-Za-z]{2}/.test(text) || !englishTexts.has(text)) return false;
    if (isHead && [...said].some((words) => text.includes(words) || words.startsWith(text.replace(/…$/, "")))) return false;
    return !partsOf(text).every(isFine) && !isSaid(language, text);
  });
  return [...new Set(left.map(({ text }) => `in English: ${text}`)), ...rawTexts(page)];
}

/** Names of texts, and what should have been filled in. */
export const rawTexts = (page: Markup): string[] =>
  page.texts.filter(({ text }) => /\{\w+[,}]/.test(text) || text.split(/\s+/).some((word) => KEYS.has(word))).map(({ text }) => `raw: ${text}`);
