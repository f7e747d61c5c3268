// The furniture finder's search as an address has it. Shared by loader, screen, API and page cache; free of zod, so that screens load little.
import { COLOR_FAMILIES } from "#app/features/inspiration/ideas/public.ts";
import { amount, listAddress, oneOf, type Parameters, page, type SearchOf, words } from "#app/platform/list/list-address.ts";
import { AVAILABILITIES, MATERIALS, PRODUCT_CATEGORIES, PRODUCT_ROOMS, PRODUCT_STYLES } from "./products.ts";

export const PRODUCT_SORTS = ["featured", "newest", "rating", "price_low", "price_high"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Nobody reads further, and robots need not. */
export const MAX_PAGE = 100;
export const SEARCH_LENGTH = 100;
/** Riyals. */
export const MOST_RIYALS = 1_000_000;
/** Centimeters. */
export const WIDEST = 2_000;

export const productAddress = listAddress({
  search: words(SEARCH_LENGTH),
  room: PRODUCT_ROOMS,
  category: PRODUCT_CATEGORIES,
  style: PRODUCT_STYLES,
  color: COLOR_FAMILIES,
  material: MATERIALS,
  vendor: "id",
  available: AVAILABILITIES,
  /** Riyals. */
  from: amount(MOST_RIYALS),
  to: amount(MOST_RIYALS),
  /** The place it must fit into, in centimeters. */
  width: amount(WIDEST),
  depth: amount(WIDEST),
  height: amount(WIDEST),
  sort: oneOf(PRODUCT_SORTS),
  page: page(MAX_PAGE),
});

export type ProductSearch = SearchOf<typeof productAddress>;
export const EMPTY_SEARCH: ProductSearch = productAddress.initial;

/** Reads any address: what is unknown or malformed counts as not given. The documents' `All` is no filter either. */
export function parseProductSearch(parameters: Parameters): ProductSearch {
  const search = productAddress.parse(parameters);
  const { from, to } = search;
  return from !== null && to !== null && from > to ? { ...search, from: to, to: from } : search;
}

/** The one address of a search; what is as at first leaves no trace. */
export const finderPath = (search: Partial<ProductSearch>): string => `/products${productAddress.format(search)}`;

/** What can be taken away with one tap, in the order of the chips. */
export const REMOVABLE = ["search", "room", "category", "style", "color", "material", "vendor", "available", "price", "size"] as const;
export type Removable = (typeof REMOVABLE)[number];
type Change = Partial<ProductSearch>;

const isGiven = (...values: (number | null)[]): boolean => values.some((value) => value !== null);

export const isOn = (search: ProductSearch, filter: Removable): boolean =>
  filter === "price" ? isGiven(search.from, search.to) : filter === "size" ? isGiven(search.width, search.depth, search.height) : search[filter] !== "";

export const without = (filter: Removable): Change =>
  filter === "price" ? { from: null, to: null } : filter === "size" ? { width: null, depth: null, height: null } : { [filter]: "" };

export const filtersOn = (search: ProductSearch): Removable[] => REMOVABLE.filter((filter) => isOn(search, filter));

/** Everything that narrows taken away; the order stays. */
export const cleared = ({ sort }: ProductSearch): ProductSearch => ({ ...EMPTY_SEARCH, sort });
