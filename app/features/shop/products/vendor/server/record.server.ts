import type { Kysely, Selectable } from "kysely";
import { requireVendorTeam } from "#app/features/directory/vendors/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB, Products, ProductVariants } from "#app/platform/database/schema.ts";
import type { OrganizationAction } from "#app/platform/organizations/organization.policy.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { StoredProductPhoto, VendorProduct } from "../../products.vendor.contract.ts";
import type { ProductStatus } from "../../products.vendor.ts";
import { needsApproval } from "../../server/approval.server.ts";

/**
 * The team's right to a piece; `lock` holds its row until the transaction ends.
 * @throws NOT_FOUND for anyone but the vendor's people, FORBIDDEN unless their role allows it
 */
export async function requireProduct(source: Kysely<DB>, viewer: Pick<Viewer, "id">, id: string, action: OrganizationAction, { lock = false } = {}) {
  const row = await source
    .selectFrom("products")
    .select(["vendor_id", "slug", "model_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, ...(await requireVendorTeam(source, viewer, row.vendor_id, action)) };
}

/** A piece as it is stored, for any viewer. */
export type StoredProduct = Omit<VendorProduct, "canEdit" | "needsApproval">;

/** Pieces with every field, by their ids; the caller has checked who may read them. */
export async function readProducts(source: Kysely<DB>, ids: readonly string[], language: string): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await source
    .selectFrom("products as i")
    .innerJoin("vendors as v", "v.id", "i.vendor_id")
    .selectAll("i")
    .select(["v.name as vendor_name", "v.name_ar as vendor_name_ar"])
    .where("i.id", "in", ids)
    .execute();
  const photos = await source
    .selectFrom("product_photos as p")
    .innerJoin("files as f", "f.id", "p.file_id")
    .select(["p.product_id", "f.id", "f.alt_en as altEn", "f.alt_ar as altAr", "p.variant_id as variantId", "f.width", "f.height", "f.placeholder"])
    .where("p.product_id", "in", ids)
    .orderBy("p.position")
    .execute();
  const variants = await source.selectFrom("product_variants").selectAll().where("product_id", "in", ids).orderBy("position").execute();
  const [photosOf, variantsOf] = [Map.groupBy(photos, (photo) => photo.product_id), Map.groupBy(variants, (variant) => variant.product_id)];
  return new Map(rows.map((row) => [row.id, present(row, photosOf.get(row.id) ?? [], variantsOf.get(row.id) ?? [], language)]));
}

type ProductRow = Selectable<Products> & { vendor_name: string; vendor_name_ar: string | null };
type PhotoRow = StoredProductPhoto & { product_id: string };

const present = (row: ProductRow, photos: readonly PhotoRow[], variants: readonly Selectable<ProductVariants>[], language: string): StoredProduct => ({
  ...{ id: row.id, slug: row.slug, status: row.status as ProductStatus, rejection: row.rejection, currency: variants[0]?.currency ?? "SAR" },
  ...{ name: row.name, nameAr: row.name_ar, description: row.description || null, descriptionAr: row.description_ar, category: row.category },
  ...{ styles: row.style, rooms: row.room_types, materials: row.materials, care: row.care, careAr: row.care_ar },
  ...{ warrantyMonths: row.warranty_months, leadDays: row.lead_days, widthMm: row.width_mm, depthMm: row.depth_mm, heightMm: row.height_mm },
  ...{ seatMm: row.seat_mm, passageMm: row.passage_mm, weightG: row.weight_g, hasModel: row.model_id !== null, isPublic: row.is_public ?? false },
  photos: photos.map(({ product_id: _, ...photo }) => photo),
  variants: variants.map((variant) => ({
    ...{ id: variant.id, sku: variant.sku, fabric: variant.fabric, fabricAr: variant.fabric_ar, color: variant.color, size: variant.size },
    ...{ sizeAr: variant.size_ar, price: variant.regular_price ?? variant.price, stock: variant.stock, stockBefore: variant.stock },
    compareAt: variant.regular_price === null ? variant.compare_at : variant.regular_compare_at,
    isOnSale: variant.is_on_sale,
  })),
  vendor: { id: row.vendor_id, name: localText(row.vendor_name, row.vendor_name_ar, language) },
  version: row.updated_at.toISOString(),
});

/** One piece with every field, for its vendor's people. @throws NOT_FOUND */
export async function readProduct(source: Kysely<DB>, viewer: Pick<Viewer, "id">, id: string, language: string): Promise<VendorProduct> {
  const { canEdit, vendor_id } = await requireProduct(source, viewer, id, "read");
  const product = (await readProducts(source, [id], language)).get(id);
  if (!product) throw notFound();
  return { ...product, canEdit, needsApproval: await needsApproval(source, vendor_id) };
}
