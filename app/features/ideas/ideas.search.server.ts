import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { isPublicIdea, selectIdeaCards } from "./ideas.cards.server.ts";
import type { IdeaCardData } from "./ideas.contract.ts";

/** How often and where the words occur decides among this many hits; a word that finds more is counted as '1,000+'. */
const RANKED = 1_000;

export type IdeaHits = { items: IdeaCardData[]; total: number; isCapped: boolean };

/**
 * Public ideas by words: titles first, then where and how often the words occur, then what people like. Very common words tell nothing apart: their
 * ideas come in the order of what people like, read from that order's index.
 */
export async function searchIdeas(words: string, language: string, limit: number, page = 1): Promise<IdeaHits> {
  const offset = (page - 1) * limit;
  const query = sql`search_query(${words})`;
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with i as materialized (
      select i.id, i.popularity, i.search, i.search @@ search_query_in_name(${query}) in_name from design_ideas i
      where i.search @@ ${query} and ${isPublicIdea} limit ${RANKED + 1}),
    n as (select count(*)::int n from i)
    select n.n total, array(select i.id from i where n.n <= ${RANKED}
      order by i.in_name desc, ts_rank('{0.05, 0.1, 0.4, 1}', i.search, ${query}) desc, i.popularity desc, i.id desc limit ${limit} offset ${offset}) ids from n`.execute(
    db,
  );
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  const isCapped = total > RANKED;
  const hits = isCapped
    ? sql`select i.id, row_number() over () place from (select i.id from design_ideas i where ${isPublicIdea} and ts_match_vq(i.search, ${query})
        order by i.popularity desc, i.id desc limit ${limit} offset ${offset}) i`
    : sql`select id, place from unnest(${ids}::uuid[]) with ordinality x(id, place)`;
  const items = total === 0 ? [] : await selectIdeaCards(hits, language);
  return { items, total: Math.min(total, RANKED), isCapped };
}
