import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { correctWords } from "#app/platform/text/correct-words.server.ts";
import { type Order, type Walked, walk } from "./walk.server.ts";

/** The most hits that are ranked; more are counted as '500+'. */
export const RANKED = 500;
/** Up to this many filtered hits are sorted without the order's index. */
const SORTED = 2_000;

/** `esteem`: the order of equal hits. `vocabulary`: for `correctWords`. */
export type Searched = Walked & { esteem: Order; vocabulary: RawBuilder<unknown> };

const corrections = new WeakMap<Searched, Map<string, Promise<string | null>>>();

/** The corrected words, when no row has the given ones. A page and its facets ask at once: they share one answer. */
export async function correctedSearch(searched: Searched, words: string): Promise<string | null> {
  if (!words) return null;
  const running = corrections.get(searched) ?? new Map<string, Promise<string | null>>();
  corrections.set(searched, running);
  const asked = running.get(words) ?? correct(searched, words).finally(() => running.delete(words));
  running.set(words, asked);
  return asked;
}

async function correct({ table, visible, vocabulary }: Searched, words: string): Promise<string | null> {
  const { rows } = await sql<{ found: boolean }>`
    select numnode(search_query(${words})) = 0 or exists (select from ${table} i where i.search @@ search_query(${words}) and ${visible}) found`.execute(db);
  return rows[0]?.found ? null : correctWords(words, vocabulary);
}

/**
 * Ids by words among the rows of a condition: names first, then where and how often the words occur, then esteem. Very common words do not
 * discriminate: their rows come in the order of esteem, read from its index. `total` is above the cap where more match than are ever counted.
 */
export async function findByWords(
  searched: Searched,
  words: string,
  condition: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; ids: string[] }> {
  const { table, visible, esteem } = searched;
  const query = sql`search_query(${words})`;
  // Without filters, common words fill a page quickly along the order.
  const sorted = condition === visible ? RANKED : SORTED;
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    with i as materialized (select i.id, ${esteem.key} k from ${table} i where i.search @@ ${query} and ${condition} limit ${sorted + 1}),
    n as (select count(*)::int n from i)
    select n.n total, case when n.n <= ${RANKED} then array(select i.id from i join ${table} d on d.id = i.id
        order by d.search @@ search_query_in_name(${query}) desc, ts_rank('{0.05, 0.1, 0.4, 1}', d.search, ${query}) desc, i.k desc, i.id desc
        limit ${limit} offset ${offset})
      when n.n <= ${sorted} then array(select i.id from i order by i.k desc, i.id desc limit ${limit} offset ${offset}) end ids from n`.execute(db);
  const found = rows[0] ?? { total: 0, ids: [] };
  if (found.ids) return { total: found.total, ids: found.ids };
  const common = await walk(searched, esteem, { condition: sql`${condition} and i.search @@ ${query}`, isNarrow: true, limit, offset });
  return { total: found.total, ids: common.map(({ id }) => id) };
}
