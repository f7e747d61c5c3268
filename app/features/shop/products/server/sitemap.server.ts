import { sql } from "kysely";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type SitemapSource, sitemapRows } from "#app/platform/pages/sitemap.ts";
import { hasEnough, letters } from "#app/platform/pages/thin.server.ts";
import { productPath } from "../products.ts";
import { isPublicProduct } from "./cards.server.ts";

const photos = sql`from product_photos p join files f on f.id = p.file_id and f.is_public where p.product_id = i.id`;

/** The shop, the finder, and the pages of products on sale with their photographs. */
export const productAddresses: SitemapSource = {
  name: "products",
  async about() {
    const t = await translator("en", "products.front");
    return [t("title"), t("description")];
  },
  pages: async () => ["/shop", "/products"],
  rows: sitemapRows<{ slug: string }>({
    from: sql`products i where ${isPublicProduct}`,
    columns: sql`i.slug, i.updated_at changed, array(select p.file_id ${photos} order by p.position) photos,
      ${hasEnough({ letters: letters(sql`i.name`, sql`i.description`), pictures: sql`select count(*) ${photos}`, voices: sql`i.review_count` })} enough`,
    pathOf: ({ slug }) => productPath(slug),
  }),
};
