// The directory's search as an address has it. Shared by loader, screen, API and page cache; without zod, so that screens stay small.
import { listAddress, oneOf, type Parameters, page, type SearchOf, value } from "#app/platform/list/list-address.ts";

export const VENDOR_TYPES = ["Service", "Product", "Both"] as const;
export type VendorType = (typeof VENDOR_TYPES)[number];

export const VENDOR_SORTS = ["featured", "rating", "min_project_value", "name"] as const;
export type VendorSort = (typeof VENDOR_SORTS)[number];

/** A search that finds more is counted as '10,000+'. */
export const COUNT_CAP = 10_000;
/** The last page; nobody reads further. */
export const MAX_PAGE = 10_000;
export const MAX_SEARCH_PAGE = 100;
export const SEARCH_LENGTH = 100;

/** Words, too, are 'not given' where the address says `all`. */
const address = listAddress({
  search: value(SEARCH_LENGTH),
  category: "id",
  city: value(80),
  vendorType: { type: "choice", values: VENDOR_TYPES, initial: "", name: "vendor_type" },
  sort: oneOf(VENDOR_SORTS),
  page: page(MAX_PAGE),
});

export type VendorSearch = SearchOf<typeof address>;
export const EMPTY_SEARCH: VendorSearch = address.initial;

/** Reads any address: what is unknown or malformed counts as not given. */
export function parseVendorSearch(parameters: Parameters): VendorSearch {
  const search = address.parse(parameters);
  return search.search ? { ...search, page: Math.min(search.page, MAX_SEARCH_PAGE) } : search;
}

/** The one query string of a search, with its question mark, in a fixed order; defaults leave no trace. */
export const formatVendorSearch = address.format;

/** How many filters are on, for the button that opens them on a phone. The words and the order are shown beside it. */
export const countFilters = ({ category, city, vendorType }: VendorSearch): number => [category, city, vendorType].filter(Boolean).length;

export const hasFilters = address.isFiltered;
