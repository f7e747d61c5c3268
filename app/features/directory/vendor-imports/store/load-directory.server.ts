import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import type { Directory, PlannedVendor } from "../plan/directory.ts";
import type { Lookahead } from "../plan/lookahead.ts";
import { foldName } from "../plan/name-fold.ts";
import type { ImportRow } from "../rows/read-row.ts";

type Found = Omit<PlannedVendor, "isRemoved"> & { is_removed: boolean };

const FIELDS =
  sql.raw(`v.id, v.vendor_id, v.google_place_id, v.name, v.vendor_type, v.status, v.city, v.coverage_areas, v.contact_phone, v.contact_email, v.whatsapp,
  v.address, v.website_url, v.instagram_url, v.google_maps_url, v.latitude, v.longitude, v.description, v.license_number, v.min_project_value,
  v.price_range_min, v.price_range_max, v.languages,
  -- with reviews of its own, what an import said waits beside them
  case when v.own_review_count > 0 then coalesce(v.imported_rating, 0) else v.rating end rating,
  case when v.own_review_count > 0 then coalesce(v.imported_review_count, 0) else v.review_count end review_count,
  v.is_featured, v.tags, v.notes_internal, v.xmin::text version,
  v.deleted_at is not null is_removed, v.category_ids category_path,
  array(select c.category_id from vendor_categories c where c.vendor_id = v.id) categories`);
/** The most vendors read per name; a name means the oldest. */
const SAME_NAME = 20;

type Asked = { ids: Set<string>; places: Set<string> };

/** Reads every vendor that the rows can mean: by their ids in one statement; two more where the file has rows without ids. */
export async function loadDirectory(trx: Kysely<DB>, rows: readonly ImportRow[], lookahead: Lookahead, directory: Directory): Promise<void> {
  const asked: Asked = { ids: new Set(), places: new Set() };
  const names = new Set<string>();
  const askForName = (name: string): void => {
    const fold = foldName(name);
    if (!lookahead.hasNameOnly(fold)) return;
    names.add(name);
    for (const { vendor_id: id, google_place_id: place } of lookahead.namesakes(fold)) {
      if (id) asked.ids.add(id);
      if (place) asked.places.add(place);
    }
  };
  for (const { values } of rows) {
    if (values.vendor_id) asked.ids.add(values.vendor_id);
    if (values.google_place_id) asked.places.add(values.google_place_id);
    const claimant = values.vendor_id || !values.google_place_id ? undefined : lookahead.claimantOf(values.google_place_id);
    if (claimant) asked.ids.add(claimant);
    askForName(values.name);
  }
  await loadByIds(trx, asked, directory);
  const before = asked.ids.size + asked.places.size;
  for (const vendor of [...directory.all()]) askForName(vendor.name);
  if (names.size === 0) return;
  if (asked.ids.size + asked.places.size > before) await loadByIds(trx, asked, directory);
  const { rows: named } = await sql<Found>`
    select f.* from (select distinct name_key(n) key from unnest(${[...names]}::text[]) n) k
    cross join lateral (select ${FIELDS} from vendors v where v.name_key = k.key and v.deleted_at is null order by v.name_key, v.id limit ${SAME_NAME}) f`.execute(
    trx,
  );
  for (const vendor of named) directory.add(planned(vendor));
}

async function loadByIds(trx: Kysely<DB>, { ids, places }: Asked, directory: Directory): Promise<void> {
  if (ids.size + places.size === 0) return;
  const { rows } = await sql<Found>`
    select ${FIELDS} from vendors v where v.vendor_id = any (${[...ids]}::text[])
    union all
    select ${FIELDS} from vendors v where v.google_place_id = any (${[...places]}::text[]) and (v.vendor_id is null or v.vendor_id <> all (${[...ids]}::text[]))`.execute(
    trx,
  );
  for (const vendor of rows) directory.add(planned(vendor));
}

/** The column has single precision: compare with that precision. */
const planned = ({ is_removed: isRemoved, ...vendor }: Found): PlannedVendor => ({
  ...vendor,
  rating: Math.fround(vendor.rating),
  isRemoved,
});
