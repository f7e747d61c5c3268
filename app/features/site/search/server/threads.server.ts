import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { excerptOf } from "#app/platform/text/excerpt.ts";
import type { ThreadData } from "../search.contract.ts";

const COUNTED = 1_000;
const EXCERPT = 180;

type Row = { id: string; slug: string; topic: string; title: string; body: string; answers: number };
export type ThreadHits = { items: ThreadData[]; total: number; isCapped: boolean };

/** Threads of the forum that everybody sees, by title and question: titles first, then the liveliest. */
export async function searchThreads(words: string, _language: string, limit: number, page = 1): Promise<ThreadHits> {
  const query = sql`search_query(${words})`;
  const { rows } = await sql<{ total: number; items: Row[] | null }>`
    with t as materialized (
      select t.id, t.search @@ search_query_in_name(${query}) in_name, t.vote_count + t.answer_count liveliness from forum_threads t
      where t.search @@ ${query} and t.status = 'visible' limit ${COUNTED + 1}),
    shown as (select id, row_number() over (order by in_name desc, liveliness desc, id desc) place from t order by place limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from t) total,
      (select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'topic', t.topic, 'title', t.title, 'body', left(t.body, ${EXCERPT + 40}), 'answers', t.answer_count) order by s.place)
       from shown s join forum_threads t on t.id = s.id) items`.execute(db);
  const { total = 0, items } = rows[0] ?? {};
  return {
    items: (items ?? []).map(({ id, slug, topic, title, body, answers }) => ({
      id,
      title,
      to: `/ideas/forums/${topic}/${encodeURIComponent(slug)}`,
      excerpt: excerptOf(body, EXCERPT),
      answers,
    })),
    total: Math.min(total, COUNTED),
    isCapped: total > COUNTED,
  };
}
