import { sql } from "kysely";
import { listActiveCategories } from "#app/features/directory/categories/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { collator } from "#app/platform/languages/intl.ts";
import { canonicalCity, cityName } from "#app/platform/places/places.ts";
import { nameFor } from "#app/platform/text/local-names.ts";
import type { VendorFacets, VendorFilters } from "../vendors.contract.ts";
import { isPublic } from "./cards.server.ts";
import { searchTerms } from "./words.server.ts";

/** Beyond this many hits of a search, counts beside the filters are left out: counting them all would take longer than the page. */
const COUNTED_HITS = 2_000;

/** A city may come in either language; it is stored in one. */
export const storedCity = (city: string): string => (city ? (canonicalCity(city) ?? city) : "");

export type Counts = { /** Vendors that match all filters. */ total: number /** Those in the category alone. */; inCategory: number };

/** How many public vendors match, from the counts that triggers maintain: no vendor row is read. */
export async function countVendors({ category, city, vendorType }: VendorFilters): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select coalesce(sum(n), 0)::int as "inCategory",
      coalesce(sum(n) filter (where (${city} = '' or city = ${city}) and (${vendorType} = '' or vendor_type = ${vendorType})), 0)::int as total
    from vendor_counts where ${category ? sql`category_id = ${category}` : sql`category_id is null`}`.execute(db);
  return rows[0] ?? { total: 0, inCategory: 0 };
}

type CountRow = { category: string | null; city: string | null; n: number };

async function countsOf(filters: VendorFilters): Promise<CountRow[] | null> {
  const type = filters.vendorType ? sql`and vendor_type = ${filters.vendorType}` : sql``;
  if (!filters.search) {
    // one pass: by category within the city, and by city within the category
    const { rows } = await sql<CountRow>`
      select category_id category, null city, sum(n)::int n from vendor_counts where (${filters.city} = '' or city = ${filters.city}) ${type} group by 1
      union all
      select null, city, sum(n)::int from vendor_counts
      where city is not null and ${filters.category ? sql`category_id = ${filters.category}` : sql`category_id is null`} ${type} group by 2 having sum(n) > 0`.execute(
      db,
    );
    return rows;
  }
  const terms = await searchTerms(filters);
  if (!terms.query) return [];
  const { rows } = await sql<CountRow>`
    with hits as materialized (select city, category_ids from vendors v where v.search @@ ${terms.query}::tsquery and ${isPublic} ${type} limit ${COUNTED_HITS + 1})
    select c category, null city, count(*)::int n from hits cross join lateral unnest(category_ids || null::uuid) c where (${filters.city} = '' or city = ${filters.city}) group by 1
    union all
    select null, city, count(*)::int from hits where city is not null and (${filters.category} = '' or category_ids @> array[nullif(${filters.category}, '')::uuid]) group by 2
    union all
    select null, null, -count(*)::int from hits`.execute(db);
  return rows.some((row) => row.n === -(COUNTED_HITS + 1)) ? null : rows.filter((row) => row.n > 0);
}

export async function listFacets(input: VendorFilters, language: string): Promise<VendorFacets> {
  const filters = { ...input, city: storedCity(input.city) };
  const [rows, categories] = await Promise.all([countsOf(filters), listActiveCategories()]);
  const known = rows ?? (await countsOf({ ...filters, search: "" })) ?? [];
  const count = (n: number | undefined) => (rows ? (n ?? 0) : null);
  const byCategory = new Map(known.filter((row) => row.city === null).map((row) => [row.category, row.n]));
  const label = (c: { name: string; nameAr: string | null }) => nameFor(c.name, c.nameAr, language);
  const byName = collator(language).compare;
  const cities = known.flatMap(({ city, n }) => (city === null ? [] : [{ value: city, label: cityName(city, language), count: count(n) }]));
  // a filter that is on stays in the list, even when the others leave nothing of it
  if (filters.city && !cities.some((c) => c.value === filters.city))
    cities.push({ value: filters.city, label: cityName(filters.city, language), count: count(0) });
  const numbered = categories.map((c) => ({ id: c.id, name: label(c), parentId: c.parentId, count: count(byCategory.get(c.id)) }));
  const isOn = (id: string) => id === filters.category || categories.some((c) => c.id === filters.category && c.parentId === id);
  return {
    categories: numbered.filter((c) => c.count !== 0 || isOn(c.id)),
    allCategories: count(byCategory.get(null)),
    cities: cities.sort((a, b) => byName(a.label, b.label)),
  };
}
