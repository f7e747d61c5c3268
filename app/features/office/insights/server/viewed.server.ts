import { type RawBuilder, sql } from "kysely";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { productPath } from "#app/features/shop/products/public.ts";
import type { Subject } from "#app/features/talk/counts/public.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { ViewedPage } from "../insights.contract.ts";

type Sql = RawBuilder<unknown>;

/** The names of what still is there, and the last part of its address. */
const NAMED: Record<Subject, (isArabic: boolean) => Sql> = {
  vendor: (isArabic) => sql`select v.id, ${arabic(isArabic, sql`v.name_ar`, sql`v.name`)} as name, v.slug from vendors v where v.is_public`,
  professional: (isArabic) =>
    sql`select p.id, ${arabic(isArabic, sql`p.full_name_ar`, sql`coalesce(p.full_name, u.name)`)} as name, coalesce(p.username, p.id::text) slug from profiles p join users u on u.id = p.id`,
  idea: (isArabic) =>
    sql`select i.id, ${arabic(isArabic, sql`i.title_ar`, sql`i.title`)} as name, i.slug from design_ideas i where i.status = 'published' and i.deleted_at is null`,
  product: (isArabic) => sql`select p.id, ${arabic(isArabic, sql`p.name_ar`, sql`p.name`)} as name, p.slug from products p where p.is_public`,
  package: (isArabic) =>
    sql`select k.id, ${arabic(isArabic, sql`k.title_ar`, sql`k.title`)} as name, coalesce(p.username, p.id::text) slug from packages k join profiles p on p.id = k.owner_id`,
};
const arabic = (isArabic: boolean, name: Sql, other: Sql): Sql => (isArabic ? sql`coalesce(${name}, ${other})` : other);

const profilePath = (slug: string) => `/profile/${encodeURIComponent(slug)}`;
const PATHS: Record<Subject, (slug: string) => string> = {
  vendor: (slug) => `/vendors/${encodeURIComponent(slug)}`,
  professional: profilePath,
  idea: ideaPath,
  product: productPath,
  package: profilePath,
};

/** Pages with their names, the most viewed first. @param most a query of `id` and `views`, which bounds itself */
export async function pagesOf(kind: Subject, most: Sql, language: string, limit: number): Promise<ViewedPage[]> {
  const { rows } = await sql<{ id: string; name: string; slug: string; views: number }>`
    select n.id, n.name, n.slug, m.views from (${most}) m join (${NAMED[kind](language === "ar")}) n on n.id = m.id order by m.views desc, n.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id, name, slug, views }) => ({ id, name, to: PATHS[kind](slug), views }));
}
