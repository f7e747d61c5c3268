import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { FEED_ENTRIES, type Feed, FORUM_FEED } from "#app/platform/pages/feed.ts";
import { threadPath } from "../forum.ts";

type Row = { topic: string; slug: string; title: string; body: string; created_at: Date; changed: Date };

/** The newest questions. */
export const forumFeed: Feed = {
  path: FORUM_FEED,
  page: "/ideas/forums",
  title: async (language) => (await translator(language, "forum"))("title"),
  async entries() {
    const { rows } = await sql<Row>`
      select topic, slug, title, body, created_at, coalesce(edited_at, created_at) changed
      from forum_threads where status = 'visible' order by created_at desc, id desc limit ${FEED_ENTRIES}`.execute(db);
    return rows.map(({ topic, slug, title, body, created_at, changed }) => ({
      path: threadPath(topic, slug),
      title,
      summary: body,
      published: created_at,
      updated: changed,
    }));
  },
};
