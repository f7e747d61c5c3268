import { type Kysely, sql } from "kysely";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import { notifyAdmins, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { isRole } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { mentionsIn, postAnchor, threadPath } from "../forum.ts";

/** Where the staff reviews first posts. */
const QUEUE = "/admin/moderation?tab=review";

type Named = { id: string; username: string };
type Person = Named & { role: string | null; visibility: Record<string, never> | null; takes_part: boolean };

/**
 * The people mentioned in a text: those with a page visible to signed-in people, and participants. Any other name stays plain text, so that
 * mentions do not reveal accounts. People who blocked the author cannot be mentioned.
 */
export async function findMentioned(trx: Kysely<DB>, body: string, authorId: string, threadId: string | null): Promise<Named[]> {
  const names = mentionsIn(body);
  if (names.length === 0) return [];
  const { rows } = await sql<Person>`
    select p.id, p.username, p.role, p.visibility,
      exists (select from forum_posts x where x.thread_id = ${threadId}::uuid and x.author_id = p.id and x.status = 'visible')
        or exists (select from forum_threads x where x.id = ${threadId}::uuid and x.author_id = p.id) takes_part
    from profiles p where p.username = any (${names}) and p.id <> ${authorId}
      and not exists (select from blocks b where b.blocker_id = p.id and b.blocked_id = ${authorId})`.execute(trx);
  return rows
    .filter((row) => row.takes_part || maySee("signed_in", visibilityOf(isRole(row.role) ? row.role : "homeowner", row.visibility ?? {}).profile))
    .map(({ id, username }) => ({ id, username }));
}

type ThreadNews = {
  id: string;
  topic: string;
  name: string;
  name_ar: string;
  slug: string;
  title: string;
  body: string;
  author_id: string | null;
  author_name: string | null;
};

/** A question became public: notifies people mentioned in it and followers of its topic. */
export async function announceThread(trx: Kysely<DB>, id: string): Promise<void> {
  const { rows } = await sql<ThreadNews>`
    select t.id, t.topic, o.name, o.name_ar, t.slug, t.title, t.body, t.author_id, u.name author_name
    from forum_threads t join forum_topics o on o.slug = t.topic left join users u on u.id = t.author_id where t.id = ${id}`.execute(trx);
  const thread = rows[0];
  if (!thread?.author_id || thread.author_name === null) return;
  const { author_id: actorId, author_name: name, title } = thread;
  const href = threadPath(thread.topic, thread.slug);
  const named = await notifyMentioned(trx, { body: thread.body, authorId: actorId, name, title, href, threadId: id, key: id });
  const followers = await trx.selectFrom("forum_topic_follows").select("user_id").where("topic", "=", thread.topic).execute();
  await notifyPerson(
    trx,
    followers
      .filter(({ user_id }) => user_id !== actorId && !named.has(user_id))
      .map(({ user_id }) => ({
        userId: user_id,
        kind: "forum_question" as const,
        params: { name, title, topic: thread.name, topicAr: thread.name_ar },
        href,
        actorId,
        groupKey: thread.topic,
      })),
  );
}

type PostNews = {
  id: string;
  body: string;
  author_id: string | null;
  author_name: string | null;
  thread_id: string;
  topic: string;
  slug: string;
  title: string;
};

/** An answer or reply became public: notifies people mentioned in it and followers of the question. */
export async function announcePost(trx: Kysely<DB>, id: string): Promise<void> {
  const { rows } = await sql<PostNews>`
    select p.id, p.body, p.author_id, u.name author_name, p.thread_id, t.topic, t.slug, t.title
    from forum_posts p join forum_threads t on t.id = p.thread_id left join users u on u.id = p.author_id where p.id = ${id}`.execute(trx);
  const post = rows[0];
  if (!post?.author_id || post.author_name === null) return;
  const { author_id: actorId, author_name: name, title, thread_id: threadId } = post;
  const href = `${threadPath(post.topic, post.slug)}#${postAnchor(id)}`;
  const named = await notifyMentioned(trx, { body: post.body, authorId: actorId, name, title, href, threadId, key: id });
  const followers = await trx.selectFrom("forum_thread_follows").select("user_id").where("thread_id", "=", threadId).execute();
  await notifyPerson(
    trx,
    followers
      .filter(({ user_id }) => user_id !== actorId && !named.has(user_id))
      .map(({ user_id }) => ({ userId: user_id, kind: "forum_answer" as const, params: { name, title }, href, actorId, groupKey: threadId })),
  );
}

type Mention = { body: string; authorId: string; name: string; title: string; href: string; threadId: string; key: string; except?: readonly string[] };

/** @returns who was notified */
export async function notifyMentioned(
  trx: Kysely<DB>,
  { body, authorId, name, title, href, threadId, key, except = [] }: Mention,
): Promise<ReadonlySet<string>> {
  const people = (await findMentioned(trx, body, authorId, threadId)).filter(({ username }) => !except.includes(username));
  await notifyPerson(
    trx,
    people.map(({ id }) => ({ userId: id, kind: "forum_mention" as const, params: { name, title }, href, actorId: authorId, groupKey: key })),
  );
  return new Set(people.map(({ id }) => id));
}

/** A first post waits for review. */
export const askForReview = (trx: Kysely<DB>, { name, title, authorId }: { name: string; title: string; authorId: string }): Promise<void> =>
  notifyAdmins(trx, { kind: "review_requested", params: { name, title }, href: QUEUE, actorId: authorId, groupKey: authorId });
