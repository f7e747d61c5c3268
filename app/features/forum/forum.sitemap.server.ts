import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { threadPath } from "./forum.ts";

/** Addresses of questions for search engines, in the order of their ids; `after` is the last id of the part before. */
export async function forumSitemap(after: string | null, limit: number): Promise<{ id: string; path: string; changedAt: Date }[]> {
  const { rows } = await sql<{ id: string; topic: string; slug: string; last_activity_at: Date }>`
    select id, topic, slug, last_activity_at from forum_threads where status = 'visible' ${after ? sql`and id > ${after}` : sql``} order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id, topic, slug, last_activity_at }) => ({ id, path: threadPath(topic, slug), changedAt: last_activity_at }));
}
