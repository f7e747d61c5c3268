import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { formatIdeaAddress, type IdeaSearch, ideaListPath, isExactColor, parseIdeaAddress } from "./ideas.address.ts";

// Pages further down are reached by scrolling, which asks the API; by their numbers robots come.
const KEPT_PAGES = 5;

/** Lists that many ask for. Words, exact colors and own budgets are everybody's own: caching them would only push out the others. */
const isShared = ({ search, color, from, to, tag, page }: IdeaSearch): boolean =>
  !search && !isExactColor(color) && from === null && to === null && !tag && page <= KEPT_PAGES;

/** The lists of ideas under their one address; another one redirects, which is not stored. */
export const ideaListPages: readonly CachedPage[] = [
  {
    match: (pathname) => pathname === "/ideas" || (pathname.startsWith("/ideas/") && parseIdeaAddress(pathname, new URLSearchParams()) !== null),
    canonical(url) {
      const search = parseIdeaAddress(url.pathname, url.searchParams);
      return search && isShared(search) && url.pathname === ideaListPath(search) ? formatIdeaAddress(search) : null;
    },
    tags: () => ["ideas"],
  },
];
