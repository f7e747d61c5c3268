/** What the list can be narrowed to. missing: changed in one language only. unused: the product no longer has the key. */
export const TEXT_STATES = ["all", "changed", "missing", "unused"] as const;
export type TextState = (typeof TEXT_STATES)[number];

export const TEXT_MAX = 5_000;
export const PAGE_SIZE = 50;
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const CSV_COLUMNS = ["page", "key", "en_text", "ar_text"] as const;

export type TextSearch = { page: string; search: string; state: TextState; at: number };

/** Filters as the address has them. */
export function parseTextSearch(parameters: URLSearchParams): TextSearch {
  const state = parameters.get("state") as TextState;
  const at = Number(parameters.get("at"));
  return {
    page: parameters.get("page") ?? "",
    search: (parameters.get("search") ?? "").slice(0, 100),
    state: TEXT_STATES.includes(state) ? state : "all",
    at: Number.isInteger(at) && at > 1 ? at : 1,
  };
}

/** The address of a list; what is at its default stays out of it. */
export function textSearchPath({ page, search, state, at }: TextSearch): string {
  const parameters = new URLSearchParams();
  if (page) parameters.set("page", page);
  if (search) parameters.set("search", search);
  if (state !== "all") parameters.set("state", state);
  if (at > 1) parameters.set("at", String(at));
  const query = parameters.toString();
  return `/admin/translations${query && `?${query}`}`;
}
