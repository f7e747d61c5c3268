import { sql, type Transaction } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { type AuditChanges, changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestIds, pageOf } from "#app/platform/list/page.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { canonicalCity } from "#app/platform/places/places.ts";
import { readablePhone } from "#app/platform/rules/phone.ts";
import { setOwner } from "../../server/team.server.ts";
import { type AdminVendor, type AdminVendorPhoto, type VendorEvent, vendorConflict } from "../../vendors.admin.contract.ts";
import { checkVendor, type FieldProblems, tidyVendor, type VendorField, type VendorFields } from "../../vendors.admin.rules.ts";
import { VENDOR_PHOTO_MAX_BYTES } from "../../vendors.admin.ts";
import { isPhoneField } from "../../vendors.listing.ts";
import { COLUMNS, PLAIN_FIELDS, presentPhoto, readVendor } from "./record.server.ts";
import type { Author } from "./service.server.ts";
import { vendorStatus } from "./status.server.ts";
import { newVersion } from "./version.server.ts";

type Changes = Partial<VendorFields>;
/** Validated references to other tables. */
type References = { ownerId: string | null | undefined; categoryNames: Map<string, string> };

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const photoInput = (photo: { id: string; altEn: string | null; altAr: string | null } | null) =>
  photo && { id: photo.id, altEn: photo.altEn, altAr: photo.altAr };
const comparable = (vendor: AdminVendor): VendorFields => ({
  ...vendor,
  logo: photoInput(vendor.logo),
  photos: vendor.photos.map((photo) => ({ ...photo, ...photoInput(photo) })).map(({ id, altEn, altAr }) => ({ id, altEn, altAr })),
});

/** Only what differs from the stored vendor, normalized and with cities by their stored names. */
function realChanges(before: VendorFields, changes: Changes): Changes {
  const tidy = tidyVendor(changes);
  if (tidy.city) tidy.city = canonicalCity(tidy.city) ?? tidy.city;
  if (tidy.coverageAreas) tidy.coverageAreas = [...new Set(tidy.coverageAreas.map((area) => canonicalCity(area) ?? area))];
  return Object.fromEntries(Object.entries(tidy).filter(([field, value]) => value !== undefined && !same(before[field as VendorField], value)));
}

async function checkReferences(trx: Transaction<DB>, id: string, before: VendorFields, changes: Changes, problems: FieldProblems): Promise<References> {
  const found: References = { ownerId: undefined, categoryNames: new Map() };
  const taken = async (field: "slug" | "vendorId" | "googlePlaceId") => {
    const value = changes[field];
    if (!value || problems[field]) return;
    const other = await trx.selectFrom("vendors").select("id").where(COLUMNS[field], "=", value).where("id", "!=", id).executeTakeFirst();
    if (other) problems[field] = "taken";
  };
  await taken("slug");
  await taken("vendorId");
  await taken("googlePlaceId");
  if (changes.slug && !problems.slug) {
    const old = await trx.selectFrom("vendor_slugs").select("slug").where("slug", "=", changes.slug).where("vendor_id", "!=", id).executeTakeFirst();
    if (old) problems.slug = "taken";
  }
  if (changes.ownerEmail === null) found.ownerId = null;
  if (changes.ownerEmail && !problems.ownerEmail) {
    const owner = await trx.selectFrom("users").select("id").where("email", "=", changes.ownerEmail).executeTakeFirst();
    if (owner) found.ownerId = owner.id;
    else problems.ownerEmail = "unknownAccount";
  }
  if (changes.categoryIds) {
    const ids = [...new Set([...changes.categoryIds, ...before.categoryIds])];
    const rows = ids.length > 0 ? await trx.selectFrom("categories").select(["id", "name"]).where("id", "in", ids).execute() : [];
    found.categoryNames = new Map(rows.map((row) => [row.id, row.name]));
    if (changes.categoryIds.some((category) => !found.categoryNames.has(category))) problems.categoryIds = "unknownCategory";
  }
  const pictures = [...(changes.logo ? [["logo", changes.logo.id] as const] : []), ...(changes.photos ?? []).map((photo) => ["photos", photo.id] as const)];
  if (pictures.length > 0) {
    // A private picture (of a quote request, say) must not become public by its id.
    const files = await trx
      .selectFrom("files")
      .select("id")
      .where(
        "id",
        "in",
        pictures.map(([, file]) => file),
      )
      .where("is_public", "=", true)
      .execute();
    const known = new Set(files.map((file) => file.id));
    for (const [field, file] of pictures) if (!known.has(file)) problems[field] = "unknownPhoto";
    if (changes.photos && new Set(changes.photos.map((photo) => photo.id)).size < changes.photos.length) problems.photos = "unknownPhoto";
  }
  return found;
}

