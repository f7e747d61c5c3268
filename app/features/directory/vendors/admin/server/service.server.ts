import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { type AuditActor, changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB, Vendors } from "#app/platform/database/schema.ts";
import type { FiltersOf, InputOf } from "#app/platform/list/list-address.ts";
import { type ListOrder, numberedPageOf, type OrderColumn } from "#app/platform/list/page.server.ts";
import { money } from "#app/platform/money/money.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { canonicalCity, cityName } from "#app/platform/places/places.ts";
import { freeSlug, slugify } from "#app/platform/text/slug.ts";
import type { AdminVendorOverview, AdminVendorRow } from "../../vendors.admin.contract.ts";
import { checkVendor, tidyVendor } from "../../vendors.admin.rules.ts";
import type { adminVendorAddress } from "../../vendors.admin.search.ts";
import type { AdminVendorStatus, AdminVendorType, VendorSort } from "../../vendors.admin.ts";

type Filters = FiltersOf<typeof adminVendorAddress>;

/** The actor for the audit log. */
export type Author = { actor: NonNullable<AuditActor>; requestId: string };
export type Selection = { ids: string[] } | { matching: Filters };

/** The filters of the admin list as a condition on `vendors`. */
export function matches(filters: Filters) {
  return (eb: ExpressionBuilder<DB, "vendors">) => {
    const conditions: Expression<SqlBool>[] = [eb("vendors.deleted_at", "is", null)];
    if (filters.status) conditions.push(eb("vendors.status", "=", filters.status));
    if (filters.type) conditions.push(eb("vendors.vendor_type", "=", filters.type));
    if (filters.city) conditions.push(eb("vendors.city", "=", filters.city));
    if (filters.category) conditions.push(sql<SqlBool>`vendors.category_ids @> array[${filters.category}::uuid]`);
    if (filters.lacks === "photo") conditions.push(sql<SqlBool>`not exists (select from vendor_photos p where p.vendor_id = vendors.id)`);
    if (filters.lacks === "phone") conditions.push(sql<SqlBool>`coalesce(vendors.contact_phone, vendors.whatsapp) is null`);
    if (filters.owner) conditions.push(eb("vendors.organization_id", filters.owner === "yes" ? "is not" : "is", null));
    if (filters.source) conditions.push(eb("vendors.source", "=", filters.source));
    if (/[\p{L}\p{N}]/u.test(filters.search)) {
      const words = sql<SqlBool>`vendors.search @@ search_query(${filters.search})`;
      const city = canonicalCity(filters.search);
      // Cities are stored in English; a question in Arabic means the same city.
      conditions.push(city ? eb.or([words, eb("vendors.city", "=", city)]) : eb.and([words]));
    }
    return eb.and(conditions);
  };
}

const shown = sql`v.id, v.name, v.name_ar, v.slug, v.vendor_type, v.status, v.city, v.rating, v.review_count, v.min_project_value, v.currency, v.updated_at`;
type ShownRow = Pick<
  Selectable<Vendors>,
  "id" | "name" | "name_ar" | "slug" | "vendor_type" | "status" | "city" | "rating" | "review_count" | "min_project_value" | "currency" | "updated_at"
>;

/** Nulls come last in both directions. */
const SORT_COLUMNS = {
  name: { by: "name_key", type: "text" },
  city: { by: "city", type: "text", nulls: "last" },
  rating: { by: "rating", type: "real" },
  reviews: { by: "review_count", type: "integer" },
  value: { by: "min_project_value", type: "bigint", nulls: "last" },
  updated: { by: "updated_at", type: "timestamptz" },
} as const satisfies Record<string, OrderColumn>;

function orderOf(sort: VendorSort): ListOrder {
  const isDescending = sort.startsWith("-");
  const column = SORT_COLUMNS[sort.replace("-", "") as keyof typeof SORT_COLUMNS];
  return {
    name: "vendors",
    columns: [
      { ...column, isDescending },
      { by: "id", type: "uuid", isDescending },
    ],
  };
}

