import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { SitemapSource } from "#app/platform/pages/sitemap.ts";
import { productPath } from "../products.ts";
import { isPublicProduct } from "./cards.server.ts";

/** The shop, the finder, and the pages of products on sale, newest first. */
export const productAddresses: SitemapSource = {
  name: "products",
  pages: async () => ["/shop", "/products"],
  async count() {
    const { rows } = await sql<{ n: number }>`select count(*)::int n from products i where ${isPublicProduct}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  async list({ limit, offset }) {
    const { rows } = await sql<{ slug: string; updated_at: Date }>`
      select i.slug, i.updated_at from products i where ${isPublicProduct} order by i.created_at desc, i.id desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map((row) => ({ path: productPath(row.slug), changed: row.updated_at }));
  },
};