/** The audit log's view: columns by their names, categories by name, pictures and accounts by id. */
function auditChanges(before: AdminVendor, changes: Changes, { categoryNames }: References): AuditChanges {
  const names = (ids: readonly string[]) => ids.map((id) => categoryNames.get(id) ?? id).sort();
  const plain = PLAIN_FIELDS.filter((field) => field in changes);
  const result = changesBetween(
    Object.fromEntries(plain.map((field) => [COLUMNS[field], before[field]])),
    Object.fromEntries(plain.map((field) => [COLUMNS[field], changes[field]])),
  );
  if (changes.categoryIds) result.categories = [names(before.categoryIds), names(changes.categoryIds)];
  if ("ownerEmail" in changes) result.owner = [before.ownerEmail !== null, changes.ownerEmail !== null];
  if ("logo" in changes) result.logo = [before.logo?.id ?? null, changes.logo?.id ?? null];
  if (changes.photos) result.photos = [before.photos.map((photo) => photo.id), changes.photos.map((photo) => photo.id)];
  return result;
}

async function write(trx: Transaction<DB>, id: string, before: AdminVendor, changes: Changes): Promise<void> {
  const { status, ...plain } = Object.fromEntries(PLAIN_FIELDS.filter((field) => field in changes).map((field) => [COLUMNS[field], changes[field]]));
  const links = "logo" in changes ? { logo_id: changes.logo?.id ?? null } : {};
  await trx
    .updateTable("vendors")
    .set({ ...plain, ...links, updated_at: newVersion })
    .where("id", "=", id)
    .execute();
  if (changes.status) await vendorStatus.move(trx, id, changes.status, { by: null });
  if (changes.slug) {
    await trx.deleteFrom("vendor_slugs").where("slug", "=", changes.slug).execute();
    await trx.insertInto("vendor_slugs").values({ slug: before.slug, vendor_id: id }).execute();
  }
  if (changes.categoryIds) {
    await trx.deleteFrom("vendor_categories").where("vendor_id", "=", id).execute();
    if (changes.categoryIds.length > 0)
      await trx
        .insertInto("vendor_categories")
        .values(changes.categoryIds.map((category_id) => ({ vendor_id: id, category_id })))
        .execute();
  }
  if (changes.photos) {
    await trx.deleteFrom("vendor_photos").where("vendor_id", "=", id).execute();
    const rows = changes.photos.map((photo, position) => ({ vendor_id: id, file_id: photo.id, position }));
    if (rows.length > 0) await trx.insertInto("vendor_photos").values(rows).execute();
  }
  for (const photo of [...(changes.photos ?? []), ...(changes.logo ? [changes.logo] : [])]) {
    await trx
      .updateTable("files")
      .set({ alt_en: photo.altEn?.trim() || null, alt_ar: photo.altAr?.trim() || null })
      .where("id", "=", photo.id)
      .execute();
  }
}

async function changeOwner(trx: Transaction<DB>, by: Author, id: string, ownerId: string | null): Promise<void> {
  const vendor = await trx.selectFrom("vendors").select(["id", "name", "name_ar", "organization_id"]).where("id", "=", id).executeTakeFirstOrThrow();
  await setOwner(trx, by.actor, vendor, ownerId);
}

const conflict = async (trx: Transaction<DB>, current: AdminVendor, known: Date): Promise<never> => {
  const last = await lastChange(trx, { type: "vendor", id: current.id }, known);
  throw vendorConflict({ ...last, changedAt: current.version, current });
};

type How = {
  /** The version that the edit started from; null: no check for conflicts. */ version: string | null;
  language: string /** The language of a conflict's values. */;
  present?: (vendor: AdminVendor) => AdminVendor;
};

/**
 * Writes the named fields, all or none, in the caller's transaction; pages are invalidated after it. A changed slug goes on leading here: the old one
 * becomes a redirect.
 * @throws NOT_FOUND, INVALID with a problem for each field, CONFLICT when the vendor is no longer at `version`
 */
