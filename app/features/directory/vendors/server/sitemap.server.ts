import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { isPublic } from "./cards.server.ts";

/** Pages of public vendors, newest first. */
export const vendorAddresses: SitemapSource = {
  name: "vendors",
  pages: async () => ["/vendors"],
  async count() {
    const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0)::int n from vendor_counts where category_id is null`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async list({ limit, offset }) {
    const { rows } = await sql<{ slug: string; updated_at: Date }>`
      select v.slug, v.updated_at from (select v.id from vendors v where ${isPublic} order by v.id desc limit ${limit} offset ${offset}) page
      join vendors v on v.id = page.id order by v.id desc`.execute(db);
    return rows.map((row) => ({ path: `/vendors/${encodeURIComponent(row.slug)}`, changed: row.updated_at }));
  },
};
