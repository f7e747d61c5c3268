import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { VendorPage } from "../vendors.contract.ts";
import { COUNT_CAP, MAX_SEARCH_PAGE } from "../vendors.search.ts";
import { selectCards } from "./cards.server.ts";
import { filtered, ORDERS, type VendorListInput } from "./filters.server.ts";
import { isVeryCommon, searchTerms } from "./words.server.ts";

// At most this many hits are ranked by their text; ranking more costs more than it helps.
const RANKED = 1_000;

type Hits = { total: number; ids: string[] };

/** One page of what a search finds: names first, then where and how often the words occur, featured, score; or the order asked for. */
export async function listHits(filters: VendorListInput, language: string): Promise<VendorPage> {
  const { query, corrected } = await searchTerms(filters);
  if (!query) return { items: [], total: 0, isCapped: false, page: 1, pages: 0, correctedSearch: null };
  const asked = Math.min(filters.page, MAX_SEARCH_PAGE);
  const isCommon = !filters.category && !filters.city && !filters.vendorType && (await isVeryCommon(query));
  let { total, ids } = isCommon ? { total: COUNT_CAP + 1, ids: [] } : await hits(filters, query, asked);
  const isCapped = total > COUNT_CAP;
  const pages = Math.min(Math.ceil(Math.min(total, COUNT_CAP) / filters.limit), MAX_SEARCH_PAGE);
  const page = Math.min(asked, Math.max(pages, 1));
  if (page !== asked && !isCapped) ({ ids } = await hits(filters, query, page));
  const source = isCapped ? commonIds(filters, query, page) : sql`select id, place from unnest(${ids}::uuid[]) with ordinality x(id, place)`;
  const items = total === 0 ? [] : await selectCards(source, language);
  return { items, total: Math.min(total, COUNT_CAP), isCapped, page, pages, correctedSearch: corrected };
}

/** All hits up to the cap, and the ids of one page. Reads only the columns of the order: the texts would not fit into memory. */
async function hits(filters: VendorListInput, query: string, page: number): Promise<Hits> {
  const rank = sql`case when n.n <= ${RANKED} then (select ts_rank('{0.05, 0.1, 0.4, 1}', x.search, ${query}::tsquery) from vendors x where x.id = v.id) end`;
  const order = filters.sort === "featured" ? sql`v.in_name desc, ${rank} desc, ${ORDERS.featured.there}` : ORDERS[filters.sort].there;
  const { rows } = await sql<Hits>`
    with v as materialized (
      select v.id, v.is_featured, v.score, v.min_project_value, v.name_key, v.search @@ search_query_in_name(${query}::tsquery) in_name
      from vendors v where v.search @@ ${query}::tsquery and ${filtered(filters)} limit ${COUNT_CAP + 1}),
    n as (select count(*)::int n from v)
    select n.n total, array(select v.id from v, n where n.n <= ${COUNT_CAP} order by ${order} limit ${filters.limit} offset ${(page - 1) * filters.limit}) ids from n`.execute(
    db,
  );
  return rows[0] ?? { total: 0, ids: [] };
}

/**
 * A page of a very common word: the vendors are read in their order until enough of them match; of the first thousand, those with the
 * word in their name come first. The match is a function call, so that the planner does not collect all hits from the search index.
 */
export function commonIds(filters: VendorListInput, query: string, page: number): RawBuilder<unknown> {
  const inName =
    filters.sort === "featured"
      ? sql`case when place <= ${RANKED} then ts_match_vq(search, search_query_in_name(${query}::tsquery)) else false end`
      : sql`false`;
  return sql`
    select id, row_number() over (order by ${inName} desc, place) place from (
      select v.id, v.search, row_number() over () place from (
        select v.id, v.search from vendors v where ${filtered(filters)} and ts_match_vq(v.search, ${query}::tsquery)
        order by ${ORDERS[filters.sort].there} limit ${Math.max(RANKED, page * filters.limit)}) v) first
    order by 2 limit ${filters.limit} offset ${(page - 1) * filters.limit}`;
}
