// Where a list of ideas lives: its address, read and written. Shared by loaders, screens, API and page cache; without zod, so that screens stay small.
import { amount, listAddress, oneOf, own, type Parameters, page, tidy, words } from "#app/platform/list/list-address.ts";
import { COLLECTIONS, type CollectionName } from "../ideas.collections.ts";
import { COLOR_FAMILIES, type ColorFamily } from "../ideas.colors.ts";
import { DIFFICULTIES, type Difficulty, REGIONS, type Region, ROOM_TYPES, type RoomType, STYLES, type Style, wordOf } from "../ideas.ts";

export const IDEA_SORTS = ["best", "newest", "popular", "saved", "rating", "cost_low", "cost_high"] as const;
/** 'best' is the natural order: newest first; with words what fits best; with an exact color the nearest first. */
export type IdeaSort = (typeof IDEA_SORTS)[number];

/** Ways to look at the same ideas. */
export const PLACES = ["all", "photos", "gallery", "before-after"] as const;
export type IdeaPlace = (typeof PLACES)[number];

export const PAGE_SIZE = 24;
export const SEARCH_LENGTH = 100;
export const MAX_PAGE = 100;
export const MOST_RIYALS = 100_000_000;

/** Empty text and null mean not given. Amounts are in riyals. */
export type IdeaFilters = {
  search: string;
  collection: CollectionName | "";
  room: RoomType | "";
  style: Style | "";
  region: Region | "";
  /** A family's name, or six hexadecimal digits. */
  color: string;
  from: number | null;
  to: number | null;
  difficulty: Difficulty | "";
  tag: string;
};
export type IdeaSearch = IdeaFilters & { place: IdeaPlace; sort: IdeaSort; page: number };

const HEX = /^[0-9a-f]{6}$/;
export const isExactColor = (color: string): boolean => HEX.test(color);
export const isFamily = (color: string): color is ColorFamily => (COLOR_FAMILIES as readonly string[]).includes(color);

// A word that is a room's name and a collection's means the same in both: the room.
const named = <T extends string>(values: readonly T[], word: string): T | "" => values.find((value) => wordOf(value) === word) ?? "";
const readers = {
  room: (word: string) => named(ROOM_TYPES, word),
  collection: (word: string) => named(Object.keys(COLLECTIONS) as CollectionName[], word),
  style: (word: string) => named(STYLES, word),
  region: (word: string) => named(REGIONS, word),
  color: (word: string) => named(COLOR_FAMILIES, word),
};
type WordKind = keyof typeof readers;
const KINDS = Object.keys(readers) as WordKind[];

/** The filters named by a path's words, in any order; null when a word is unknown or two are of the same kind. */
function readWords(words: readonly string[]): Partial<IdeaFilters> | null {
  const found: Partial<Record<WordKind, string>> = {};
  for (const word of words) {
    const kind = KINDS.find((known) => readers[known](word));
    if (!kind || found[kind]) return null;
    found[kind] = readers[kind](word);
  }
  return found as Partial<IdeaFilters>;
}

/** A value that addresses spell with hyphens. */
const spelled = <T extends string>(values: readonly T[]) => own<T | "">("", (text) => named(values, wordOf(text.trim().toLowerCase())) || undefined, wordOf);
const colorOf = (text: string): string => {
  const color = text.trim().toLowerCase().replace("#", "");
  return isExactColor(color) ? color : readers.color(color);
};

/** The parameters of a list. */
const query = listAddress({
  search: words(SEARCH_LENGTH),
  room: spelled(ROOM_TYPES),
  style: spelled(STYLES),
  region: spelled(REGIONS),
  color: own("", colorOf),
  from: amount(MOST_RIYALS),
  to: amount(MOST_RIYALS),
  difficulty: spelled(DIFFICULTIES),
  tag: own("", (text) => tidy(text, 40).toLowerCase()),
  sort: oneOf(IDEA_SORTS),
  page: page(MAX_PAGE),
});
export const EMPTY_SEARCH: IdeaSearch = { ...query.initial, place: "all", collection: "" };

/** Reads any address of the area; null where its path is no list. Parameters that are unknown or malformed count as not given. */
export function parseIdeaAddress(pathname: string, parameters: Parameters): IdeaSearch | null {
  const segments = pathname
    .split("/")
    .filter(Boolean)
    .slice(1)
    .map((segment) => wordOf(decoded(segment).toLowerCase()));
  const place = PLACES.find((known) => known === segments[0] && known !== "all") ?? "all";
  const inPath = readWords(place === "all" ? segments : segments.slice(1));
  if (!inPath || (place !== "all" && segments.length > 1)) return null;
  const asked = query.parse(parameters);
  const [from, to] = ordered(asked.from, asked.to);
  const found: IdeaSearch = { ...asked, from, to, place, collection: "", ...inPath };
  return { ...found, sort: found.sort === naturalSort(found) ? "best" : found.sort };
}

const ordered = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The named order that equals 'best', if any. */
export const naturalSort = ({ search, color }: Pick<IdeaFilters, "search" | "color">): IdeaSort => (search || isExactColor(color) ? "best" : "newest");

/** The one address of a list: words of the path and parameters in a fixed order; defaults leave no trace. */
export function formatIdeaAddress(search: Partial<IdeaSearch>): string {
  const all = { ...EMPTY_SEARCH, ...search };
  const elsewhere = all.place === "all" && { room: "" as const, style: "" as const, region: "" as const, ...(isFamily(all.color) && { color: "" }) };
  return ideaListPath(all) + query.format({ ...all, ...elsewhere, sort: all.sort === naturalSort(all) ? "best" : all.sort });
}

/** The path alone. */
export function ideaListPath(search: IdeaSearch): string {
  const { collection, room, style, region, color } = search;
  const words = search.place === "all" ? [collection, room, style, region, isFamily(color) ? color : ""] : [search.place];
  return ["/ideas", ...words.filter(Boolean).map(wordOf)].join("/");
}

/** The filters that have a chip, in order. */
export const REMOVABLE = ["search", "room", "style", "color", "region", "budget", "difficulty", "tag"] as const;
export type Removable = (typeof REMOVABLE)[number];
export const isOn = (search: IdeaFilters, filter: Removable): boolean =>
  filter === "budget" ? search.from !== null || search.to !== null : Boolean(search[filter]);
export const without = (filter: Removable): Partial<IdeaSearch> => (filter === "budget" ? { from: null, to: null, page: 1 } : { [filter]: "", page: 1 });
export const filtersOn = (search: IdeaFilters): Removable[] => REMOVABLE.filter((filter) => isOn(search, filter));

/** The list without filters; its path, collection and order stay. */
export const clearedFilters = ({ place, collection, sort }: IdeaSearch): IdeaSearch => ({ ...EMPTY_SEARCH, place, collection, sort });
