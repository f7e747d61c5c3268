import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { type ListOrder, pageOfKeys, rankedPage } from "#app/platform/list/page.server.ts";
import type { ForumTopic, ThreadList, ThreadRow } from "../forum.contract.ts";
import type { ThreadSort, TopicKind } from "../forum.ts";
import { presentThreadRow, presentTopic, type ThreadRecord, threadColumns } from "./rows.server.ts";

const PER_PAGE = 20;
/** The most hits that are ranked; beyond that a word is too common. */
const RANKED = 300;
const SIMILAR = 4;

type ListInput = { topic: string; sort: ThreadSort; search: string; after?: string | undefined };

const BY = { active: "last_activity_at", newest: "created_at", unanswered: "created_at", mine: "created_at", popular: "popularity" } as const satisfies Record<
  ThreadSort,
  string
>;

/** Each order has its own index. In its own topic a pinned question comes first. */
function orderOf(sort: ThreadSort, isPinnedFirst: boolean): ListOrder {
  const by = { by: BY[sort], type: sort === "popular" ? "integer" : "timestamptz", isDescending: true } as const;
  const id = { by: "id", type: "uuid", isDescending: true } as const;
  const pinned = { by: "is_pinned", type: "boolean", isDescending: true } as const;
  return { name: `threads-${sort}`, columns: isPinnedFirst ? [pinned, by, id] : [by, id] };
}

export async function listThreads({ topic, sort, search, after }: ListInput, viewer: Viewer | null, language: string): Promise<ThreadList> {
  if (sort === "mine" && !viewer) return { items: [], next: null };
  if (search) return listHits({ topic, search, after }, language);
  const where = [
    sort === "mine" ? sql`t.author_id = ${viewer?.id} and t.status <> 'removed'` : sql`t.status = 'visible'`,
    ...(topic ? [sql`t.topic = ${topic}`] : []),
    ...(sort === "unanswered" ? [sql`t.answer_count = 0`] : []),
  ];
  const keys = sql`
    select t.id, t.is_pinned, t.last_activity_at, t.created_at, (t.vote_count + t.answer_count) popularity
    from forum_threads t where ${sql.join(where, sql` and `)}`;
  const isPinnedFirst = topic !== "" && sort === "active";
  const asked = { order: orderOf(sort, isPinnedFirst), after, limit: PER_PAGE };
  const whole = { columns: threadColumns, tables: sql`join forum_threads t on t.id = page.id join forum_topics o on o.slug = t.topic` };
  const { rows, next } = await pageOfKeys<ThreadRecord>(keys, asked, whole);
  return { items: rows.map((row) => ({ ...presentThreadRow(row, language), isPinned: isPinnedFirst && row.is_pinned })), next };
}

/** Ids of questions with these words, in themselves or in an answer: titles first, then how well the words fit, then what is alive. */
async function hits(query: RawBuilder<unknown>, topic: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with q as materialized (select ${query} words),
    found as materialized (
      (select t.id from forum_threads t, q where t.search @@ q.words and t.status = 'visible' limit ${RANKED})
      union
      (select p.thread_id from forum_posts p, q where p.search @@ q.words and p.status = 'visible' limit ${RANKED}))
    select t.id from found join forum_threads t on t.id = found.id, q
    where t.status = 'visible' ${topic ? sql`and t.topic = ${topic}` : sql``}
    order by ts_rank('{0.05, 0.1, 0.4, 1}', t.search, q.words) desc, t.last_activity_at desc, t.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function threadsInOrder(ids: readonly string[], language: string): Promise<ThreadRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ThreadRecord>`
    select ${threadColumns} from unnest(${ids}::uuid[]) with ordinality page(id, place)
    join forum_threads t on t.id = page.id join forum_topics o on o.slug = t.topic order by page.place`.execute(db);
  return rows.map((row) => ({ ...presentThreadRow(row, language), isPinned: false }));
}

async function listHits({ topic, search, after }: Omit<ListInput, "sort">, language: string): Promise<ThreadList> {
  const all = await hits(sql`search_query(${search})`, topic, RANKED);
  const { rows, next } = await rankedPage({ name: "thread-hits", after, limit: PER_PAGE }, async (offset, limit) => all.slice(offset, offset + limit));
  return { items: await threadsInOrder(rows, language), next };
}

/** Questions that share words with a title that is being written: any of its words, as a title has many. */
export async function similarThreads(title: string, language: string): Promise<{ items: ThreadRow[] }> {
  if (title.length < 4) return { items: [] };
  const query = sql`(select coalesce(string_agg(quote_literal(w), ' | '), '')::tsquery from (
    select distinct w from unnest(search_word_list(${title})) x(w) where length(w) > 3) words)`;
  return { items: await threadsInOrder(await hits(query, "", SIMILAR), language) };
}

type TopicRow = {
  topic: string;
  topic_name: string;
  topic_name_ar: string;
  topic_kind: TopicKind;
  description: string;
  description_ar: string;
  threads: number;
  latest: { slug: string; title: string; at: string } | null;
};

export async function listTopics(viewer: Viewer | null, language: string): Promise<{ items: ForumTopic[]; followed: string[] }> {
  const [{ rows }, followed] = await Promise.all([
    sql<TopicRow>`
      select o.slug topic, o.name topic_name, o.name_ar topic_name_ar, o.kind topic_kind, o.description, o.description_ar, coalesce(n.threads, 0) threads,
        (select json_build_object('slug', t.slug, 'title', t.title, 'at', t.last_activity_at) from forum_threads t
          where t.topic = o.slug and t.status = 'visible' order by t.is_pinned desc, t.last_activity_at desc, t.id desc limit 1) latest
      from forum_topics o
      left join (select topic, count(*)::int threads from forum_threads where status = 'visible' group by 1) n on n.topic = o.slug
      order by o.position`.execute(db),
    viewer ? db.selectFrom("forum_topic_follows").select("topic").where("user_id", "=", viewer.id).execute() : [],
  ]);
  const items = rows.map((row) => ({
    ...presentTopic(row, language),
    description: language === "ar" ? row.description_ar : row.description,
    threads: row.threads,
    latest: row.latest && { ...row.latest, at: new Date(row.latest.at).toISOString() },
  }));
  return { items, followed: followed.map(({ topic }) => topic) };
}
