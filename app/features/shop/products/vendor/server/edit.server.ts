import type { Kysely } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { type AuditChanges, changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { announceTeam } from "#app/platform/organizations/membership.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { productConflict, type StoredProductPhoto, type VendorProduct } from "../../products.vendor.contract.ts";
import { judgeProduct, PRODUCT_FIELDS, type ProductFields, type ProductProblems, type VariantFields } from "../../products.vendor.rules.ts";
import { PHOTO_MAX_BYTES } from "../../products.vendor.ts";
import { newVersion, readProduct, requireProduct } from "./record.server.ts";
import { writeVariants } from "./variants.server.ts";

type Changes = Partial<ProductFields>;
/** Who changes it: a signed-in person, or who started an import. */
type Editor = Pick<Viewer, "id" | "name">;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const photoInputs = (photos: readonly StoredProductPhoto[]) => photos.map(({ id, altEn, altAr, variantId }) => ({ id, altEn, altAr, variantId }));
const variantInputs = (variants: readonly VariantFields[]) =>
  variants.map(({ id, fabric, fabricAr, color, size, sizeAr, sku, price, compareAt, stock, isOnSale }) => ({
    ...{ id, fabric, fabricAr, color, size, sizeAr, sku, price, compareAt, stock, isOnSale, stockBefore: 0 },
  }));

const comparable = (product: VendorProduct) =>
  ({ ...product, photos: photoInputs(product.photos), variants: variantInputs(product.variants) }) as ProductFields;

/** What differs from the stored piece. */
function realChanges(before: VendorProduct, values: Changes): Changes {
  const stored = comparable(before);
  const given = { ...values, ...(values.variants && { variants: variantInputs(values.variants) }) } as Changes;
  const fields = PRODUCT_FIELDS.filter((field) => given[field] !== undefined && !same(stored[field], given[field]));
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Changes;
}

/** Photographs are the piece's own or uploaded by the viewer; variants are its own or new. */
async function checkReferences(trx: Kysely<DB>, viewer: Editor, before: VendorProduct, { photos, variants }: Changes): Promise<ProductProblems> {
  const problems: ProductProblems = {};
  const known = new Set(before.photos.map(({ id }) => id));
  const added = (photos ?? []).map(({ id }) => id).filter((id) => !known.has(id));
  if (added.length > 0) {
    const own = await trx.selectFrom("files").select("id").where("id", "in", added).where("owner_id", "=", viewer.id).where("is_public", "=", true).execute();
    if (own.length < new Set(added).size) problems["photos"] = "unknownPhoto";
  }
  if (photos && new Set(photos.map(({ id }) => id)).size < photos.length) problems["photos"] = "unknownPhoto";
  const ids = (variants ?? before.variants).map(({ id }) => id);
  if (new Set(ids).size < ids.length) problems["variants"] = "unknownVariant";
  if (photos?.some(({ variantId }) => variantId !== null && !ids.includes(variantId))) problems["photos"] ??= "unknownVariant";
  if (variants && variants.length > 0) {
    const others = await trx.selectFrom("product_variants").select("id").where("id", "in", ids).where("product_id", "!=", before.id).execute();
    if (others.length > 0) problems["variants"] = "unknownVariant";
  }
  return problems;
}

const COLUMNS = {
  ...{ name: "name", nameAr: "name_ar", description: "description", descriptionAr: "description_ar", category: "category", styles: "style" },
  ...{ rooms: "room_types", materials: "materials", care: "care", careAr: "care_ar", warrantyMonths: "warranty_months", leadDays: "lead_days" },
  ...{ widthMm: "width_mm", depthMm: "depth_mm", heightMm: "height_mm", seatMm: "seat_mm", passageMm: "passage_mm", weightG: "weight_g" },
} as const satisfies Partial<Record<keyof ProductFields, keyof DB["products"]>>;

async function write(trx: Kysely<DB>, before: VendorProduct, changes: Changes): Promise<void> {
  const { id } = before;
  const plain = Object.entries(COLUMNS).flatMap(([field, column]) => (field in changes ? [[column, changes[field as keyof typeof COLUMNS]]] : []));
  await trx
    .updateTable("products")
    .set({
      ...Object.fromEntries(plain),
      ...("description" in changes && { description: changes.description ?? "" }),
      ...("leadDays" in changes && { is_made_to_order: changes.leadDays !== null }),
      updated_at: newVersion,
    })
    .where("id", "=", id)
    .execute();
  if (changes.variants) await writeVariants(trx, id, before.variants, changes.variants);
  if (!changes.photos) return;
  await trx.deleteFrom("product_photos").where("product_id", "=", id).execute();
  const rows = changes.photos.map((photo, position) => ({ product_id: id, file_id: photo.id, variant_id: photo.variantId, position }));
  if (rows.length > 0) await trx.insertInto("product_photos").values(rows).execute();
  for (const photo of changes.photos) await trx.updateTable("files").set({ alt_en: photo.altEn, alt_ar: photo.altAr }).where("id", "=", photo.id).execute();
}

/** The audit log's view: columns by their names, photographs by id, variants by what they cost. */
function auditChanges(before: VendorProduct, changes: Changes): AuditChanges {
  const plain = Object.entries(COLUMNS).filter(([field]) => field in changes) as [keyof typeof COLUMNS, string][];
  const sold = (variants: readonly VariantFields[]) => variants.map(({ sku, price, stock, isOnSale }) => ({ sku, price, stock, isOnSale }));
  return {
    ...changesBetween(
      Object.fromEntries(plain.map(([field, column]) => [column, before[field]])),
      Object.fromEntries(plain.map(([field, column]) => [column, changes[field]])),
    ),
    ...(changes.photos && { photos: [before.photos.map(({ id }) => id), changes.photos.map(({ id }) => id)] as [unknown, unknown] }),
    ...(changes.variants && { variants: [sold(before.variants), sold(changes.variants)] as [unknown, unknown] }),
  };
}

/**
 * Writes what differs from the stored piece, all or nothing; the caller holds its row and has checked who may.
 * @returns whether anything did
 * @throws INVALID with a problem for each field
 */
export async function applyChanges(trx: Kysely<DB>, editor: Editor, before: VendorProduct, changes: Changes): Promise<boolean> {
  const { values, problems } = judgeProduct(changes);
  const real = realChanges(before, values);
  if (Object.keys(real).length === 0) return false;
  // What is stored and not touched is nobody's fault now.
  const found = Object.fromEntries(Object.entries(problems).filter(([place]) => (place.split(".")[0] ?? "") in real));
  const wrong = { ...found, ...(await checkReferences(trx, editor, before, real)) };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  await write(trx, before, real);
  await recordAudit(trx, { actor: editor, action: "product.update", entityType: "product", entityId: before.id, changes: auditChanges(before, real) });
  return true;
}

type Edit = { id: string; version: string; changes: Changes };

/**
 * Writes the named fields, all or none.
 * @throws NOT_FOUND, FORBIDDEN, INVALID with a problem for each field, CONFLICT when the piece is no longer at `version`
 */
export async function updateProduct(viewer: Viewer, { id, version, changes }: Edit, language: string): Promise<VendorProduct> {
  const after = await db.transaction().execute(async (trx) => {
    const { organizationId } = await requireProduct(trx, viewer, id, "editListing", { lock: true });
    const before = await readProduct(trx, viewer, id, language);
    const known = new Date(version);
    if (before.version !== known.toISOString()) {
      const last = await lastChange(trx, { type: "product", id }, known);
      throw productConflict({ ...last, changedAt: before.version, current: before });
    }
    if (!(await applyChanges(trx, viewer, before, changes))) return before;
    if (organizationId) await announceTeam(trx, organizationId);
    return readProduct(trx, viewer, id, language);
  });
  await invalidatePages(["products"]);
  return after;
}

/** @throws INVALID with the reason for `photo` */
export async function uploadProductPhoto(viewer: Viewer, photo: File): Promise<StoredProductPhoto> {
  try {
    const { id, width, height, placeholder } = await storeImage(photo.stream(), { isPublic: true, ownerId: viewer.id, maxBytes: PHOTO_MAX_BYTES });
    return { id, altEn: null, altAr: null, variantId: null, width, height, placeholder };
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}
