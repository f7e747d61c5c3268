import { type Kysely, sql } from "kysely";
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
import { applySales } from "../../server/sale-prices.server.ts";
import { readProduct, requireProduct, type StoredProduct } from "./record.server.ts";
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

const comparable = (product: StoredProduct) =>
  ({ ...product, photos: photoInputs(product.photos), variants: variantInputs(product.variants) }) as ProductFields;

/** What differs from the stored piece. */
function realChanges(before: StoredProduct, values: Changes): Changes {
  const stored = comparable(before);
  const given = { ...values, ...(values.variants && { variants: variantInputs(values.variants) }) } as Changes;
  const fields = PRODUCT_FIELDS.filter((field) => given[field] !== undefined && !same(stored[field], given[field]));
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Changes;
}

type Edited = { before: StoredProduct; changes: Changes };

/** What of the photographs and variants that edits name is someone else's: photographs are the piece's own or uploaded by the editor, variants its own or new. */
async function foreignOf(trx: Kysely<DB>, editor: Editor, edits: readonly Edited[]) {
  const added = edits.flatMap(({ before, changes }) => addedPhotos(before, changes));
  const own =
    added.length === 0
      ? []
      : await trx.selectFrom("files").select("id").where("id", "in", added).where("owner_id", "=", editor.id).where("is_public", "=", true).execute();
  const ids = edits.flatMap(({ changes }) => (changes.variants ?? []).map(({ id }) => id));
  const stored = ids.length === 0 ? [] : await trx.selectFrom("product_variants").select(["id", "product_id"]).where("id", "in", ids).execute();
  return { uploads: new Set(own.map(({ id }) => id)), productOf: new Map(stored.map(({ id, product_id }) => [id, product_id])) };
}

function addedPhotos(before: StoredProduct, { photos = [] }: Changes): string[] {
  const known = new Set(before.photos.map(({ id }) => id));
  return photos.map(({ id }) => id).filter((id) => !known.has(id));
}

function problemsOfReferences({ before, changes }: Edited, { uploads, productOf }: Awaited<ReturnType<typeof foreignOf>>): ProductProblems {
  const { photos, variants } = changes;
  const problems: ProductProblems = {};
  if (addedPhotos(before, changes).some((id) => !uploads.has(id))) problems["photos"] = "unknownPhoto";
  if (photos && new Set(photos.map(({ id }) => id)).size < photos.length) problems["photos"] = "unknownPhoto";
  const ids = (variants ?? before.variants).map(({ id }) => id);
  if (new Set(ids).size < ids.length) problems["variants"] = "unknownVariant";
  if (photos?.some(({ variantId }) => variantId !== null && !ids.includes(variantId))) problems["photos"] ??= "unknownVariant";
  if (variants?.some(({ id }) => (productOf.get(id) ?? before.id) !== before.id)) problems["variants"] = "unknownVariant";
  return problems;
}

const COLUMNS = {
  ...{ name: "name", nameAr: "name_ar", description: "description", descriptionAr: "description_ar", category: "category", styles: "style" },
  ...{ rooms: "room_types", materials: "materials", care: "care", careAr: "care_ar", warrantyMonths: "warranty_months", leadDays: "lead_days" },
  ...{ widthMm: "width_mm", depthMm: "depth_mm", heightMm: "height_mm", seatMm: "seat_mm", passageMm: "passage_mm", weightG: "weight_g" },
} as const satisfies Partial<Record<keyof ProductFields, keyof DB["products"]>>;

