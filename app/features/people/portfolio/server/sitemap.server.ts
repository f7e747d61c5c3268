import { sql } from "kysely";
import { type SitemapSource, sitemapRows } from "#app/platform/pages/sitemap.ts";
import { hasEnough, letters } from "#app/platform/pages/thin.server.ts";
import { projectPath } from "../portfolio.ts";

/** Of people whose profile and portfolio are open to everybody. */
const isShown = sql`i.status = 'published' and exists (
  select from profiles p join users u on u.id = p.id where p.id = i.owner_id and shows_to_everybody(p, 'profile') and shows_to_everybody(p, 'portfolio')
    and u.suspended_at is null and u.deletion_requested_at is null)`;

/** The pages of finished projects with their photographs. */
export const projectAddresses: SitemapSource = {
  name: "projects",
  rows: sitemapRows<{ id: string }>({
    from: sql`portfolio_projects i where ${isShown}`,
    columns: sql`i.updated_at changed, array(select p.file_id from portfolio_photos p where p.project_id = i.id order by p.position) photos,
      ${hasEnough({ letters: letters(sql`i.title`, sql`i.description`), pictures: sql`select count(*) from portfolio_photos p where p.project_id = i.id` })} enough`,
    pathOf: ({ id }) => projectPath(id),
  }),
};
