import { sql } from "kysely";
import { checkAccess } from "#app/platform/api/procedure.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { csvStream } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import { toMajor } from "#app/platform/money/money.ts";
import { matches, type Selection } from "./service.server.ts";

const BATCH = 500;

/** Vendors after `after` in the order of their ids, with their categories' names. */
async function readBatch(selection: Selection, after: string | null) {
  return db
    .selectFrom("vendors")
    .selectAll("vendors")
    .select((eb) =>
      eb
        .selectFrom("vendor_categories as vc")
        .innerJoin("categories as c", "c.id", "vc.category_id")
        .whereRef("vc.vendor_id", "=", "vendors.id")
        .select(sql<string[]>`array_agg(c.name order by c.name_key)`.as("names"))
        .as("category_names"),
    )
    .$if("ids" in selection, (query) => query.where("vendors.deleted_at", "is", null).where("vendors.id", "in", "ids" in selection ? selection.ids : []))
    .$if("matching" in selection, (query) => ("matching" in selection ? query.where(matches(selection.matching)) : query))
    .$if(after !== null, (query) => query.where("vendors.id", ">", after ?? ""))
    .orderBy("vendors.id")
    .limit(BATCH)
    .execute();
}
type Row = Awaited<ReturnType<typeof readBatch>>[number];

const list = (items: readonly string[] | null) => (items ?? []).join(";");
const riyals = (halalas: number | null) => (halalas === null ? "" : String(toMajor(halalas)));

/** The columns of the import template, in its order. */
const CELLS: Record<string, (row: Row) => string | number | null> = {
  vendor_id: (row) => row.vendor_id,
  name: (row) => row.name,
  categories: (row) => list(row.category_names),
  vendor_type: (row) => row.vendor_type,
  city: (row) => row.city,
  coverage_areas: (row) => list(row.coverage_areas),
  contact_phone: (row) => row.contact_phone,
  contact_email: (row) => row.contact_email,
  whatsapp: (row) => row.whatsapp,
  address: (row) => row.address,
  website_url: (row) => row.website_url,
  instagram_url: (row) => row.instagram_url,
  google_maps_url: (row) => row.google_maps_url,
  google_place_id: (row) => row.google_place_id,
  description: (row) => row.description,
  license_number: (row) => row.license_number,
  min_project_value_sar: (row) => riyals(row.min_project_value),
  price_range_min_sar: (row) => riyals(row.price_range_min),
  price_range_max_sar: (row) => riyals(row.price_range_max),
  rating: (row) => row.rating,
  review_count: (row) => row.review_count,
  languages: (row) => list(row.languages),
  status: (row) => row.status,
  is_featured: (row) => String(row.is_featured),
  tags: (row) => list(row.tags),
  slug: (row) => row.slug,
  notes_internal: (row) => row.notes_internal,
};

/**
 * The chosen vendors as a file of the import template: UTF-8 with a mark that spreadsheets need, one batch in memory at a time.
 * @throws UNAUTHORIZED, FORBIDDEN before the first byte
 */
export function exportVendors(viewer: Viewer | null, selection: Selection): ReadableStream<Uint8Array> {
  checkAccess("content", viewer);
  return csvStream(Object.keys(CELLS), batches(selection), (row) => Object.values(CELLS).map((cell) => cell(row)));
}

async function* batches(selection: Selection): AsyncGenerator<Row[], void> {
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await readBatch(selection, after);
    yield rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}