/** One page. Its ids come from an index alone; only these rows are read whole. */
export async function listVendorsForAdmin({ page, size, sort, ...filters }: InputOf<typeof adminVendorAddress>, language: string) {
  const order = orderOf(sort);
  const keys = db
    .selectFrom("vendors")
    .where(matches(filters))
    .select(["id", order.columns[0].by as "city"]);
  const asked = { order, page, pageSize: Number(size) };
  const { rows, ...numbers } = await numberedPageOf<ShownRow>(keys, asked, { columns: shown, tables: sql`join vendors v on v.id = page.id` });
  const items = rows.map(
    (row): AdminVendorRow => ({
      id: row.id,
      name: row.name,
      nameAr: row.name_ar,
      slug: row.slug,
      vendorType: row.vendor_type as AdminVendorType,
      status: row.status as AdminVendorStatus,
      city: row.city,
      cityLabel: row.city && cityName(row.city, language),
      rating: row.rating,
      reviewCount: row.review_count,
      minProjectValue: money(row.min_project_value, row.currency),
      updatedAt: row.updated_at.toISOString(),
    }),
  );
  return { items, ...numbers };
}

export async function getVendorOverview(language: string): Promise<AdminVendorOverview> {
  const rows = await db
    .selectFrom("vendors")
    .where("deleted_at", "is", null)
    .groupBy(["status", "city"])
    .select((eb) => ["status", "city", eb.fn.countAll<number>().as("n"), eb.fn.min("created_at").as("oldest")])
    .execute();
  const countOf = (status: AdminVendorStatus) => rows.filter((row) => row.status === status).reduce((sum, row) => sum + Number(row.n), 0);
  const oldest = rows.filter((row) => row.status === "Pending").map((row) => new Date(row.oldest).getTime());
  const cities = new Map<string, number>();
  for (const row of rows) if (row.city) cities.set(row.city, (cities.get(row.city) ?? 0) + Number(row.n));
  return {
    pending: countOf("Pending"),
    oldestPendingAt: oldest.length > 0 ? new Date(Math.min(...oldest)).toISOString() : null,
    verified: countOf("Verified"),
    inactive: countOf("Inactive"),
    cities: [...cities].map(([value, count]) => ({ value, label: cityName(value, language), count })).sort((a, b) => a.label.localeCompare(b.label, language)),
  };
}

/** A slug no vendor has or had. */
async function makeSlug(trx: Transaction<DB>, name: string): Promise<string> {
  const base = slugify(name) || "vendor";
  const near = `${base.replace(/[\\%_]/g, "\\$&")}-%`;
  const taken = await trx
    .selectFrom("vendors")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", base), eb("slug", "like", near)]))
    .union(
      trx
        .selectFrom("vendor_slugs")
        .select("slug")
        .where((eb) => eb.or([eb("slug", "=", base), eb("slug", "like", near)])),
    )
    .execute();
  return freeSlug(base, new Set(taken.map((row) => row.slug)), "vendor");
}

type NewVendor = { name: string; vendorType: AdminVendorType; city: string | null };
/** Set only when a vendor's own account enters it. */
type OwnDetails = { contact_phone: string | null; contact_email: string | null; description: string | null; categoryIds: readonly string[] };

/** Inserts a pending vendor without rating. @throws INVALID with a problem for each field */
export async function insertVendor(trx: Transaction<DB>, by: Author, input: NewVendor, own?: OwnDetails): Promise<string> {
  const tidy = tidyVendor({ name: input.name, city: input.city });
  const problems = checkVendor(tidy);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { categoryIds: _, ...details } = own ?? {};
  const id = newId();
  // Two vendors of one name at the same moment must not choose the same slug.
  await sql`select pg_advisory_xact_lock(hashtext('vendor slug'))`.execute(trx);
  const slug = await makeSlug(trx, tidy.name);
  const values = { name: tidy.name, slug, vendor_type: input.vendorType, city: tidy.city && (canonicalCity(tidy.city) ?? tidy.city), status: "Pending" };
  await trx
    .insertInto("vendors")
    .values({ id, ...values, ...details, source: own ? "vendor" : "admin" })
    .execute();
  // A category that was removed meanwhile is left out.
  if (own)
    await sql`insert into vendor_categories (vendor_id, category_id)
      select ${id}, id from categories where is_active and id = any (${[...own.categoryIds]}::uuid[])`.execute(trx);
  await recordAudit(trx, { ...by, action: "vendor.create", entityType: "vendor", entityId: id, changes: changesBetween({}, values) });
  return id;
}

/** A pending vendor without rating. @returns its id */
export async function createVendor(by: Author, input: NewVendor): Promise<string> {
  const id = await db.transaction().execute((trx) => insertVendor(trx, by, input));
  await invalidatePages(["vendors", `vendor:${id}`]);
  return id;
}
