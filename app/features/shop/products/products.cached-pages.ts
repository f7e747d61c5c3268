import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { finderPath, parseProductSearch } from "./products.search.ts";

const finder = "/products";
const detail = /^\/products\/([^/]+)$/;

/** The shop's front page, the furniture finder and the pages of products. Each shows vendors by name and prices that any sale may change. */
export const productPages: readonly CachedPage[] = [
  {
    match: (pathname) => pathname === "/shop",
    canonical: () => "/shop",
    tags: () => ["products", "vendors", "ideas"],
  },
  {
    match: (pathname) => pathname === finder,
    canonical(url) {
      const search = parseProductSearch(url.searchParams);
      // Everybody types something else: caching searches would only push out the pages that many ask for.
      return search.search ? null : finderPath(search);
    },
    tags: () => ["products", "vendors"],
  },
  {
    match: (pathname) => detail.test(pathname) && !pathname.endsWith(".data"),
    canonical(url) {
      const slug = detail.exec(url.pathname)?.[1];
      if (slug === undefined) return null;
      try {
        return `${finder}/${encodeURIComponent(decodeURIComponent(slug))}`;
      } catch {
        return null;
      }
    },
    tags: () => ["products", "vendors"],
  },
];
