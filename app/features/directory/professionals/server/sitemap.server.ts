import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { DIRECTORY } from "../professionals.search.ts";
import { TRADE_PAGES } from "../professionals.ts";
import { isPublicProfessional } from "./filters.server.ts";

/** The directory, the pages of its trades, and those of the people in it, newest first. */
export const professionalAddresses: SitemapSource = {
  name: "professionals",
  pages: async () => [DIRECTORY, ...Object.keys(TRADE_PAGES).map((trade) => `${DIRECTORY}/${trade}`)],
  async count() {
    const { rows } = await sql<{ n: number }>`select count(*)::int n from professionals i where ${isPublicProfessional}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async list({ limit, offset }) {
    const { rows } = await sql<{ name: string; updated_at: Date }>`
      select coalesce(p.username, p.id::text) name, p.updated_at from (
        select i.id, i.joined_at from professionals i where ${isPublicProfessional} order by i.joined_at desc, i.id desc limit ${limit} offset ${offset}) page
      join profiles p on p.id = page.id order by page.joined_at desc, page.id desc`.execute(db);
    return rows.map((row) => ({ path: `/profile/${encodeURIComponent(row.name)}`, changed: row.updated_at }));
  },
};
