import { type Kysely, sql } from "kysely";
import { requireVendorTeam } from "#app/features/directory/vendors/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { OrganizationAction } from "#app/platform/organizations/organization.policy.ts";
import type { VendorProduct } from "../../products.vendor.contract.ts";
import type { VariantFields } from "../../products.vendor.rules.ts";
import type { ProductStatus } from "../../products.vendor.ts";
import { needsApproval } from "../../server/approval.server.ts";
import { inLanguage } from "../../server/cards.server.ts";

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

async function readVariants(source: Kysely<DB>, id: string): Promise<VariantFields[]> {
  const rows = await source.selectFrom("product_variants").selectAll().where("product_id", "=", id).orderBy("position").execute();
  return rows.map((row) => ({
    ...{ id: row.id, sku: row.sku, fabric: row.fabric, fabricAr: row.fabric_ar, color: row.color, size: row.size, sizeAr: row.size_ar },
    ...{ price: row.price, compareAt: row.compare_at, stock: row.stock, stockBefore: row.stock, isOnSale: row.is_on_sale },
  }));
}

/** One piece with every field, for its vendor's people. @throws NOT_FOUND */
export async function readProduct(source: Kysely<DB>, viewer: Pick<Viewer, "id">, id: string, language: string): Promise<VendorProduct> {
  const { canEdit, vendor_id } = await requireProduct(source, viewer, id, "read");
  const row = await source
    .selectFrom("products as i")
    .innerJoin("vendors as v", "v.id", "i.vendor_id")
    .selectAll("i")
    .select(["v.name as vendor_name", "v.name_ar as vendor_name_ar"])
    .where("i.id", "=", id)
    .executeTakeFirstOrThrow();
  const photos = await source
    .selectFrom("product_photos as p")
    .innerJoin("files as f", "f.id", "p.file_id")
    .select(["f.id", "f.alt_en as altEn", "f.alt_ar as altAr", "p.variant_id as variantId", "f.width", "f.height", "f.placeholder"])
    .where("p.product_id", "=", id)
    .orderBy("p.position")
    .execute();
  const currency = await source.selectFrom("product_variants").select("currency").where("product_id", "=", id).orderBy("position").limit(1).executeTakeFirst();
  return {
    ...{ id, slug: row.slug, status: row.status as ProductStatus, rejection: row.rejection, currency: currency?.currency ?? "SAR" },
    ...{ name: row.name, nameAr: row.name_ar, description: row.description || null, descriptionAr: row.description_ar, category: row.category },
    ...{ styles: row.style, rooms: row.room_types, materials: row.materials, care: row.care, careAr: row.care_ar },
    ...{ warrantyMonths: row.warranty_months, leadDays: row.lead_days, widthMm: row.width_mm, depthMm: row.depth_mm, heightMm: row.height_mm },
    ...{ seatMm: row.seat_mm, passageMm: row.passage_mm, weightG: row.weight_g, photos, variants: await readVariants(source, id) },
    ...{ hasModel: row.model_id !== null, isPublic: row.is_public ?? false, canEdit, needsApproval: await needsApproval(source, vendor_id) },
    vendor: { id: vendor_id, name: inLanguage(row.vendor_name, row.vendor_name_ar, language) },
    version: row.updated_at.toISOString(),
  };
}

/** Later than the stored time in any case, so that every edit changes the version. */
export const newVersion = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`;
