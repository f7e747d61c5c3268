import { type Kysely, sql } from "kysely";
import type { Subject, SubjectSource } from "#app/features/talk/moderation/moderation.contract.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { forumTags } from "../forum.cached-pages.ts";
import { postAnchor, threadPath } from "../forum.ts";
import { announcePost, announceThread } from "./notices.server.ts";
import { photosJson } from "./rows.server.ts";
import { type ForumKind, postStatus, threadStatus } from "./status.server.ts";

const EXCERPT = 1_200;

type Row = {
  id: string;
  title: string;
  body: string;
  status: string;
  is_locked: boolean;
  topic: string;
  slug: string;
  author_id: string | null;
  author_name: string | null;
  photos: Subject["photos"];
  anchor: string;
};

const present = (row: Row): Subject => ({
  id: row.id,
  title: row.title,
  text: row.body,
  href: threadPath(row.topic, row.slug) + row.anchor,
  author: row.author_id ? { id: row.author_id, name: row.author_name ?? "" } : null,
  status: row.status === "removed" ? "gone" : (row.status as Subject["status"]),
  isLocked: row.is_locked,
  topic: row.topic,
  photos: row.photos,
});

type Kind = ForumKind;
type Decision = "approve" | "hide" | "restore";

async function decide(trx: Kysely<DB>, kind: Kind, id: string, move: Decision, reason: string | null): Promise<string[]> {
  const change = { by: null, where: () => sql<boolean>`id = ${id}`, set: { hidden_reason: reason } };
  await (kind === "thread" ? threadStatus.moveAll(trx, move, change) : postStatus.moveAll(trx, move, change));
  return tagsOf(trx, kind, id);
}

async function tagsOf(trx: Kysely<DB>, kind: Kind, id: string): Promise<string[]> {
  const { rows } =
    kind === "thread"
      ? await sql<{ slug: string }>`select slug from forum_threads where id = ${id}`.execute(trx)
      : await sql<{ slug: string }>`select t.slug from forum_posts p join forum_threads t on t.id = p.thread_id where p.id = ${id}`.execute(trx);
  return rows.flatMap(({ slug }) => forumTags(slug));
}

const shared = (kind: Kind) => ({
  hide: (trx: Kysely<DB>, id: string, reason: string) => decide(trx, kind, id, "hide", reason),
  restore: (trx: Kysely<DB>, id: string) => decide(trx, kind, id, "restore", null),
});

/** Questions as moderation sees them. */
export const forumThreadSubjects: SubjectSource = {
  ...shared("thread"),
  pending: sql`select id, created_at from forum_threads where status = 'pending'`,
  async topics(slugs) {
    const rows = await db.selectFrom("forum_topics").select(["slug", "name", "name_ar as nameAr"]).where("slug", "in", slugs).execute();
    return new Map(rows.map(({ slug, ...topic }) => [slug, topic]));
  },
  async find(ids, language) {
    const { rows } = await sql<Row>`
      select t.id, t.title, left(t.body, ${EXCERPT}) body, t.status, t.is_locked, t.topic, t.slug, t.author_id, ${personName(language)} author_name,
        ${photosJson(sql`x.thread_id = t.id`)} photos, '' anchor
      from forum_threads t left join users u on u.id = t.author_id where t.id = any (${ids}::uuid[])`.execute(db);
    return rows.map(present);
  },
  async maySee(id) {
    return (await sql`select from forum_threads where id = ${id} and status = 'visible'`.execute(db)).rows.length > 0;
  },
  async approve(trx, id) {
    await sql`update forum_threads set last_activity_at = now() where id = ${id}`.execute(trx);
    const tags = await decide(trx, "thread", id, "approve", null);
    await announceThread(trx, id);
    return tags;
  },
  async setLocked(trx, id, isLocked) {
    await sql`update forum_threads set is_locked = ${isLocked} where id = ${id}`.execute(trx);
    return tagsOf(trx, "thread", id);
  },
};

/** Answers and replies as moderation sees them: named after their question. */
export const forumPostSubjects: SubjectSource = {
  ...shared("post"),
  pending: sql`select id, created_at from forum_posts where status = 'pending'`,
  async find(ids, language) {
    const { rows } = await sql<Row>`
      select p.id, t.title, left(p.body, ${EXCERPT}) body, p.status, false is_locked, t.topic, t.slug, p.author_id, ${personName(language)} author_name,
        ${photosJson(sql`x.post_id = p.id`)} photos, ${`#${postAnchor("")}`} || p.id anchor
      from forum_posts p join forum_threads t on t.id = p.thread_id left join users u on u.id = p.author_id where p.id = any (${ids}::uuid[])`.execute(db);
    return rows.map(present);
  },
  async maySee(id) {
    const { rows } =
      await sql`select from forum_posts p join forum_threads t on t.id = p.thread_id where p.id = ${id} and p.status = 'visible' and t.status = 'visible'`.execute(
        db,
      );
    return rows.length > 0;
  },
  async approve(trx, id) {
    const tags = await decide(trx, "post", id, "approve", null);
    await announcePost(trx, id);
    return tags;
  },
};

/** Pending and removed ones, too. */
export const findForumPhoto = (fileId: string) => db.selectFrom("forum_photos").select("file_id").where("file_id", "=", fileId).executeTakeFirst();
