import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import type { PlannedVendor } from "../plan/directory.ts";
import type { Plan } from "../plan/plan-rows.ts";
import type { VendorValues } from "../rows/read-row.ts";
import { freeSlugs } from "./free-slugs.server.ts";

/** Somebody changed a vendor between reading and writing: plan the batch afresh. */
export class PlanOutdated extends Error {}

const TYPES: Record<keyof VendorValues, string> = {
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
};
const columns = Object.keys(TYPES) as (keyof VendorValues)[];
const record = sql.raw(columns.map((column) => `${column} ${TYPES[column]}`).join(", "));
const insertColumns = sql.raw(columns.join(", "));
const assignments = sql.raw(columns.map((column) => `${column} = x.${column}`).join(", "));

function asJson(vendors: readonly PlannedVendor[], more: (vendor: PlannedVendor) => Record<string, unknown>): string {
  return JSON.stringify(
    vendors.map((vendor) => ({
      ...Object.fromEntries(columns.map((column) => [column, vendor[column]])),
      id: vendor.id,
      category_ids: vendor.category_path,
      ...more(vendor),
    })),
  );
}

/** Writes a planned batch: one statement each for new vendors, changed vendors and their categories. */
export async function writePlan(trx: Kysely<DB>, { created, updated, links, slugs }: Plan): Promise<void> {
  if (created.length > 0) {
    const free = await freeSlugs(
      trx,
      created.map(({ id }) => slugs.get(id) ?? id),
      "vendors",
    );
    const slugOf = new Map(created.map(({ id }, index) => [id, free[index]]));
    await sql`insert into vendors (id, slug, category_ids, ${insertColumns})
      select id, slug, category_ids, ${insertColumns} from json_to_recordset(${asJson(created, ({ id }) => ({ slug: slugOf.get(id) }))}::json)
      x (id uuid, slug text, category_ids uuid[], ${record})`.execute(trx);
  }
  if (updated.length > 0) {
    const ordered = updated.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const { numAffectedRows } = await sql`update vendors v set ${assignments}, category_ids = x.category_ids, updated_at = now()
      from json_to_recordset(${asJson(ordered, ({ version }) => ({ version }))}::json) x (id uuid, version text, category_ids uuid[], ${record})
      where v.id = x.id and v.xmin::text = x.version`.execute(trx);
    if (Number(numAffectedRows) !== updated.length) throw new PlanOutdated("A vendor was changed while the import read it");
  }
  if (links.length > 0) {
    await sql`insert into vendor_categories (vendor_id, category_id)
      select * from unnest(${links.map(({ vendor }) => vendor)}::uuid[], ${links.map(({ category }) => category)}::uuid[]) on conflict do nothing`.execute(trx);
  }
}
