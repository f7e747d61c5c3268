/** What a page has to read and see, so that it is worth finding. */
export type Content = {
  /** Title, description and what else people wrote. */
  letters: number;
  pictures?: number;
  /** Reviews, answers, finished projects. */
  voices?: number;
};

export const PICTURE = 100;
export const VOICE = 120;
export const ENOUGH = 120;

/** Whether a page about one thing has too little to be found by search engines; `hasEnough` in SQL is the same. */
export const isThin = ({ letters, pictures = 0, voices = 0 }: Content): boolean => letters + PICTURE * pictures + VOICE * voices < ENOUGH;

export const lettersOf = (...texts: readonly (string | null | undefined)[]): number => texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** Fewer things than these are no list. */
const FEWEST = 2;
/** A category in a city is something people look for; with a third filter hardly anybody does. */
const MOST_FILTERS = 2;
const DEEPEST = 10;
/** What people name when they look for a list. Words, amounts, tags and the like make any number of addresses for the same things. */
const WORTH = "category city vendor_type room style region material place profession speciality".split(" ");

/**
 * Whether a list is no page of its own for search engines, which follow its links all the same: more or other filters than people look for, far from its beginning, or next to
 * nothing found.
 * @param address canonical: each word of the path beyond the first, and each parameter, is a filter
 */
export function isThinList(address: string, found?: number | null): boolean {
  const [path = "", query] = address.split("?");
  const filters = new URLSearchParams(query);
  const page = Number(filters.get("page") ?? 1);
  filters.delete("page");
  const count = filters.size + path.split("/").length - 2;
  return [...filters.keys()].some((name) => !WORTH.includes(name)) || count > MOST_FILTERS || page > DEEPEST || (count > 0 && found != null && found < FEWEST);
}
