import { type Kysely, sql } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { once } from "#app/platform/api/once.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { dropFiles, storeEach } from "#app/platform/media/store-each.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { forumTags } from "../forum.cached-pages.ts";
import {
  ANSWER_MIN,
  BODY_MIN,
  checkBody,
  checkTitle,
  MAX_PHOTO_BYTES,
  MOST_PHOTOS,
  type PostStatus,
  postAnchor,
  type ThreadProblems,
  threadPath,
} from "../forum.ts";
import { announcePost, announceThread, askForReview, findMentioned } from "./notices.server.ts";
import { checkLimit, isDuplicate, standingOf } from "./standing.server.ts";

export type Written = { id: string; path: string; status: PostStatus };

export function refuse(fields: ThreadProblems): void {
  const wrong = Object.entries(fields).filter(([, problem]) => problem);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

/** Photographs of pending posts are for their author and the staff. */
const storePhotos = async (photos: readonly File[], ownerId: string, isPublic: boolean): Promise<string[]> =>
  (await storeEach(photos, "photos", (photo) => storeImage(photo.stream(), { isPublic, ownerId, maxBytes: MAX_PHOTO_BYTES }))).map(({ id }) => id);

async function attach(trx: Kysely<DB>, photos: readonly string[], to: { thread_id: string } | { post_id: string }): Promise<void> {
  if (photos.length > 0)
    await trx
      .insertInto("forum_photos")
      .values(photos.map((file_id, position) => ({ file_id, position, ...to })))
      .execute();
}

/** An address from the title; one that is taken gets the end of the id. */
/** The slugs to try, in order: a concurrent insert may take the first. */
async function slugsFor(title: string, id: string): Promise<string[]> {
  const base = slugify(title) || "question";
  const own = `${base}-${id.slice(-6)}`;
  const taken = await db.selectFrom("forum_threads").select("id").where("slug", "=", base).executeTakeFirst();
  return taken ? [own] : [base, own];
}

export async function requireTopic(topic: string): Promise<boolean> {
  return (await db.selectFrom("forum_topics").select("slug").where("slug", "=", topic).executeTakeFirst()) !== undefined;
}

type Ask = { idempotencyKey: string; topic: string; title: string; body: string; photos: readonly File[] };

async function threadByKey(key: string, viewer: Viewer): Promise<Written | null> {
  const row = await db
    .selectFrom("forum_threads")
    .select(["id", "topic", "slug", "status"])
    .where("idempotency_key", "=", key)
    .where("author_id", "=", viewer.id)
    .executeTakeFirst();
  return row ? { id: row.id, path: threadPath(row.topic, row.slug), status: row.status as PostStatus } : null;
}

export const askQuestion = (input: Ask, viewer: Viewer): Promise<Written> =>
  once(
    () => threadByKey(input.idempotencyKey, viewer),
    () => insertQuestion(input, viewer),
  );

async function insertQuestion(input: Ask, viewer: Viewer): Promise<Written | null> {
  const { status, mostLinks } = await standingOf(viewer);
  const { title, body, topic } = input;
  const titleProblem = checkTitle(title);
  const bodyProblem = checkBody(body, BODY_MIN, mostLinks) ?? ((await isDuplicate(viewer, body)) ? "duplicate" : null);
  refuse({
    ...(titleProblem && { title: titleProblem }),
    ...(bodyProblem && { body: bodyProblem }),
    ...(!(await requireTopic(topic)) && { topic: "required" }),
    ...(input.photos.length > MOST_PHOTOS && { photos: "tooMany" }),
  });
  await checkLimit("ask", viewer);
  const photos = await storePhotos(input.photos, viewer.id, status === "visible");
  const id = newId();
  const store = (slug: string) =>
    db.transaction().execute(async (trx) => {
      const mentions = await findMentioned(trx, body, viewer.id, null);
      const row = await trx
        .insertInto("forum_threads")
        .values({
          id,
          topic,
          slug,
          author_id: viewer.id,
          idempotency_key: input.idempotencyKey,
          title,
          body,
          language: languageOf(`${title} ${body}`),
          status,
          mentions: mentions.map(({ username }) => username),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!row) return false;
      await attach(trx, photos, { thread_id: id });
      // The author follows their own question.
      await trx.insertInto("forum_thread_follows").values({ user_id: viewer.id, thread_id: id }).execute();
      if (status === "visible") {
        await announceThread(trx, id);
        await invalidatePages(forumTags(slug), trx);
      } else await askForReview(trx, { name: viewer.name, title, authorId: viewer.id });
      return true;
    });
  for (const slug of await slugsFor(title, id)) {
    if (await store(slug)) return { id, path: threadPath(topic, slug), status };
    // Either the second of two clicks, or another question took the slug.
    if (await threadByKey(input.idempotencyKey, viewer)) break;
  }
  await dropFiles(photos);
  return null;
}

const fail = (): never => {
  throw notFound();
};

type Answer = { threadId: string; parentId?: string | undefined; idempotencyKey: string; body: string; photos: readonly File[] };

async function postByKey(key: string, viewer: Viewer): Promise<Written | null> {
  const row = await db
    .selectFrom("forum_posts as p")
    .innerJoin("forum_threads as t", "t.id", "p.thread_id")
    .select(["p.id", "p.status", "t.topic", "t.slug"])
    .where("p.idempotency_key", "=", key)
    .where("p.author_id", "=", viewer.id)
    .executeTakeFirst();
  return row ? { id: row.id, path: `${threadPath(row.topic, row.slug)}#${postAnchor(row.id)}`, status: row.status as PostStatus } : null;
}

export const answerQuestion = (input: Answer, viewer: Viewer): Promise<Written> =>
  once(
    () => postByKey(input.idempotencyKey, viewer),
    () => insertAnswer(input, viewer),
  );

async function insertAnswer(input: Answer, viewer: Viewer): Promise<Written | null> {
  const thread = await db
    .selectFrom("forum_threads")
    .select(["id", "topic", "slug", "title", "status", "is_locked"])
    .where("id", "=", input.threadId)
    .executeTakeFirst();
  if (thread?.status !== "visible") return fail();
  if (thread.is_locked) throw forbidden();
  if (input.parentId) {
    const parent = await db.selectFrom("forum_posts").select(["thread_id", "parent_id", "status"]).where("id", "=", input.parentId).executeTakeFirst();
    if (parent?.thread_id !== thread.id || parent.parent_id !== null || parent.status !== "visible") return fail();
  }
  const { status, mostLinks } = await standingOf(viewer);
  const { body, parentId = null } = input;
  const problem = checkBody(body, ANSWER_MIN, mostLinks) ?? ((await isDuplicate(viewer, body)) ? "duplicate" : null);
  refuse({ ...(problem && { body: problem }), ...(input.photos.length > MOST_PHOTOS && { photos: "tooMany" }) });
  await checkLimit("answer", viewer);
  const photos = await storePhotos(input.photos, viewer.id, status === "visible");
  const id = newId();
  const isMade = await db.transaction().execute(async (trx) => {
    const mentions = await findMentioned(trx, body, viewer.id, thread.id);
    const row = await trx
      .insertInto("forum_posts")
      .values({
        id,
        thread_id: thread.id,
        parent_id: parentId,
        author_id: viewer.id,
        idempotency_key: input.idempotencyKey,
        body,
        language: languageOf(body),
        status,
        mentions: mentions.map(({ username }) => username),
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await attach(trx, photos, { post_id: id });
    await sql`insert into forum_thread_follows (user_id, thread_id) values (${viewer.id}, ${thread.id}) on conflict do nothing`.execute(trx);
    if (status === "visible") {
      await announcePost(trx, id);
      await invalidatePages(forumTags(thread.slug), trx);
    } else await askForReview(trx, { name: viewer.name, title: thread.title, authorId: viewer.id });
    return true;
  });
  if (isMade) return { id, path: `${threadPath(thread.topic, thread.slug)}#${postAnchor(id)}`, status };
  await dropFiles(photos);
  return null;
}
