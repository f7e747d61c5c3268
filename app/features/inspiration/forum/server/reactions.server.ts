import { sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { forumTags } from "../forum.cached-pages.ts";
import { isAuthor, mayAccept, mayFollow, mayVote } from "../forum.policy.ts";
import { postAnchor, threadPath } from "../forum.ts";
import { checkLimit } from "./standing.server.ts";
import { requireTopic } from "./write.server.ts";

type Vote = { type: "thread" | "post"; id: string; isOn: boolean };

/** One vote per person, and none for one's own text. */
export async function vote({ type, id, isOn }: Vote, viewer: Viewer): Promise<{ votes: number; isVoted: boolean }> {
  const { rows } =
    type === "thread"
      ? await sql<{ author_id: string | null; slug: string }>`select author_id, slug from forum_threads where id = ${id} and status = 'visible'`.execute(db)
      : await sql<{ author_id: string | null; slug: string }>`select p.author_id, t.slug from forum_posts p join forum_threads t on t.id = p.thread_id
          where p.id = ${id} and p.status = 'visible' and t.status = 'visible'`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  if (!mayVote(viewer, row)) throw forbidden();
  await checkLimit("vote", viewer);
  const table = sql.table(`forum_${type}_votes`);
  const column = sql.ref(`${type}_id`);
  const changed = isOn
    ? await sql`insert into ${table} (user_id, ${column}) values (${viewer.id}, ${id}) on conflict do nothing`.execute(db)
    : await sql`delete from ${table} where user_id = ${viewer.id} and ${column} = ${id}`.execute(db);
  if (Number(changed.numAffectedRows ?? 0) > 0) await invalidatePages(forumTags(row.slug));
  const now = await db
    .selectFrom(type === "thread" ? "forum_threads" : "forum_posts")
    .select("vote_count")
    .where("id", "=", id)
    .executeTakeFirst();
  return { votes: now?.vote_count ?? 0, isVoted: isOn };
}

export async function followThread({ id, isOn }: { id: string; isOn: boolean }, viewer: Viewer): Promise<{ isFollowed: boolean }> {
  const thread = await db.selectFrom("forum_threads").select(["author_id", "status"]).where("id", "=", id).executeTakeFirst();
  if (!thread || !mayFollow(viewer, thread)) throw notFound();
  await checkLimit("follow", viewer);
  if (isOn) await sql`insert into forum_thread_follows (user_id, thread_id) values (${viewer.id}, ${id}) on conflict do nothing`.execute(db);
  else await db.deleteFrom("forum_thread_follows").where("user_id", "=", viewer.id).where("thread_id", "=", id).execute();
  return { isFollowed: isOn };
}

export async function followTopic({ slug, isOn }: { slug: string; isOn: boolean }, viewer: Viewer): Promise<{ isFollowed: boolean }> {
  if (!(await requireTopic(slug))) throw notFound();
  await checkLimit("follow", viewer);
  if (isOn) await sql`insert into forum_topic_follows (user_id, topic) values (${viewer.id}, ${slug}) on conflict do nothing`.execute(db);
  else await db.deleteFrom("forum_topic_follows").where("user_id", "=", viewer.id).where("topic", "=", slug).execute();
  return { isFollowed: isOn };
}

/** The accepted answer, chosen by the question's author. */
export async function acceptAnswer({ id, postId }: { id: string; postId: string | null }, viewer: Viewer): Promise<{ acceptedId: string | null }> {
  await db.transaction().execute(async (trx) => {
    const thread = await trx
      .selectFrom("forum_threads")
      .select(["author_id", "status", "topic", "slug", "title", "accepted_id"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (thread?.status !== "visible") throw notFound();
    if (!mayAccept(viewer, thread)) throw forbidden();
    if (thread.accepted_id === postId) return;
    const post = postId
      ? await trx
          .selectFrom("forum_posts")
          .select(["id", "author_id"])
          .where("id", "=", postId)
          .where("thread_id", "=", id)
          .where("parent_id", "is", null)
          .where("status", "=", "visible")
          .executeTakeFirst()
      : null;
    if (postId && !post) throw notFound();
    await trx.updateTable("forum_threads").set({ accepted_id: postId }).where("id", "=", id).execute();
    if (post?.author_id && !isAuthor(viewer, post))
      await notifyPerson(trx, {
        userId: post.author_id,
        kind: "forum_accepted",
        params: { ...namesOf(viewer), title: thread.title },
        href: `${threadPath(thread.topic, thread.slug)}#${postAnchor(post.id)}`,
        actorId: viewer.id,
        groupKey: post.id,
      });
    await invalidatePages(forumTags(thread.slug), trx);
  });
  return { acceptedId: postId };
}
