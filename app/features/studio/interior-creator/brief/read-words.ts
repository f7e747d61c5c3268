import { type Brief, MOST_BUDGET, MOST_COLORS, MOST_SIZE } from "../interior-creator.ts";
import { type SwatchName, swatchHex } from "../palette/swatches.ts";
import { COLOR_WORDS, MATERIAL_WORDS, ROOM_WORDS, STYLE_WORDS } from "./vocabulary.ts";

/** The recognized fields, with their words. */
type Understood = { fields: Partial<Omit<Brief, "words">>; said: Partial<Record<keyof Omit<Brief, "words">, string>>; rest: string };

/** One way of writing for each word: lower case, western digits, Arabic without marks, one alef, one yeh, and heh for teh marbuta. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u064B-\u0652\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/٫/g, ".")
    .replace(/[٬,](?=\d{3}(?!\d))/g, "");
}

type Found = { value: string; at: number; length: number };

const NOT_A = /(?:not|no|without|except|غير|بدون|بلا|ليس|مو)\s+(?:a\s+|the\s+|any\s+|ال)?$/;

type Names = { pattern: RegExp; values: ReadonlyMap<string, string> };

/** One pattern for all names of a list, longest first so that 'navy blue' is not taken for less than it says. Arabic words carry the article and short prepositions. */
function names(list: Readonly<Record<string, readonly string[]>>): Names {
  const values = new Map(Object.entries(list).flatMap(([value, words]) => words.map((word) => [word, value] as const)));
  const sorted = [...values.keys()].toSorted((a, b) => b.length - a.length);
  const isArabic = (word: string) => /[\u0600-\u06FF]/.test(word);
  const arabic = sorted.filter(isArabic).map((word) => word.replaceAll(" ", "\\s+(?:ال)?"));
  const latin = sorted.filter((word) => !isArabic(word)).map((word) => word.replaceAll(" ", "[\\s-]+"));
  const source = `(?<![\\p{L}\\p{N}])(?:(?:و?[بلكف]?ال|لل|[وبل])?(${arabic.join("|")})|(${latin.join("|")}))(?![\\p{L}\\p{N}])`;
  return { pattern: new RegExp(source, "gu"), values };
}

const ROOMS = names(ROOM_WORDS);
const STYLES = names(STYLE_WORDS);
const COLORS = names(COLOR_WORDS);

type MaterialKind = keyof typeof MATERIAL_WORDS;
export type NamedMaterials = { [K in MaterialKind]?: keyof (typeof MATERIAL_WORDS)[K] };
const MATERIALS = Object.entries(MATERIAL_WORDS).map(([kind, list]) => [kind as MaterialKind, names(list)] as const);

/** Every name of a list that occurs in the text as a whole word and is not negated. */
const wordsIn = (text: string, { pattern, values }: Names): Found[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const name = match[1]?.replace(/\s+(?:ال)?/gu, " ") ?? match[2]?.replace(/[\s-]+/g, " ") ?? "";
    const value = values.get(name);
    return value && !NOT_A.test(text.slice(0, match.index)) ? [{ value, at: match.index, length: match[0].length }] : [];
  });

const THOUSAND = String.raw`(k\b|thousand|الف|الاف)`;
const MILLION = String.raw`(m\b|mn\b|million|مليون|ملايين)`;
const AMOUNT = String.raw`(\d+(?:\.\d+)?)\s*(?:${THOUSAND}|${MILLION})?`;
const MONEY = new RegExp(`(?<![\\d.])${AMOUNT}\\s*(?:sar|sr|riyals?|﷼|ريال|ريالا|ر\\.?\\s?س)`, "u");
const MONEY_BEFORE = new RegExp(
  `(?:sar|sr|budget(?: of| is)?|up to|under|below|at most|max(?:imum)?|ميزانيه|بميزانيه|ميزانيتي|اقل من|لا تتجاوز|حتي|بحدود)\\s*:?\\s*${AMOUNT}`,
  "u",
);
const SIZE = /(\d+(?:\.\d+)?)\s*(?:m2|m²|sqm|sq\.?\s?m|square met(?:er|re)s?|متر(?:\s?مربع)?|امتار(?:\s?مربعه)?|م2|م²)/u;
const SIDES = /(\d+(?:\.\d+)?)\s*(?:x|×|\*|by|في)\s*(\d+(?:\.\d+)?)\s*(?:m\b|met(?:er|re)s?|متر|امتار)?/u;

