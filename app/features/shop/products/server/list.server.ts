import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { correctedSearch, findByWords, RANKED } from "#app/platform/list/find-words.server.ts";
import { type Wanted, walk } from "#app/platform/list/walk.server.ts";
import type { ProductFilters, ProductPage } from "../products.contract.ts";
import { MAX_PAGE, type ProductSort } from "../products.search.ts";
import { cardsInOrder } from "./cards.server.ts";
import { filtered, isNarrow, matching, ORDERS, publicProducts } from "./filters.server.ts";

export type ProductListInput = ProductFilters & { sort: ProductSort; page: number; limit: number };

export async function listProducts(asked: ProductListInput, language: string): Promise<ProductPage> {
  const corrected = await correctedSearch(publicProducts, asked.search);
  const input = { ...asked, search: corrected ?? asked.search };
  // What is behind the last page is not counted: it reads '2,400+'.
  const most = MAX_PAGE * input.limit;
  const total = await countMatches(input, most + 1);
  const pages = Math.ceil(Math.min(total, most) / input.limit);
  const page = Math.min(input.page, Math.max(pages, 1));
  const ids = total === 0 ? [] : await idsOf(input, page);
  return {
    items: await cardsInOrder(ids, language),
    total: Math.min(total, most),
    isCapped: total > most,
    page,
    pages,
    correctedSearch: corrected,
  };
}

async function countMatches(filters: ProductFilters, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from (select from products i where ${matching(filters)} limit ${most}) found`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Words without an order of one's own come by how well they fit, as far as anybody reads. */
async function idsOf(input: ProductListInput, page: number): Promise<readonly string[]> {
  const at = { limit: input.limit, offset: (page - 1) * input.limit };
  if (input.search && input.sort === "featured" && at.offset < RANKED) return (await findByWords(publicProducts, input.search, filtered(input), at)).ids;
  return (await walk(publicProducts, ORDERS[input.sort], pageOf(input, page))).map(({ id }) => id);
}

export const pageOf = (input: ProductFilters & { limit: number }, page: number): Wanted => ({
  condition: matching(input),
  isNarrow: isNarrow(input),
  limit: input.limit,
  offset: (page - 1) * input.limit,
});
