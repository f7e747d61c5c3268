import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { threadPath } from "../forum.ts";

/** The forum and its visible questions, oldest first. */
export const threadAddresses: SitemapSource = {
  name: "forum",
  pages: async () => ["/ideas/forums"],
  async count() {
    const { rows } = await sql<{ n: number }>`select count(*)::int n from forum_threads where status = 'visible'`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async list({ limit, offset }) {
    const { rows } = await sql<{ topic: string; slug: string; last_activity_at: Date }>`
      select topic, slug, last_activity_at from forum_threads where status = 'visible' order by id limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ topic, slug, last_activity_at }) => ({ path: threadPath(topic, slug), changed: last_activity_at }));
  },
};
