import { sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { forumTags } from "../forum.cached-pages.ts";
import { hasAnswers } from "../forum.contract.ts";
import { mayEditText, mayRemoveText } from "../forum.policy.ts";
import { ANSWER_MIN, BODY_MIN, checkBody, checkTitle, type PostStatus, postAnchor, QUIET_EDIT_MINUTES, threadPath } from "../forum.ts";
import { findMentioned, notifyMentioned } from "./notices.server.ts";
import { isDuplicate, standingOf } from "./standing.server.ts";
import { postStatus, threadStatus } from "./status.server.ts";
import { refuse, requireTopic, type Written } from "./write.server.ts";

type Own = { author_id: string | null; status: string; created_at: Date; is_locked: boolean };

/** @throws NOT_FOUND unless it is the viewer's own and visible or pending; FORBIDDEN when locked or older than EDIT_DAYS */
function requireEditable<Row extends Own>(row: Row | undefined, viewer: Viewer): Row {
  if (!row || !mayRemoveText(viewer, row)) throw notFound();
  if (!mayEditText(viewer, row, row.is_locked)) throw forbidden();
  return row;
}

/** Corrections within minutes are not marked as edits. */
const editedAt = (row: Own) => (Date.now() - row.created_at.getTime() > QUIET_EDIT_MINUTES * 60_000 ? { edited_at: new Date() } : {});

export async function updateThread({ id, topic, title, body }: { id: string; topic: string; title: string; body: string }, viewer: Viewer): Promise<Written> {
  const row = requireEditable(await db.selectFrom("forum_threads").selectAll().where("id", "=", id).executeTakeFirst(), viewer);
  const { mostLinks } = await standingOf(viewer);
  const titleProblem = checkTitle(title);
  const bodyProblem = checkBody(body, BODY_MIN, mostLinks) ?? ((await isDuplicate(viewer, body, id)) ? "duplicate" : null);
  refuse({
    ...(titleProblem && { title: titleProblem }),
    ...(bodyProblem && { body: bodyProblem }),
    ...(!(await requireTopic(topic)) && { topic: "required" }),
  });
  const path = threadPath(topic, row.slug);
  await db.transaction().execute(async (trx) => {
    const mentions = (await findMentioned(trx, body, viewer.id, id)).map(({ username }) => username);
    await trx
      .updateTable("forum_threads")
      .set({ topic, title, body, mentions, language: languageOf(`${title} ${body}`), ...editedAt(row) })
      .where("id", "=", id)
      .execute();
    if (row.status !== "visible") return;
    await notifyMentioned(trx, { body, authorId: viewer.id, name: viewer.name, title, href: path, threadId: id, key: id, except: row.mentions });
    await invalidatePages(forumTags(row.slug), trx);
  });
  return { id, path, status: row.status as PostStatus };
}

export async function updatePost({ id, body }: { id: string; body: string }, viewer: Viewer): Promise<Written> {
  const found = await db
    .selectFrom("forum_posts as p")
    .innerJoin("forum_threads as t", "t.id", "p.thread_id")
    .select(["p.id", "p.author_id", "p.status", "p.created_at", "p.mentions", "p.thread_id", "t.is_locked", "t.topic", "t.slug", "t.title"])
    .where("p.id", "=", id)
    .executeTakeFirst();
  const row = requireEditable(found, viewer);
  const { mostLinks } = await standingOf(viewer);
  const problem = checkBody(body, ANSWER_MIN, mostLinks) ?? ((await isDuplicate(viewer, body, id)) ? "duplicate" : null);
  refuse(problem ? { body: problem } : {});
  const path = `${threadPath(row.topic, row.slug)}#${postAnchor(id)}`;
  await db.transaction().execute(async (trx) => {
    const mentions = (await findMentioned(trx, body, viewer.id, row.thread_id)).map(({ username }) => username);
    await trx
      .updateTable("forum_posts")
      .set({ body, mentions, language: languageOf(body), ...editedAt(row) })
      .where("id", "=", id)
      .execute();
    if (row.status !== "visible") return;
    const { title, thread_id: threadId } = row;
    await notifyMentioned(trx, { body, authorId: viewer.id, name: viewer.name, title, href: path, threadId, key: id, except: row.mentions });
    await invalidatePages(forumTags(row.slug), trx);
  });
  return { id, path, status: row.status as PostStatus };
}

/** Removes one's own text; an answered question can no longer be removed. */
export async function removeOwn({ type, id }: { type: "thread" | "post"; id: string }, viewer: Viewer): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    const { rows } =
      type === "thread"
        ? await sql<{ author_id: string | null; status: string; slug: string; answers: number }>`
            select author_id, status, slug, answer_count answers from forum_threads where id = ${id} for update`.execute(trx)
        : await sql<{ author_id: string | null; status: string; slug: string; answers: number }>`
            select p.author_id, p.status, t.slug, 0 answers from forum_posts p join forum_threads t on t.id = p.thread_id where p.id = ${id} for update of p`.execute(
            trx,
          );
    const row = rows[0];
    if (!row || !mayRemoveText(viewer, row)) throw notFound();
    if (row.answers > 0) throw hasAnswers();
    await (type === "thread" ? threadStatus : postStatus).move(trx, id, "remove", { by: viewer });
    await invalidatePages(forumTags(row.slug), trx);
  });
  return { id };
}
