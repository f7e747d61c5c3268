import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { formatVendorSearch, parseVendorSearch } from "./vendors.search.ts";

const directory = "/vendors";
const detail = /^\/vendors\/([^/]+)$/;

/** The public directory and its detail pages. */
export const vendorPages: readonly CachedPage[] = [
  {
    match: (pathname) => pathname === directory,
    canonical(url) {
      const search = parseVendorSearch(url.searchParams);
      // Searches are not cached: each is different and would evict popular pages.
      return search.search ? null : directory + formatVendorSearch(search);
    },
    tags: () => ["vendors", "categories"],
  },
  {
    match: (pathname) => detail.test(pathname) && !pathname.endsWith(".data"),
    canonical(url) {
      const slug = detail.exec(url.pathname)?.[1];
      if (slug === undefined) return null;
      try {
        return `${directory}/${encodeURIComponent(decodeURIComponent(slug))}`;
      } catch {
        return null;
      }
    },
    // A detail page also shows similar vendors, which any change may alter.
    tags: () => ["vendors", "categories"],
  },
];
