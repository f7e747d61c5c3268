import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { money } from "#app/platform/money/money.ts";
import { riyadhDay, takeVatOut, vatRate } from "#app/platform/money/vat.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ProductCardData, ProductDetail, ProductVariant } from "../products.contract.ts";
import type { Material, ProductCategory } from "../products.ts";
import { eitherLanguage, isPublicProduct, type PhotoRow, presentPhoto, productPhotoJson, selectCards } from "./cards.server.ts";

const publicProduct = (slug: string) => db.selectFrom("products as i").where("i.slug", "=", slug).where("i.is_public", "=", true);

/** @throws NOT_FOUND for what is not on sale */
export async function getProduct(slug: string, language: string): Promise<ProductDetail> {
  const row = await publicProduct(slug)
    .innerJoin("vendors as v", "v.id", "i.vendor_id")
    .selectAll("i")
    .select([
      "v.name as vendor_name",
      "v.name_ar as vendor_name_ar",
      "v.slug as vendor_slug",
      "v.city",
      sql<(PhotoRow & { variantId: string | null })[]>`(
        select coalesce(json_agg(${productPhotoJson}::jsonb || jsonb_build_object('variantId', p.variant_id) order by p.position), '[]')
        from product_photos p join files f on f.id = p.file_id where p.product_id = i.id and f.is_public and f.width is not null)`.as("photos"),
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  const variants = await db
    .selectFrom("product_variants")
    .selectAll()
    .where("product_id", "=", row.id)
    .where("is_on_sale", "=", true)
    .orderBy("position")
    .execute();
  const photosOf = (id: string) => row.photos.filter(({ variantId }) => variantId === id).map((photo) => photo.id);
  return {
    id: row.id,
    slug: row.slug,
    name: localText(row.name, row.name_ar, language),
    description: eitherLanguage(row.description, row.description_ar, language) ?? "",
    category: row.category as ProductCategory,
    styles: row.style,
    rooms: row.room_types,
    materials: row.materials as Material[],
    care: eitherLanguage(row.care, row.care_ar, language),
    warrantyMonths: row.warranty_months,
    isMadeToOrder: row.is_made_to_order,
    leadDays: row.lead_days,
    seat: row.seat_mm,
    passage: row.passage_mm,
    model: row.model_id,
    photos: row.photos.map(({ variantId: _, ...photo }) => presentPhoto(photo, language)),
    variants: variants.map(
      (variant): ProductVariant => ({
        id: variant.id,
        sku: variant.sku,
        fabric: eitherLanguage(variant.fabric, variant.fabric_ar, language),
        color: variant.color,
        size: eitherLanguage(variant.size, variant.size_ar, language),
        ...priceOf(variant),
        compareAt: money(variant.compare_at, variant.currency),
        saleEndsOn: variant.sale_ends_at && riyadhDay(new Date(variant.sale_ends_at.getTime() - 1)),
        stock: variant.stock,
        width: variant.width_mm ?? row.width_mm,
        depth: variant.depth_mm ?? row.depth_mm,
        height: variant.height_mm ?? row.height_mm,
        weight: variant.weight_g ?? row.weight_g,
        photoIds: photosOf(variant.id),
      }),
    ),
    rating: row.rating,
    reviewCount: row.review_count,
    vendor: {
      id: row.vendor_id,
      slug: row.vendor_slug,
      name: localText(row.vendor_name, row.vendor_name_ar, language),
      city: row.city && cityName(row.city, language),
    },
    updatedAt: row.updated_at.toISOString(),
  };
}

/** With today's VAT taken out. What is on sale has a price. */
function priceOf({ price, currency }: { price: number | null; currency: string }) {
  const amount = price ?? 0;
  return { price: { amount, currency }, vat: { amount: takeVatOut(amount, vatRate("standard", riyadhDay(new Date()))).vat, currency } };
}

const TOGETHER = 4;
/** So many of the most prominent are looked through. */
const LOOKED_AT = 400;

/** What stands in the same rooms and is of another category, those of the same style first, one of a category before the second of another. */
export async function goesWith(slug: string, language: string): Promise<ProductCardData[]> {
  const product = await publicProduct(slug).select(["i.id", "i.category", "i.style", "i.room_types"]).executeTakeFirst();
  if (!product) throw notFound();
  return selectCards(
    sql`
    select id, row_number() over (order by nth, styled desc, prominence desc) place from (
      select i.id, i.prominence, i.style && ${product.style}::text[] styled,
        row_number() over (partition by i.category order by i.style && ${product.style}::text[] desc, i.prominence desc) nth
      from (select * from products i where ${isPublicProduct} order by i.prominence desc, i.id desc limit ${LOOKED_AT}) i
      where i.category <> ${product.category} and i.room_types && ${product.room_types}::text[]) near
    order by place limit ${TOGETHER}`,
    language,
  );
}
