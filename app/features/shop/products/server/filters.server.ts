import { type RawBuilder, sql } from "kysely";
import type { Searched } from "#app/platform/list/find-words.server.ts";
import type { Order } from "#app/platform/list/walk.server.ts";
import type { ProductFilters } from "../products.contract.ts";
import type { ProductSort } from "../products.search.ts";
import { isPublicProduct } from "./cards.server.ts";

const HALALAS = 100;
const MILLIMETERS = 10;

const bigint = sql`bigint`;
export const ORDERS: Record<ProductSort, Order> = {
  featured: { key: sql`i.prominence`, isDescending: true, type: bigint },
  newest: { key: sql`i.created_at`, isDescending: true, type: sql`timestamptz` },
  rating: { key: sql`i.score`, isDescending: true, type: sql`real` },
  price_low: { key: sql`i.price_from`, isDescending: false, type: bigint },
  price_high: { key: sql`i.price_from`, isDescending: true, type: bigint },
};

/** Products as lists walk through and search them. */
export const publicProducts: Searched = {
  table: sql`products`,
  visible: isPublicProduct,
  esteem: ORDERS.featured,
  vocabulary: sql`select word, variants, products n from product_words`,
};

/** The filters that ask for words of the column `facets`, and what these begin with. */
export const FACETS = {
  room: "room",
  category: "category",
  style: "style",
  color: "color",
  material: "material",
  vendor: "vendor",
  available: "available",
} as const satisfies Partial<Record<keyof ProductFilters, string>>;
export type FacetName = keyof typeof FACETS;

const facetsOf = (filters: ProductFilters): string[] =>
  (Object.keys(FACETS) as FacetName[]).flatMap((name) => (filters[name] ? [`${FACETS[name]}:${filters[name]}`] : []));

/** Whether it is asked for words of the column `facets` or of the texts, so that an index finds what matches. */
export const isNarrow = (filters: ProductFilters): boolean => filters.search !== "" || facetsOf(filters).length > 0;

/** The conditions of a list over `products i`, without its words. What fits is what has the measure, and no more of it. */
export function filtered(filters: ProductFilters): RawBuilder<unknown> {
  const facets = facetsOf(filters);
  const { from, to, width, depth, height } = filters;
  const conditions = [
    facets.length > 0 && sql`i.facets @> ${facets}::text[]`,
    from !== null && sql`i.price_to >= ${from * HALALAS}`,
    to !== null && sql`i.price_from <= ${to * HALALAS}`,
    width !== null && sql`i.narrowest_mm <= ${width * MILLIMETERS}`,
    depth !== null && sql`i.shallowest_mm <= ${depth * MILLIMETERS}`,
    height !== null && sql`i.lowest_mm <= ${height * MILLIMETERS}`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? isPublicProduct : sql.join([isPublicProduct, ...conditions], sql` and `);
}

/** The same with the words. */
export const matching = (filters: ProductFilters): RawBuilder<unknown> =>
  filters.search ? sql`${filtered(filters)} and i.search @@ search_query(${filters.search})` : filtered(filters);
