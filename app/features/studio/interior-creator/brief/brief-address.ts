import { type Brief, CREATOR_PATH, EMPTY_BRIEF, MOST_BUDGET, MOST_COLORS, MOST_SIZE, ROOMS, STYLES, WORDS_LENGTH } from "../interior-creator.ts";
import { swatchOf } from "../palette/swatches.ts";
import { readWords } from "./read-words.ts";

const amount = (text: string | null, most: number): number | null => {
  const value = text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
};

/** A brief as an address has it; what is unknown counts as not given. Where it names no field, the words fill it. */
export function parseBrief(parameters: URLSearchParams): Brief {
  const words = (parameters.get("words") ?? "").slice(0, WORDS_LENGTH);
  const colors = (parameters.get("colors") ?? "").split(",").map((digits) => `#${digits.toUpperCase()}`);
  const given: Brief = {
    room: ROOMS.find((room) => room === parameters.get("room")) ?? null,
    style: STYLES.find((style) => style === parameters.get("style")) ?? null,
    colors: [...new Set(colors.flatMap((color) => swatchOf(color) ?? []))].slice(0, MOST_COLORS),
    budget: amount(parameters.get("budget"), MOST_BUDGET),
    size: amount(parameters.get("size"), MOST_SIZE),
    words,
  };
  const said = Object.entries(readWords(words).fields).filter(([name]) => !parameters.has(name));
  return { ...given, ...Object.fromEntries(said) };
}

export function briefPath(brief: Brief): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(EMPTY_BRIEF) as (keyof Brief)[]) {
    const value = brief[name];
    const text = Array.isArray(value) ? value.map((hex: string) => hex.slice(1).toLowerCase()).join(",") : String(value ?? "");
    if (text) parameters.set(name, text);
  }
  return parameters.size > 0 ? `${CREATOR_PATH}?${parameters}` : CREATOR_PATH;
}
