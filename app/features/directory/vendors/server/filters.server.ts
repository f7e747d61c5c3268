import { type RawBuilder, sql } from "kysely";
import type { VendorFilters } from "../vendors.contract.ts";
import type { VendorSort } from "../vendors.search.ts";
import { isPublic } from "./cards.server.ts";

export type VendorListInput = VendorFilters & { sort: VendorSort; page: number; limit: number };

/** Each order ends with the id, so that no vendor is on two pages. `back` is the same order read from the end. */
export const ORDERS: Record<VendorSort, { there: RawBuilder<unknown>; back: RawBuilder<unknown> }> = {
  featured: { there: sql`v.is_featured desc, v.score desc, v.id desc`, back: sql`v.is_featured, v.score, v.id` },
  rating: { there: sql`v.score desc, v.id desc`, back: sql`v.score, v.id` },
  min_project_value: { there: sql`v.min_project_value, v.id`, back: sql`v.min_project_value desc, v.id desc` },
  name: { there: sql`v.name_key, v.id`, back: sql`v.name_key desc, v.id desc` },
};

export const filtered = ({ category, city, vendorType }: VendorFilters): RawBuilder<unknown> => sql`
  ${isPublic}
  ${city ? sql`and v.city = ${city}` : sql``}
  ${vendorType ? sql`and v.vendor_type = ${vendorType}` : sql``}
  ${category ? sql`and v.category_ids @> array[${category}::uuid]` : sql``}`;
