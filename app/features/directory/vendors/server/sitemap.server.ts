import { sql } from "kysely";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type SitemapSource, sitemapRows } from "#app/platform/pages/sitemap.ts";
import { hasEnough, letters } from "#app/platform/pages/thin.server.ts";

const photos = sql`from vendor_photos p join files f on f.id = p.file_id and f.is_public where p.vendor_id = i.id`;

/** Pages of public vendors with their photographs. */
export const vendorAddresses: SitemapSource = {
  name: "vendors",
  async about() {
    const t = await translator("en", "vendors");
    return [t("title"), t("description")];
  },
  pages: async () => ["/vendors"],
  rows: sitemapRows<{ slug: string }>({
    from: sql`vendors i where i.is_public`,
    columns: sql`i.slug, i.updated_at changed, array(select p.file_id ${photos} order by p.position) photos,
      ${hasEnough({ letters: letters(sql`i.name`, sql`i.description`), pictures: sql`select count(*) ${photos}`, voices: sql`i.own_review_count` })} enough`,
    pathOf: ({ slug }) => `/vendors/${encodeURIComponent(slug)}`,
  }),
};
