import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { projectPath } from "../portfolio.ts";

/** Of people whose profile and portfolio are open to everybody. */
const shown = sql`from portfolio_projects o join profiles p on p.id = o.owner_id and shows_to_everybody(p, 'profile') and shows_to_everybody(p, 'portfolio')
  join users u on u.id = o.owner_id and u.suspended_at is null and u.deletion_requested_at is null where o.status = 'published'`;

/** The pages of finished projects, newest first. */
export const projectAddresses: SitemapSource = {
  name: "projects",
  pages: async () => [],
  async count() {
    const { rows } = await sql<{ n: number }>`select count(*)::int n ${shown}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async list({ limit, offset }) {
    const { rows } = await sql<{ id: string; updated_at: Date }>`
      select o.id, o.updated_at ${shown} order by o.published_at desc, o.id desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map((row) => ({ path: projectPath(row.id), changed: row.updated_at }));
  },
};
