// The directory's search as an address keeps it. Shared by loader, screen, API and page cache; free of zod, so that screens load little.

export const VENDOR_TYPES = ["Service", "Product", "Both"] as const;
export type VendorType = (typeof VENDOR_TYPES)[number];

export const VENDOR_SORTS = ["featured", "rating", "min_project_value", "name"] as const;
export type VendorSort = (typeof VENDOR_SORTS)[number];

export const PAGE_SIZE = 24;
/** A search that finds more is counted as '10,000+'. */
export const COUNT_CAP = 10_000;
/** Pages that can be asked for: nobody reads further, and robots need not. */
export const MAX_PAGE = 10_000;
export const MAX_SEARCH_PAGE = 100;
export const SEARCH_LENGTH = 100;

/** Empty text stands for 'not given'. */
export type VendorSearch = { search: string; category: string; city: string; vendorType: VendorType | ""; sort: VendorSort; page: number };

export const EMPTY_SEARCH: VendorSearch = { search: "", category: "", city: "", vendorType: "", sort: "featured", page: 1 };

type Parameters = { get(name: string): string | null };

const text = (parameters: Parameters, name: string, longest: number): string => {
  const value = (parameters.get(name) ?? "").normalize("NFC").replace(/\s+/g, " ").trim();
  return value === "all" ? "" : [...value].slice(0, longest).join("").trim();
};
const CATEGORY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads any address: what is unknown or malformed counts as not given. */
export function parseVendorSearch(parameters: Parameters): VendorSearch {
  const category = text(parameters, "category", 36).toLowerCase();
  const vendorType = text(parameters, "vendor_type", 10);
  const sort = text(parameters, "sort", 20);
  const page = text(parameters, "page", 8);
  const search = text(parameters, "search", SEARCH_LENGTH);
  return {
    search,
    category: CATEGORY.test(category) ? category : "",
    city: text(parameters, "city", 80),
    vendorType: VENDOR_TYPES.find((known) => known === vendorType) ?? "",
    sort: VENDOR_SORTS.find((known) => known === sort) ?? "featured",
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), search ? MAX_SEARCH_PAGE : MAX_PAGE) : 1,
  };
}

/** The one query string of a search, with its question mark, in a fixed order; defaults leave no trace. */
export function formatVendorSearch(search: Partial<VendorSearch>): string {
  const { search: words, category, city, vendorType, sort, page } = { ...EMPTY_SEARCH, ...search };
  const parameters = new URLSearchParams();
  if (words) parameters.set("search", words);
  if (category) parameters.set("category", category);
  if (city) parameters.set("city", city);
  if (vendorType) parameters.set("vendor_type", vendorType);
  if (sort !== "featured") parameters.set("sort", sort);
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query ? `?${query}` : "";
}

/** How many filters are on, for the button that opens them on a phone. The words and the order are shown beside it. */
export const countFilters = ({ category, city, vendorType }: VendorSearch): number => [category, city, vendorType].filter(Boolean).length;

export const hasFilters = (search: VendorSearch): boolean => search.search !== "" || countFilters(search) > 0;

/** Up to five page numbers centered on the current one. */
export function pageNumbers(page: number, pages: number): number[] {
  const count = Math.min(5, pages);
  const first = Math.max(1, Math.min(page - 2, pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
