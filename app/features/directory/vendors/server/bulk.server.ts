import { type Kysely, sql } from "kysely";
import { freeSlugs } from "#app/platform/database/free-slugs.ts";
import type { DB } from "#app/platform/database/schema.ts";

const TYPES = {
  vendor_id: "text",
  google_place_id: "text",
  name: "text",
  vendor_type: "text",
  status: "text",
  city: "text",
  coverage_areas: "text[]",
  contact_phone: "text",
  contact_email: "text",
  whatsapp: "text",
  address: "text",
  website_url: "text",
  instagram_url: "text",
  google_maps_url: "text",
  latitude: "double precision",
  longitude: "double precision",
  description: "text",
  license_number: "text",
  min_project_value: "bigint",
  price_range_min: "bigint",
  price_range_max: "bigint",
  rating: "real",
  review_count: "integer",
  languages: "text[]",
  is_featured: "boolean",
  tags: "text[]",
  notes_internal: "text",
} as const;
/** A vendor as a file brings it: the columns above, and all its categories with their parents. */
type BulkVendor = Readonly<Record<keyof typeof TYPES, unknown>> & { id: string; category_path: readonly string[] };

const columns = Object.keys(TYPES) as (keyof typeof TYPES)[];
const record = sql.raw(columns.map((column) => `${column} ${TYPES[column]}`).join(", "));
const insertColumns = sql.raw(columns.join(", "));
/** Reviews of its own decide a vendor's figures; those of a file wait in `imported_*`. */
const FIGURES = ["rating", "review_count"];
const assign = (column: string): string =>
  FIGURES.includes(column)
    ? `${column} = case when v.own_review_count > 0 then v.${column} else x.${column} end,
      imported_${column} = case when v.own_review_count > 0 then x.${column} else v.imported_${column} end`
    : `${column} = x.${column}`;
const assignments = sql.raw(columns.map(assign).join(", "));

const asJson = (vendors: readonly BulkVendor[], more: (vendor: BulkVendor, index: number) => Record<string, unknown>): string =>
  JSON.stringify(
    vendors.map((vendor, index) => ({
      ...Object.fromEntries(columns.map((column) => [column, vendor[column]])),
      id: vendor.id,
      category_ids: vendor.category_path,
      ...more(vendor, index),
    })),
  );

/** A free slug for each wish, in order. Former slugs stay reserved for their redirects. */
const freeVendorSlugs = (trx: Kysely<DB>, wishes: readonly string[]): Promise<string[]> =>
  freeSlugs(wishes, async (slugs) => {
    const { rows } = await sql<{ slug: string }>`
      select slug from vendors where slug = any (${slugs}::text[]) union all select slug from vendor_slugs where slug = any (${slugs}::text[])`.execute(trx);
    return rows.map(({ slug }) => slug);
  });

/** New vendors in one statement, each with a free slug near the one it wishes for. */
export async function insertVendors(trx: Kysely<DB>, importId: string, vendors: readonly BulkVendor[], wishes: readonly string[]): Promise<void> {
  const slugs = await freeVendorSlugs(trx, wishes);
  await sql`insert into vendors (id, slug, category_ids, source, import_id, ${insertColumns})
    select id, slug, category_ids, 'import', ${importId}::uuid, ${insertColumns} from json_to_recordset(${asJson(vendors, (_, index) => ({ slug: slugs[index] }))}::json)
    x (id uuid, slug text, category_ids uuid[], ${record})`.execute(trx);
}

/** Those whose row is still of the version that was read. @returns how many that were */
export async function updateVendors(trx: Kysely<DB>, vendors: readonly (BulkVendor & { version: string | null })[]): Promise<number> {
  const versions = vendors.map(({ version }) => version);
  const { numAffectedRows } = await sql`update vendors v set ${assignments}, category_ids = x.category_ids, updated_at = now()
    from json_to_recordset(${asJson(vendors, (_, index) => ({ version: versions[index] }))}::json) x (id uuid, version text, category_ids uuid[], ${record})
    where v.id = x.id and v.xmin::text = x.version`.execute(trx);
  return Number(numAffectedRows);
}

export async function linkCategories(trx: Kysely<DB>, links: readonly { vendor: string; category: string }[]): Promise<void> {
  await sql`insert into vendor_categories (vendor_id, category_id)
    select * from unnest(${links.map(({ vendor }) => vendor)}::uuid[], ${links.map(({ category }) => category)}::uuid[]) on conflict do nothing`.execute(trx);
}
