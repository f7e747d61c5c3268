import { ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";

// What browser and server share. Free of zod, so that screens load little.

/** 'removed' lie in the bin until they are erased. */
export const IDEA_STATUSES = ["published", "unpublished", "removed"] as const;
export type IdeaStatus = (typeof IDEA_STATUSES)[number];

export const IDEA_SOURCES = ["manual", "bulk"] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];

/** Ideas on one page of the editors' list. */
export const PAGE_SIZE = 30;
/** How far the list can be turned over, and how many matches are counted; beyond, filters lead on. */
export const LAST_PAGE = 400;
/** The most ideas one bulk change or one selection takes; a larger set is done in several rounds. */
export const BULK_LIMIT = 1000;
/** How long a removed idea can be restored. */
export const BIN_DAYS = 30;

/** Documented: the hint of the image field. */
export const ACCEPTED_IMAGES = "image/*";

type All = "all";
export type IdeaFilters = {
  search: string;
  status: IdeaStatus | All;
  style: (typeof STYLES)[number] | All;
  room: (typeof ROOM_TYPES)[number] | All;
  source: IdeaSource | All;
  /** The id of an account. */
  author: string;
};
export type IdeaSearch = IdeaFilters & { page: number };

export const NO_FILTERS: IdeaFilters = { search: "", status: "all", style: "all", room: "all", source: "all", author: "all" };

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | All => known.find((item) => item === value) ?? "all";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the filters from an address; what is unknown or malformed counts as not given. */
export function parseIdeaSearch(parameters: URLSearchParams): IdeaSearch {
  const page = Number(parameters.get("page") ?? 1);
  const author = parameters.get("author") ?? "";
  return {
    search: (parameters.get("search") ?? "").trim().slice(0, 200),
    status: oneOf(IDEA_STATUSES, parameters.get("status")),
    style: oneOf(STYLES, parameters.get("style")),
    room: oneOf(ROOM_TYPES, parameters.get("room")),
    source: oneOf(IDEA_SOURCES, parameters.get("source")),
    author: UUID.test(author) ? author : "all",
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The filters as an address keeps them: 'all', empty and the first page leave no trace. */
export function formatIdeaSearch(search: IdeaSearch): string {
  const parameters = new URLSearchParams();
  if (search.search) parameters.set("search", search.search);
  for (const key of ["status", "style", "room", "source", "author"] as const) if (search[key] !== "all") parameters.set(key, search[key]);
  if (search.page > 1) parameters.set("page", String(search.page));
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
