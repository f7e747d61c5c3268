import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { formatIdeaAddress, type IdeaSearch, ideaListPath, isExactColor, parseIdeaAddress } from "./ideas.address.ts";

// Readers reach later pages by scrolling, through the API; only crawlers use page numbers.
const CACHED_PAGES = 5;

/** Lists that many ask for. Words, exact colors and custom budgets vary too much: caching them would evict the others. */
const isShared = ({ search, color, from, to, tag, page }: IdeaSearch): boolean =>
  !search && !isExactColor(color) && from === null && to === null && !tag && page <= CACHED_PAGES;

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