async function write(trx: Kysely<DB>, edits: readonly Edited[]): Promise<void> {
  const rows = edits.map(({ before, changes }) => ({
    ...Object.fromEntries(Object.entries(COLUMNS).map(([field, column]) => [column, { ...before, ...changes }[field as keyof typeof COLUMNS]])),
    ...{ id: before.id, description: ("description" in changes ? changes.description : before.description) ?? "" },
    ...("leadDays" in changes && { is_made_to_order: changes.leadDays !== null }),
  }));
  // Later than the stored time in any case, so that every edit changes the version.
  await sql`update products p set ${sql.join(Object.values(COLUMNS).map((column) => sql`${sql.ref(column)} = x.${sql.ref(column)}`))},
      is_made_to_order = coalesce(x.is_made_to_order, p.is_made_to_order),
      updated_at = greatest(date_trunc('milliseconds', clock_timestamp()), p.updated_at + interval '1 millisecond')
    from json_populate_recordset(null::products, ${JSON.stringify(rows)}::json) x where p.id = x.id`.execute(trx);
  await writeVariants(
    trx,
    edits.flatMap(({ before, changes: { variants } }) => (variants ? [{ id: before.id, before: before.variants, after: variants }] : [])),
  );
  await applySales(
    trx,
    edits.flatMap(({ before, changes }) => (changes.variants || changes.category ? [before.id] : [])),
  );
  await writePhotos(
    trx,
    edits.flatMap(({ before, changes: { photos } }) => (photos ? [{ id: before.id, photos }] : [])),
  );
}

async function writePhotos(trx: Kysely<DB>, products: readonly { id: string; photos: ProductFields["photos"] }[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  await trx.deleteFrom("product_photos").where("product_id", "in", ids).execute();
  const rows = products.flatMap(({ id, photos }) => photos.map((photo, position) => ({ ...photo, product: id, position })));
  if (rows.length === 0) return;
  const links = rows.map(({ product, id, variantId, position }) => ({ product_id: product, file_id: id, variant_id: variantId, position }));
  await trx.insertInto("product_photos").values(links).execute();
  const texts = rows.map(({ id, altEn, altAr }) => ({ id, alt_en: altEn, alt_ar: altAr }));
  await sql`update files f set alt_en = x.alt_en, alt_ar = x.alt_ar from json_populate_recordset(null::files, ${JSON.stringify(texts)}::json) x
    where f.id = x.id`.execute(trx);
}

/** The audit log's view: columns by their names, photographs by id, variants by what they cost. */
function auditChanges(before: StoredProduct, changes: Changes): AuditChanges {
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
 * Writes what differs from each stored piece: all of a piece or nothing. The caller holds their rows and has checked who may.
 * @returns for each piece whether anything differed, or its problems
 */
export async function applyAllChanges(trx: Kysely<DB>, editor: Editor, asked: readonly Edited[]): Promise<(boolean | ProductProblems)[]> {
  const judged = asked.map(({ before, changes }) => {
    const { values, problems } = judgeProduct(changes);
    return { before, changes: realChanges(before, values), problems };
  });
  const foreign = await foreignOf(trx, editor, judged);
  const results = judged.map((edit) => {
    if (Object.keys(edit.changes).length === 0) return false;
    // What is stored and not touched is nobody's fault now.
    const found = Object.fromEntries(Object.entries(edit.problems).filter(([place]) => (place.split(".")[0] ?? "") in edit.changes));
    const wrong: ProductProblems = { ...found, ...problemsOfReferences(edit, foreign) };
    return Object.keys(wrong).length > 0 ? wrong : true;
  });
  const edits = judged.filter((_, index) => results[index] === true);
  if (edits.length === 0) return results;
  await write(trx, edits);
  await recordAudit(
    trx,
    edits.map(({ before, changes }) => ({
      ...{ actor: editor, action: "product.update", entityType: "product", entityId: before.id, changes: auditChanges(before, changes) },
    })),
  );
  return results;
}

/** The same for one piece. @throws INVALID with a problem for each field */
async function applyChanges(trx: Kysely<DB>, editor: Editor, before: StoredProduct, changes: Changes): Promise<boolean> {
  const [result = false] = await applyAllChanges(trx, editor, [{ before, changes }]);
  if (typeof result !== "boolean") throw invalid(result);
  return result;
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
