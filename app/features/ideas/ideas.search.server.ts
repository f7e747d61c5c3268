import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { isPublicIdea, selectIdeaCards } from "./ideas.cards.server.ts";
import type { IdeaCardData } from "./ideas.contract.ts";

/** How often and where the words occur decides among this many hits; a word that finds more is counted as '500+'. */
const RANKED = 500;

export type IdeaHits = { items: IdeaCardData[]; total: number; isCapped: boolean };

/**
 * Public ideas by words: titles first, then where and how often the words occur, then what people like. Very common words tell nothing apart: their
 * ideas come in the order of what people like, read from that order's index.
 */
export async function searchIdeas(words: string, language: string, limit: number, page = 1): Promise<IdeaHits> {
  const { total, ids } = await findIdeaIds(words, isPublicIdea, limit, (page - 1) * limit);
  return { items: await ideasInOrder(ids, language), total: Math.min(total, RANKED), isCapped: total > RANKED };
}

/** The same among the ideas of a condition: ids only. `total` is above the cap where more match than are ever counted. */
export async function findIdeaIds(words: string, condition: RawBuilder<unknown>, limit: number, offset: number): Promise<{ total: number; ids: string[] }> {
  const query = sql`search_query(${words})`;
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with i as materialized (
      select i.id, i.popularity, i.search, i.search @@ search_query_in_name(${query}) in_name from design_ideas i
      where i.search @@ ${query} and ${condition} limit ${RANKED + 1}),
    n as (select count(*)::int n from i)
    select n.n total, array(select i.id from i where n.n <= ${RANKED}
      order by i.in_name desc, ts_rank('{0.05, 0.1, 0.4, 1}', i.search, ${query}) desc, i.popularity desc, i.id desc limit ${limit} offset ${offset}) ids from n`.execute(
    db,
  );
  const found = rows[0] ?? { total: 0, ids: [] };
  if (found.total <= RANKED) return found;
  const common = await sql<{ id: string }>`
    select i.id from design_ideas i where ${condition} and i.search @@ ${query}
    order by i.popularity desc, i.id desc limit ${limit} offset ${offset}`.execute(db);
  return { total: found.total, ids: common.rows.map(({ id }) => id) };
}

/** Cards in the order of these ids, which a query of public ideas gave. */
export const ideasInOrder = async (ids: readonly string[], language: string): Promise<IdeaCardData[]> =>
  ids.length === 0 ? [] : selectIdeaCards(sql`select id, place from unnest(${ids}::uuid[]) with ordinality x(id, place)`, language);
