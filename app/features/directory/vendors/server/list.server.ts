import { type RawBuilder, sql } from "kysely";
import { CARDS_OF_PAGE } from "#app/platform/list/page-sizes.ts";
import type { VendorPage } from "../vendors.contract.ts";
import { selectCards } from "./cards.server.ts";
import { countVendors, storedCity } from "./counts.server.ts";
import { filtered, ORDERS, type VendorListInput } from "./filters.server.ts";
import { listHits } from "./hits.server.ts";

// A category with few vendors is read whole from its own list; a walk along the sort order would look for them among all others.
const FEW = 2_500;

export async function listVendors(input: VendorListInput, language: string): Promise<VendorPage> {
  const filters = { ...input, city: storedCity(input.city) };
  if (filters.search) return listHits(filters, language);
  const { total, inCategory } = await countVendors(filters);
  const pages = Math.ceil(total / filters.limit);
  const page = Math.min(filters.page, Math.max(pages, 1));
  const items = total === 0 ? [] : await selectCards(pageIds(filters, page, total, fewOf(filters, total, inCategory)), language);
  return { items, total, isCapped: false, page, pages, correctedSearch: null };
}

/** The first vendors that words find, as the directory lists them. */
export async function findVendors(search: string, language: string): Promise<VendorPage["items"]> {
  const { items } = await listHits({ search, category: "", city: "", vendorType: "", sort: "featured", page: 1, limit: CARDS_OF_PAGE }, language);
  return items;
}

/** A query of all matches where they are few; null where scanning along the sort order is cheaper. */
type Few = "of a category" | "of a city" | null;

const fewOf = ({ category, city, sort }: VendorListInput, total: number, inCategory: number): Few => {
  if (category && inCategory <= FEW) return "of a category";
  return city && sort !== "featured" && total <= FEW ? "of a city" : null;
};

/** The ids of one page, from the index of the sort order alone; behind the middle it is read from the end. */
export function pageIds(filters: VendorListInput, page: number, total: number, few: Few): RawBuilder<unknown> {
  const offset = (page - 1) * filters.limit;
  const size = Math.min(filters.limit, total - offset);
  const isBehind = few === null && offset > total / 2;
  const order = ORDERS[filters.sort];
  const ofCategory = sql`and v.id = any(array(select vc.vendor_id from vendor_categories vc join categories c on c.id = vc.category_id
    where c.id = ${filters.category} or c.parent_id = ${filters.category}))`;
  const ofCity = sql`and v.id = any(array(select v.id from vendors v where ${filtered(filters)}))`;
  const among = few === "of a category" ? ofCategory : few === "of a city" ? ofCity : sql``;
  return sql`
    select id, ${isBehind ? sql`-row_number() over ()` : sql`row_number() over ()`} place from (
      select v.id from vendors v where ${filtered(filters)} ${among}
      order by ${isBehind ? order.back : order.there} limit ${size} offset ${isBehind ? total - offset - size : offset}) ids`;
}
