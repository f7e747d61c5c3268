import { DIFFICULTIES, PALETTE, REGIONS, ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";

type Words<Value extends string> = ReadonlyMap<string, Value>;
export type Vocabulary = {
  style: Words<(typeof STYLES)[number]>;
  room: Words<(typeof ROOM_TYPES)[number]>;
  region: Words<(typeof REGIONS)[number]>;
  difficulty: Words<(typeof DIFFICULTIES)[number]>;
};

/** A word as it is compared: no matter the case, spaces, hyphens and vowel signs. */
export const foldWord = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u064B-\u065F\u0670\u0640]|\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");

/** The product's name of a value. */
export type Name = (key: `${"style" | "room" | "region" | "difficulty"}.${string}`) => string;

/** The words of files: the stored ones, and names for them. */
export function vocabularyOf(names: readonly Name[]): Vocabulary {
  const words = <Value extends string>(group: Parameters<Name>[0] extends `${infer Group}.${string}` ? Group : never, values: readonly Value[]): Words<Value> =>
    new Map(values.flatMap((value) => [value, ...names.map((name) => name(`${group}.${value}`))].map((word) => [foldWord(word), value] as const)));
  return { style: words("style", STYLES), room: words("room", ROOM_TYPES), region: words("region", REGIONS), difficulty: words("difficulty", DIFFICULTIES) };
}

const NAMES = ["black", "white", "red", "lime", "blue", "yellow", "magenta", "cyan", "orange", "purple", "pink", "brown", "gray", "green", "navy", "maroon"];
const OTHER_NAMES = { fuchsia: "#FF00FF", aqua: "#00FFFF", grey: "#808080" };
const named = new Map<string, string>([...NAMES.map((name, index) => [name, PALETTE[index] ?? "#000000"] as const), ...Object.entries(OTHER_NAMES)]);

/** '#RRGGBB' of a code with or without '#', of three digits, or of a color of the palette by name; null for anything else. */
export function colorCode(text: string): string | null {
  const plain = text.trim().toLowerCase();
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(plain)?.[1];
  if (!digits) return named.get(plain) ?? null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`.toUpperCase();
}
