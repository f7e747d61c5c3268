import type { Kysely, Selectable } from "kysely";
import { categoryOrder } from "#app/features/directory/categories/public.server.ts";
import { firstOwner } from "#app/features/people/organizations/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { DB, Vendors } from "#app/platform/database/schema.ts";
import { cityName } from "#app/platform/places/places.ts";
import type { AdminVendor, AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import { VENDOR_RULES, type VendorFields } from "../../vendors.admin.rules.ts";
import type { AdminVendorStatus, AdminVendorType } from "../../vendors.admin.ts";

/** Categories, owner and pictures have tables of their own. */
type LinkedField = "categoryIds" | "ownerEmail" | "logo" | "photos";
export type PlainField = Exclude<keyof VendorFields, LinkedField>;
const LINKED: ReadonlySet<string> = new Set(["categoryIds", "ownerEmail", "logo", "photos"] satisfies LinkedField[]);
export const PLAIN_FIELDS = Object.keys(VENDOR_RULES).filter((field): field is PlainField => !LINKED.has(field));

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : "";
type Columns = { [Field in PlainField]: Snake<Field> & keyof Vendors };

/** Each plain field is in the column of its name: `nameAr` in `name_ar`. */
export const COLUMNS = Object.fromEntries(
  PLAIN_FIELDS.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
) as unknown as Columns;

type FileRow = { id: string; width: number | null; height: number | null; placeholder: string | null; alt_en: string | null; alt_ar: string | null };
const FILE_COLUMNS = ["files.id", "files.width", "files.height", "files.placeholder", "files.alt_en", "files.alt_ar"] as const;

export const presentPhoto = (row: FileRow): AdminVendorPhoto => ({
  id: row.id,
  altEn: row.alt_en,
  altAr: row.alt_ar,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
});

const plainFields = (row: Selectable<Vendors>) =>
  Object.fromEntries(PLAIN_FIELDS.map((field) => [field, row[COLUMNS[field]]])) as Pick<VendorFields, PlainField>;

/** One vendor with every field, whatever its status. @throws NOT_FOUND */
export async function readVendor(source: Kysely<DB>, id: string, language: string): Promise<AdminVendor> {
  const row = await source.selectFrom("vendors").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
  if (!row) throw notFound();
  const categories = await source
    .selectFrom("vendor_categories")
    .innerJoin("categories as c", "c.id", "category_id")
    .where("vendor_id", "=", id)
    .select("c.id")
    .orderBy(categoryOrder)
    .execute();
  const photos = await source
    .selectFrom("vendor_photos")
    .innerJoin("files", "files.id", "file_id")
    .where("vendor_id", "=", id)
    .select(FILE_COLUMNS)
    .orderBy("position")
    .execute();
  const logo = row.logo_id ? await source.selectFrom("files").select(FILE_COLUMNS).where("id", "=", row.logo_id).executeTakeFirst() : undefined;
  const owner = await firstOwner(source, row.organization_id);
  const slugs = await source.selectFrom("vendor_slugs").select("slug").where("vendor_id", "=", id).orderBy("slug").execute();
  return {
    ...plainFields(row),
    vendorType: row.vendor_type as AdminVendorType,
    status: row.status as AdminVendorStatus,
    id: row.id,
    cityLabel: row.city && cityName(row.city, language),
    currency: row.currency,
    categoryIds: categories.map((category) => category.id),
    logo: logo ? presentPhoto(logo) : null,
    photos: photos.map(presentPhoto),
    ownerEmail: owner?.email ?? null,
    ownerName: owner?.name ?? null,
    hasReviews: row.own_review_count > 0,
    oldSlugs: slugs.map((entry) => entry.slug),
    createdAt: row.created_at.toISOString(),
    version: row.updated_at.toISOString(),
  };
}
