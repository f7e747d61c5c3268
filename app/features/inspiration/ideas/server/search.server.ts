import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { correctWords } from "#app/platform/text/correct-words.server.ts";
import type { IdeaCardData } from "../ideas.contract.ts";
import { isPublicIdea, selectIdeaCards } from "./cards.server.ts";
import { ideasAlong, type Order } from "./walk.server.ts";

/** The most hits that are ranked; more are counted as '500+'. */
const RANKED = 500;
/** Up to this many filtered hits are sorted without the order's index. */
const SORTED = 2_000;
const POPULAR: Order = { key: sql`i.popularity`, isDescending: true, type: sql`bigint` };

/** The words of ideas, for `correctWords`. */
export const ideaWords = sql`select word, variants, ideas n from idea_words`;

/** The corrected words, when no idea has the given ones. */
export async function correctedSearch(words: string): Promise<string | null> {
  if (!words) return null;
  const { rows } = await sql<{ found: boolean }>`
    select numnode(search_query(${words})) = 0 or exists (select from design_ideas i where i.search @@ search_query(${words}) and ${isPublicIdea}) found`.execute(
    db,
  );
  return rows[0]?.found ? null : correctWords(words, ideaWords);
}

export type IdeaHits = { items: IdeaCardData[]; total: number; isCapped: boolean };

/**
 * Public ideas by words: titles first, then where and how often the words occur, then what people like. Very common words do not discriminate: their
 * ideas come in the order of what people like, read from that order's index.
 */
export async function searchIdeas(words: string, language: string, limit: number, page = 1): Promise<IdeaHits> {
  const { total, ids } = await findIdeaIds(words, isPublicIdea, limit, (page - 1) * limit);
  return { items: await ideasInOrder(ids, language), total: Math.min(total, RANKED), isCapped: total > RANKED };
}

/** The same among the ideas of a condition: ids only. `total` is above the cap where more match than are ever counted. */
export async function findIdeaIds(words: string, condition: RawBuilder<unknown>, limit: number, offset: number): Promise<{ total: number; ids: string[] }> {
  const query = sql`search_query(${words})`;
  // Without filters, common words fill a page quickly along the order.
  const sorted = condition === isPublicIdea ? RANKED : SORTED;
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    with i as materialized (select i.id, i.popularity from design_ideas i where i.search @@ ${query} and ${condition} limit ${sorted + 1}),
    n as (select count(*)::int n from i)
    select n.n total, case when n.n <= ${RANKED} then array(select i.id from i join design_ideas d on d.id = i.id
        order by d.search @@ search_query_in_name(${query}) desc, ts_rank('{0.05, 0.1, 0.4, 1}', d.search, ${query}) desc, i.popularity desc, i.id desc
        limit ${limit} offset ${offset})
      when n.n <= ${sorted} then array(select i.id from i order by i.popularity desc, i.id desc limit ${limit} offset ${offset}) end ids from n`.execute(db);
  const found = rows[0] ?? { total: 0, ids: [] };
  if (found.ids) return { total: found.total, ids: found.ids };
  const common = await ideasAlong(POPULAR, { condition: sql`${condition} and i.search @@ ${query}`, isNarrow: true, limit, offset });
  return { total: found.total, ids: common.map(({ id }) => id) };
}

/** Cards in the order of these ids, which a query of public ideas gave. */
export const ideasInOrder = async (ids: readonly string[], language: string): Promise<IdeaCardData[]> =>
  ids.length === 0 ? [] : selectIdeaCards(sql`select id, place from unnest(${ids}::uuid[]) with ordinality x(id, place)`, language);
