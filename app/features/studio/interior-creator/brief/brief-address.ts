import { amount, listAddress, own } from "#app/platform/list/list-address.ts";
import { type Brief, CREATOR_PATH, MOST_BUDGET, MOST_COLORS, MOST_SIZE, ROOMS, STYLES, WORDS_LENGTH } from "../interior-creator.ts";
import { swatchOf } from "../palette/swatches.ts";
import { readWords } from "./read-words.ts";

function readColors(text: string): readonly string[] {
  const colors = text.split(",").map((digits) => `#${digits.toUpperCase()}`);
  return [...new Set(colors.flatMap((color) => swatchOf(color) ?? []))].slice(0, MOST_COLORS);
}

/** A brief as an address has it. */
const address = listAddress({
  room: ROOMS,
  style: STYLES,
  colors: own<readonly string[]>([], readColors, (colors) => colors.map((hex) => hex.slice(1).toLowerCase()).join(",")),
  budget: amount(MOST_BUDGET),
  size: amount(MOST_SIZE),
  words: own("", (text) => text.slice(0, WORDS_LENGTH)),
});

/** What is unknown counts as not given. Where the address names no field, the words fill it. */
export function parseBrief(parameters: URLSearchParams): Brief {
  const { room, style, ...given } = address.parse(parameters);
  const said = Object.entries(readWords(given.words).fields).filter(([name]) => !parameters.has(name));
  return { ...given, room: room || null, style: style || null, ...Object.fromEntries(said) };
}

export const briefPath = ({ room, style, ...brief }: Brief): string => CREATOR_PATH + address.format({ ...brief, room: room ?? "", style: style ?? "" });
