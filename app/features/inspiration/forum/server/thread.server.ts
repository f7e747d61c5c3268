import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { type ListOrder, pageOf } from "#app/platform/list/page.server.ts";
import type { AnswerList, ForumAnswer, ThreadDetail } from "../forum.contract.ts";
import { mayAccept, maySeeText, seesHidden } from "../forum.policy.ts";
import { presentText, presentTopic, type TextRecord, type ThreadRecord, textColumns } from "./rows.server.ts";

const PER_PAGE = 20;
const REPLIES_SHOWN = 100;

type DetailRecord = ThreadRecord & TextRecord & { is_followed: boolean };

/** The question of this address; one hidden by moderation stays as a placeholder with the reason. */
export async function getThread(slug: string, viewer: Viewer | null, language: string): Promise<ThreadDetail> {
  const { rows } = await sql<DetailRecord>`
    select ${textColumns("thread", viewer)}, p.topic, o.name topic_name, o.name_ar topic_name_ar, o.kind topic_kind, p.slug, p.title, p.answer_count, p.accepted_id,
      p.is_locked, p.is_pinned, p.last_activity_at,
      ${viewer ? sql`exists (select from forum_thread_follows f where f.user_id = ${viewer.id} and f.thread_id = p.id)` : sql`false`} is_followed
    from forum_threads p join forum_topics o on o.slug = p.topic where p.slug = ${slug}`.execute(db);
  const row = rows[0];
  const isShown = row && maySeeText(viewer, row);
  if (!row || (!isShown && row.status !== "hidden")) throw notFound();
  const text = presentText(row, viewer, row.is_locked, language);
  return {
    ...text,
    topic: presentTopic(row, language),
    slug: row.slug,
    title: isShown ? row.title : "",
    answers: isShown ? row.answer_count : 0,
    hasAccepted: row.accepted_id !== null,
    isLocked: row.is_locked,
    isPinned: row.is_pinned,
    lastActivityAt: row.last_activity_at.toISOString(),
    acceptedId: isShown ? row.accepted_id : null,
    isFollowed: row.is_followed,
    canAccept: mayAccept(viewer, row),
    // others' answers stay readable
    canRemove: text.canRemove && row.answer_count === 0,
  };
}

/** The accepted one, then most votes; of as many, the one that was written first. */
const mostHelpful: ListOrder = {
  name: "forum-answers",
  columns: [
    { by: "is_first", type: "boolean", isDescending: true },
    { by: "votes", type: "integer", isDescending: true },
    { by: "list_id", type: "uuid" },
  ],
};

type PostRecord = TextRecord & { parent_id: string | null };
type Parent = { id: string; author_id: string | null; status: TextRecord["status"]; accepted_id: string | null; is_locked: boolean };

/** A page of answers with their replies. Pending ones are for their author and staff; removed ones leave a line if they have replies. */
export async function listAnswers({ slug, after }: { slug: string; after?: string | undefined }, viewer: Viewer | null, language: string): Promise<AnswerList> {
  const thread = await db
    .selectFrom("forum_threads")
    .select(["id", "author_id", "status", "accepted_id", "is_locked"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!thread) throw notFound();
  const parent = thread as Parent;
  if (!maySeeText(viewer, parent)) {
    if (parent.status === "hidden") return { items: [], next: null };
    throw notFound();
  }
  const accepted = parent.accepted_id;
  const shown = sql`(p.status in ('visible', 'hidden') or (p.status = 'removed' and exists (select from forum_posts r where r.parent_id = p.id and r.status = 'visible'))
    ${seesHidden(viewer) ? sql`or p.status = 'pending'` : viewer ? sql`or (p.status = 'pending' and p.author_id = ${viewer.id})` : sql``})`;
  const query = sql<PostRecord>`
    select ${textColumns("post", viewer)}, p.parent_id, ${accepted ? sql`p.id = ${accepted}` : sql`false`} is_first, p.vote_count votes, p.id list_id
    from forum_posts p where p.thread_id = ${parent.id} and p.parent_id is null and ${shown}`;
  const { rows, next } = await pageOf(query, { order: mostHelpful, after, limit: PER_PAGE });
  const replies = await repliesTo(
    rows.map(({ id }) => id),
    viewer,
    shown,
  );
  const items = rows.map(
    (row): ForumAnswer => ({
      ...presentText(row, viewer, parent.is_locked, language),
      isAccepted: row.id === accepted,
      replies: replies.filter((reply) => reply.parent_id === row.id).map((reply) => presentText(reply, viewer, parent.is_locked, language)),
    }),
  );
  return { items, next };
}

async function repliesTo(ids: readonly string[], viewer: Viewer | null, shown: ReturnType<typeof sql>): Promise<PostRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PostRecord>`
    select ${textColumns("post", viewer)}, p.parent_id from unnest(${ids}::uuid[]) a(id)
    cross join lateral (select * from forum_posts p where p.parent_id = a.id and ${shown} order by p.id limit ${REPLIES_SHOWN}) p order by p.id`.execute(db);
  return rows;
}