export async function changeVendor(trx: Transaction<DB>, by: Author, id: string, changes: Changes, { version, language, present }: How): Promise<AdminVendor> {
  // Slugs are shared by vendors, redirects and new vendors: serialize their writers.
  if (changes.slug !== undefined) await sql`select pg_advisory_xact_lock(hashtext('vendor slug'))`.execute(trx);
  await trx.selectFrom("vendors").select("id").where("id", "=", id).forUpdate().execute();
  const before = await readVendor(trx, id, language);
  const known = version === null ? null : new Date(version);
  if (known && before.version !== known.toISOString()) return conflict(trx, present ? present(before) : before, known);
  const stored = comparable(before);
  const real = realChanges(stored, changes);
  if (Object.keys(real).length === 0) return before;

  const all = checkVendor({ ...stored, ...real });
  const problems = Object.fromEntries(
    Object.entries(all).filter(([field, problem]) => field in real || (problem === "minAboveMax" && "priceRangeMin" in real)),
  ) as FieldProblems;
  if (before.hasReviews && "rating" in real) problems.rating = "ratingFromReviews";
  if (before.hasReviews && "reviewCount" in real) problems.reviewCount = "ratingFromReviews";
  const references = await checkReferences(trx, id, stored, real, problems);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  await write(trx, id, before, real);
  if (references.ownerId !== undefined) await changeOwner(trx, by, id, references.ownerId);
  await recordAudit(trx, { ...by, action: "vendor.update", entityType: "vendor", entityId: id, changes: auditChanges(before, real, references) });
  return readVendor(trx, id, language);
}

/** The same as a whole. */
export async function updateVendor(by: Author, id: string, version: string, changes: Changes, language: string): Promise<AdminVendor> {
  const result = await db.transaction().execute((trx) => changeVendor(trx, by, id, changes, { version, language }));
  await invalidatePages(["vendors", `vendor:${id}`]);
  return result;
}

/** @throws INVALID with the reason for `photo` */
export async function uploadVendorPhoto(ownerId: string, photo: File): Promise<AdminVendorPhoto> {
  try {
    return presentPhoto(await storeImage(photo.stream(), { isPublic: true, ownerId, maxBytes: VENDOR_PHOTO_MAX_BYTES }));
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

const HISTORY_PAGE = 30;

type EventRow = { id: string; action: string; created_at: Date; changes: AuditChanges; actor_name: string | null };

const shownValue = (field: string, value: unknown) => (isPhoneField(field) && typeof value === "string" ? readablePhone(value) : value);

/** Changes of one vendor, latest first. @throws NOT_FOUND */
export async function listVendorHistory(id: string, after: string | undefined, language: string): Promise<MorePage<VendorEvent>> {
  const vendor = await db.selectFrom("vendors").select(["created_at", "import_id"]).where("id", "=", id).executeTakeFirst();
  if (!vendor) throw notFound();
  const query = sql<EventRow>`select e.id, e.action, e.created_at, e.changes, ${personName(language)} actor_name from audit_events e
    cross join lateral (select e.actor_id id, e.actor_name name) u where e.entity_type = 'vendor' and e.entity_id = ${id}`;
  const { rows, next } = await pageOf(query, { order: newestIds("vendor-history"), after, limit: HISTORY_PAGE });
  const items = rows.map((row) => ({
    id: row.id,
    action: row.action,
    actorName: row.actor_name,
    at: row.created_at.toISOString(),
    changes: Object.entries(row.changes).map(([field, [from, to]]) => ({ field, before: shownValue(field, from), after: shownValue(field, to) })),
  }));
  const made = !next && vendor.import_id ? await importOf(vendor.import_id, vendor.created_at, language) : null;
  return { items: made ? [...items, made] : items, next };
}

/** The import that made a vendor has one entry for all its rows; it is the first entry in the history of each. */
async function importOf(id: string, at: Date, language: string): Promise<VendorEvent | null> {
  const row = await db
    .selectFrom("vendor_imports as i")
    .leftJoin("users as u", "u.id", "i.created_by")
    .select(["i.file_name", personName(language).$castTo<string | null>().as("name")])
    .where("i.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return { id, action: "vendor.import", actorName: row.name, at: at.toISOString(), changes: [{ field: "file_name", before: null, after: row.file_name }] };
}