function moneyIn(text: string): { value: number; match: RegExpExecArray } | null {
  for (const pattern of [MONEY, MONEY_BEFORE]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const value = Math.round(Number(match[1]) * (match[3] ? 1_000_000 : match[2] ? 1_000 : 1));
    // A budget of a few riyals is a size or a count.
    if (value >= 500 && value <= MOST_BUDGET) return { value, match };
  }
  return null;
}

function sizeIn(text: string): { value: number; match: RegExpExecArray } | null {
  const sides = SIDES.exec(text);
  const area = SIZE.exec(text);
  const match = sides ?? area;
  if (!match) return null;
  const value = Math.round(sides ? Number(sides[1]) * Number(sides[2]) : Number(match[1]));
  return value >= 1 && value <= MOST_SIZE ? { value, match } : null;
}

/** Recognized materials: at most one wall, cloth, wood and metal. */
export function materialsIn(words: string): NamedMaterials {
  const text = folded(words);
  return Object.fromEntries(
    MATERIALS.flatMap(([kind, list]) =>
      wordsIn(text, list)
        .slice(0, 1)
        .map(({ value }) => [kind, value]),
    ),
  );
}

const blank = (text: string, used: readonly { at: number; length: number }[]): string =>
  used.reduce((left, { at, length }) => left.slice(0, at) + " ".repeat(length) + left.slice(at + length), text);

/** Reads rooms, styles, colors, a budget and a size out of free words in English or Arabic. The first room and style count; colors as many as fit. */
export function readWords(words: string): Understood {
  const text = folded(words);
  const fields: Understood["fields"] = {};
  const said: Understood["said"] = {};
  const used: { at: number; length: number }[] = [];
  const take = (name: keyof typeof said, found: readonly { at: number; length: number }[]) => {
    used.push(...found);
    said[name] = found.map(({ at, length }) => text.slice(at, at + length)).join(", ");
  };
  const ofMatch = (match: RegExpExecArray) => [{ at: match.index, length: match[0].length }];

  const [room] = wordsIn(text, ROOMS);
  if (room) {
    fields.room = room.value as NonNullable<Brief["room"]>;
    take("room", [room]);
  }
  const [style] = wordsIn(text, STYLES);
  if (style) {
    fields.style = style.value as NonNullable<Brief["style"]>;
    take("style", [style]);
  }
  // 'black steel' is a metal and no color of its own
  const materials = MATERIALS.flatMap(([, list]) => wordsIn(text, list));
  const colors = wordsIn(blank(text, materials), COLORS).filter((one, n, all) => all.findIndex(({ value }) => value === one.value) === n);
  if (colors.length > 0) {
    fields.colors = colors.slice(0, MOST_COLORS).map(({ value }) => swatchHex(value as SwatchName));
    take("colors", colors.slice(0, MOST_COLORS));
  }
  const money = moneyIn(text);
  if (money) {
    fields.budget = money.value;
    take("budget", ofMatch(money.match));
  }
  const size = sizeIn(text);
  if (size) {
    fields.size = size.value;
    take("size", ofMatch(size.match));
  }
  return { fields, said, rest: withoutUsed(text, used) };
}

/** Words that say nothing about a room. */
const FILLERS = new Set(
  "a an the for with in of and or to my our i we want would like need please some that is it very from by room up under budget color colors at on me make design house home new في من مع على الى و او لي لنا اريد ابي ابغي نريد غرفه لون الوان ميزانيه بيت منزل جديد تصميم".split(
    " ",
  ),
);

function withoutUsed(text: string, used: readonly { at: number; length: number }[]): string {
  return (blank(text, used).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 && !FILLERS.has(word)).join(" ");
}
