import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { correctedSearch } from "#app/platform/list/find-words.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ProductFacets, ProductFilters } from "../products.contract.ts";
import { FACETS, type FacetName, matching, publicProducts } from "./filters.server.ts";

/** Where more match, counts are left out: counting them all would take longer than the page. */
const COUNTED = 2_000;
const VENDORS = 12;

type Counted = { value: string; count: number | null };
const NAMES = Object.keys(FACETS) as FacetName[];

/** How many products each value of each filter would leave. A filter that is on is counted as if it were off: what else could be chosen in its place. */
export async function listFacets(asked: ProductFilters, language: string): Promise<ProductFacets> {
  const filters = { ...asked, search: (await correctedSearch(publicProducts, asked.search)) ?? asked.search };
  const [all, ...own] = await Promise.all([
    wordsOf(filters),
    ...NAMES.map((name) => (filters[name] ? wordsOf({ ...filters, [name]: "" }) : Promise.resolve(undefined))),
  ]);
  const of = (name: FacetName): Counted[] => {
    const counted = own[NAMES.indexOf(name)] ?? all;
    return withChosen(counted.get(FACETS[name]) ?? [], filters[name]);
  };
  return {
    rooms: of("room"),
    categories: of("category"),
    styles: of("style"),
    colors: of("color"),
    materials: of("material"),
    available: of("available"),
    vendors: await named(of("vendor").slice(0, VENDORS), language),
  };
}

/** A value that is on stays in the list, even when the other filters leave nothing of it. */
const withChosen = (values: Counted[], chosen: string): Counted[] =>
  chosen === "" || values.some(({ value }) => value === chosen) ? values : [{ value: chosen, count: 0 }, ...values];

/** The words of `facets` among what matches, by what they begin with, the most frequent first. */
async function wordsOf(filters: ProductFilters): Promise<ReadonlyMap<string, Counted[]>> {
  const { rows } = await sql<{ kind: string; value: string; n: number; is_all: boolean }>`
    with hits as materialized (select i.facets from products i where ${matching(filters)} limit ${COUNTED + 1})
    select split_part(word, ':', 1) kind, split_part(word, ':', 2) value, count(*)::int n, (select count(*) <= ${COUNTED} from hits) is_all
    from hits cross join unnest(facets) word group by word order by n desc, word`.execute(db);
  return Map.groupBy(
    rows.map(({ kind, value, n, is_all }) => ({ kind, value, count: is_all ? n : null })),
    ({ kind }) => kind,
  );
}

async function named(vendors: readonly Counted[], language: string): Promise<ProductFacets["vendors"]> {
  if (vendors.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string; name_ar: string | null }>`
    select id, name, name_ar from vendors where id = any(${vendors.map(({ value }) => value)}::uuid[]) and is_public`.execute(db);
  return vendors.flatMap(({ value, count }) => {
    const row = rows.find(({ id }) => id === value);
    return row ? [{ value, count, name: localText(row.name, row.name_ar, language) }] : [];
  });
}
