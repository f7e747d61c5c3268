import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { correctedSearch, findByWords, RANKED } from "#app/platform/list/find-words.server.ts";
import { type Wanted, walk } from "#app/platform/list/walk.server.ts";
import type { ProductFilters, ProductPage } from "../products.contract.ts";
import { MAX_PAGE, type ProductSort } from "../products.search.ts";
import { cardsInOrder } from "./cards.server.ts";
import { filtered, isNarrow, matching, ORDERS, publicProducts } from "./filters.server.ts";

/** What finds more is counted as '10,000+'. */
const COUNT_CAP = 10_000;

export type ProductListInput = ProductFilters & { sort: ProductSort; page: number; limit: number };

export async function listProducts(asked: ProductListInput, language: string): Promise<ProductPage> {
  const corrected = await correctedSearch(publicProducts, asked.search);
  const input = { ...asked, search: corrected ?? asked.search };
  const total = await countMatches(input);
  const pages = Math.min(Math.ceil(Math.min(total, COUNT_CAP) / input.limit), MAX_PAGE);
  const page = Math.min(input.page, Math.max(pages, 1));
  const ids = total === 0 ? [] : await idsOf(input, page);
  return {
    items: await cardsInOrder(ids, language),
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
    page,
    pages,
    correctedSearch: corrected,
  };
}

async function countMatches(filters: ProductFilters): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from (select from products i where ${matching(filters)} limit ${COUNT_CAP + 1}) found`.execute(db);
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
