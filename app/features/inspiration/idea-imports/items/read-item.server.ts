import {
  DESCRIPTION_LENGTH,
  type Difficulty,
  MOST_COLORS,
  MOST_COST,
  MOST_PHOTOS,
  MOST_TAGS,
  type Region,
  type RoomType,
  type Style,
  TAG_LENGTH,
  TIME_LENGTH,
  TITLE_LENGTH,
} from "#app/features/inspiration/ideas/public.ts";
import { cleanText, oneLine, parseDecimal } from "#app/platform/csv/cells.ts";
import type { ItemField, ItemProblem, ItemProblemCode } from "../idea-imports.ts";
import type { RawItem } from "./raw-item.ts";
import { colorCode, foldWord, type Vocabulary } from "./vocabulary.server.ts";

/** Where an item's photograph is: at an address, or in the same ZIP. */
export type Picture = { from: "address" | "zip"; name: string };

export type NewItem = {
  title: string;
  titleAr: string | null;
  description: string;
  descriptionAr: string | null;
  style: Style;
  roomType: RoomType;
  region: Region | null;
  colors: string[];
  tags: string[];
  /** Halalas. */
  estimatedCost: number | null;
  difficulty: Difficulty;
  estimatedTime: string | null;
  pictures: Picture[];
};
/** `item` is null when there is a problem. */
export type ReadItem = { row: number; title: string; item: NewItem | null; problems: ItemProblem[] };

const SHOWN = 120;
const HALALAS = 100;
const ADDRESS_LENGTH = 2_000;
const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Checks an item of a file and reports all its problems at once. */
export function readItem(raw: RawItem, { words, isZip }: { words: Vocabulary; isZip: boolean }): ReadItem {
  const problems: ItemProblem[] = raw.problem ? [raw.problem] : [];
  const refuse = (code: ItemProblemCode, field: ItemField, value = "") => void problems.push({ code, field, value: value.slice(0, SHOWN) });
  const textOf = (field: ItemField) => raw.values.get(field)?.text ?? "";

  const line = (field: ItemField, most: number): string => {
    const text = oneLine(textOf(field));
    if (text.length > most) refuse("too_long", field, String(most));
    return text;
  };
  const paragraphs = (field: ItemField): string => {
    const text = cleanText(textOf(field));
    if (text.length > DESCRIPTION_LENGTH) refuse("too_long", field, String(DESCRIPTION_LENGTH));
    return text;
  };
  const required = (field: ItemField, text: string): string => {
    if (text === "") refuse("missing", field);
    return text;
  };
  const word = <Value extends string>(field: ItemField, known: ReadonlyMap<string, Value>, fallback: Value): Value => {
    const text = oneLine(textOf(field));
    const value = known.get(foldWord(text));
    if (value === undefined && text !== "") refuse("unknown_value", field, text);
    return value ?? fallback;
  };

  const title = raw.problem?.code === "not_an_object" ? "" : required("title", line("title", TITLE_LENGTH));
  if (raw.problem?.code === "not_an_object") return { row: raw.row, title, item: null, problems };
  required("style", oneLine(textOf("style")));
  required("room_type", oneLine(textOf("room_type")));

  const item: NewItem = {
    title,
    titleAr: line("title_ar", TITLE_LENGTH) || null,
    description: paragraphs("description"),
    descriptionAr: paragraphs("description_ar") || null,
    style: word("style", words.style, "modern"),
    roomType: word("room_type", words.room, "living_room"),
    region: textOf("region").trim() === "" ? null : word("region", words.region, "najd"),
    colors: colorsOf(raw, refuse),
    tags: tagsOf(raw, refuse),
    estimatedCost: costOf(oneLine(textOf("estimated_cost")), refuse),
    difficulty: word("difficulty_level", words.difficulty, "medium"),
    estimatedTime: line("time_estimate", TIME_LENGTH) || null,
    pictures: picturesOf(raw, isZip, refuse),
  };
  return { row: raw.row, title: title.slice(0, TITLE_LENGTH), item: problems.length === 0 ? item : null, problems };
}

type Refuse = (code: ItemProblemCode, field: ItemField, value?: string) => void;

function colorsOf(raw: RawItem, refuse: Refuse): string[] {
  const colors = new Set<string>();
  for (const text of raw.values.get("color_palette")?.list ?? []) {
    const code = colorCode(text);
    if (code) colors.add(code);
    else refuse("invalid_color", "color_palette", text);
  }
  if (colors.size > MOST_COLORS) refuse("too_many", "color_palette", String(MOST_COLORS));
  return [...colors];
}

function tagsOf(raw: RawItem, refuse: Refuse): string[] {
  const tags = (raw.values.get("tags")?.list ?? []).map(oneLine).filter(Boolean);
  if (tags.length > MOST_TAGS) refuse("too_many", "tags", String(MOST_TAGS));
  for (const tag of tags) if (tag.length > TAG_LENGTH) refuse("too_long", "tags", String(TAG_LENGTH));
  return tags;
}

/** Riyals in the file; 0 is 'not said', as in the form. */
function costOf(text: string, refuse: Refuse): number | null {
  if (text === "") return null;
  const riyals = parseDecimal(text);
  if (riyals === null) refuse("invalid_number", "estimated_cost", text);
  else if (riyals < 0) refuse("negative", "estimated_cost", text);
  else if (riyals > MOST_COST) refuse("too_high", "estimated_cost", String(MOST_COST));
  return riyals ? Math.round(riyals * HALALAS) : null;
}

function picturesOf(raw: RawItem, isZip: boolean, refuse: Refuse): Picture[] {
  const pictures: Picture[] = [];
  const add = (field: ItemField, name: string) => {
    if (name.length > ADDRESS_LENGTH) refuse("too_long", field, String(ADDRESS_LENGTH));
    else if (isAddress(name)) pictures.push({ from: "address", name });
    // Anything with a scheme is an address, even if it is never fetched.
    else if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name) || (field === "image_url" && !isZip)) refuse("image_address", field, name);
    else if (isZip) pictures.push({ from: "zip", name });
    else refuse("image_no_zip", field, name);
  };
  // An address may hold what separates lists.
  const address = cleanText(raw.values.get("image_url")?.text ?? "");
  if (address !== "") add("image_url", address);
  const image = cleanText(raw.values.get("image")?.text ?? "");
  if (image !== "") add("image", image);
  for (const name of raw.values.get("images")?.list ?? []) add("images", cleanText(name));
  const unique = [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
  if (unique.length > MOST_PHOTOS) refuse("too_many", "images", String(MOST_PHOTOS));
  return unique;
}
