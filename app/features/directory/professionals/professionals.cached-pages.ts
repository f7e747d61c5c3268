import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { DIRECTORY, parseProfessionalSearch, professionalsPath } from "./professionals.search.ts";
import { TRADE_PAGES } from "./professionals.ts";

const tradeIn = (pathname: string): string | undefined => pathname.slice(DIRECTORY.length + 1) || undefined;

/** The directory and the pages of its trades. Each shows people with photographs of their published ideas. */
export const professionalPages: readonly CachedPage[] = [
  {
    match: (pathname) => pathname === DIRECTORY || Object.keys(TRADE_PAGES).some((trade) => pathname === `${DIRECTORY}/${trade}`),
    canonical(url) {
      const search = parseProfessionalSearch(url.searchParams, tradeIn(url.pathname));
      const path = professionalsPath(search);
      // Searches are not cached: each is different and would evict popular pages. Nor is what leads to the page of a trade.
      return search.search || new URL(path, url).pathname !== url.pathname ? null : path;
    },
    tags: () => ["professionals", "ideas"],
  },
];
