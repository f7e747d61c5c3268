import { type Kysely, sql } from "kysely";
import { colorFamily } from "#app/features/inspiration/ideas/public.ts";
import { freeSlugs } from "#app/platform/database/free-slugs.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { slugify } from "#app/platform/text/slug.ts";
import type { Material, ProductCategory, ProductRoom, ProductStyle } from "../products.ts";
import { applySales } from "./sale-prices.server.ts";

type Measures = { widthMm?: number | null; depthMm?: number | null; heightMm?: number | null; weightG?: number | null };

export type NewVariant = Measures & {
  id?: string | undefined;
  fabric?: string | null;
  fabricAr?: string | null;
  /** '#RRGGBB' */
  color?: string | null;
  size?: string | null;
  sizeAr?: string | null;
  sku?: string | null;
  /** Halalas, VAT included; without one it is not on sale. */
  price: number | null;
  isOnSale?: boolean;
  compareAt?: number | null;
  stock: number;
  /** Stored images of this very variant. */
  photoIds?: readonly string[];
};

/** A product as a form, an import or the demo makes it. */
export type NewProduct = Measures & {
  id?: string | undefined;
  vendorId: string;
  name: string;
  nameAr?: string | null;
  description?: string;
  descriptionAr?: string | null;
  category: ProductCategory;
  styles?: readonly ProductStyle[];
  rooms?: readonly ProductRoom[];
  materials?: readonly Material[];
  seatMm?: number | null;
  passageMm?: number | null;
  care?: string | null;
  careAr?: string | null;
  warrantyMonths?: number | null;
  /** How long it takes to make; null: sold from stock alone. */
  leadDays?: number | null;
  status: "draft" | "pending" | "live" | "archived";
  isFeatured?: boolean;
  /** A stored 3D model. */
  modelId?: string | null;
  /** Stored images of every variant, cover first. */
  photoIds?: readonly string[];
  variants: readonly NewVariant[];
  createdAt?: Date;
};

const FALLBACK = "product";

/** Writes products with their variants and photographs in a few statements, whatever their number. @returns their ids and slugs in the order given. */
export async function insertProducts(trx: Kysely<DB>, products: readonly NewProduct[]): Promise<{ id: string; slug: string }[]> {
  if (products.length === 0) return [];
  const slugs = await slugsOf(
    trx,
    products.map(({ name }) => name),
  );
  const rows = products.map((product, index) => productRow(product, slugs[index] ?? newId()));
  await trx.insertInto("products").values(rows).execute();
  const variants = rows.flatMap(({ id }, index) => variantRows(id, products[index]?.variants ?? []));
  if (variants.length > 0)
    await trx
      .insertInto("product_variants")
      .values(variants.map(({ photoIds: _, ...row }) => row))
      .execute();
  await applySales(
    trx,
    rows.map(({ id }) => id),
  );
  const photos = rows.flatMap(({ id }, index) => {
    const own = variants.filter(({ product_id }) => product_id === id);
    const files = [
      ...(products[index]?.photoIds ?? []).map((file_id) => ({ file_id, variant_id: null })),
      ...own.flatMap((variant) => variant.photoIds.map((file_id) => ({ file_id, variant_id: variant.id }))),
    ];
    return files.map((file, position) => ({ product_id: id, position, ...file }));
  });
  if (photos.length > 0) await trx.insertInto("product_photos").values(photos).execute();
  await invalidatePages(["products"], trx);
  return rows.map(({ id, slug }) => ({ id, slug }));
}

const measuresOf = ({ widthMm, depthMm, heightMm, weightG }: Measures) => ({
  width_mm: widthMm ?? null,
  depth_mm: depthMm ?? null,
  height_mm: heightMm ?? null,
  weight_g: weightG ?? null,
});

function productRow(product: NewProduct, slug: string) {
  const at = product.createdAt ?? new Date();
  return {
    id: product.id ?? newId(),
    slug,
    vendor_id: product.vendorId,
    name: product.name,
    name_ar: product.nameAr ?? null,
    description: product.description ?? "",
    description_ar: product.descriptionAr ?? null,
    category: product.category,
    style: [...(product.styles ?? [])],
    room_types: [...(product.rooms ?? [])],
    materials: [...(product.materials ?? [])],
    ...measuresOf(product),
    seat_mm: product.seatMm ?? null,
    passage_mm: product.passageMm ?? null,
    care: product.care ?? null,
    care_ar: product.careAr ?? null,
    warranty_months: product.warrantyMonths ?? null,
    is_made_to_order: product.leadDays != null,
    lead_days: product.leadDays ?? null,
    model_id: product.modelId ?? null,
    status: product.status,
    is_featured: product.isFeatured ?? false,
    created_at: at,
    updated_at: at,
  };
}

const variantRows = (productId: string, variants: readonly NewVariant[]) =>
  variants.map((variant, position) => ({
    id: variant.id ?? newId(),
    product_id: productId,
    position,
    sku: variant.sku ?? null,
    fabric: variant.fabric ?? null,
    fabric_ar: variant.fabricAr ?? null,
    color: variant.color?.toUpperCase() ?? null,
    color_family: variant.color ? colorFamily(variant.color) : null,
    size: variant.size ?? null,
    size_ar: variant.sizeAr ?? null,
    price: variant.price,
    compare_at: variant.compareAt ?? null,
    stock: variant.stock,
    is_on_sale: variant.price !== null && (variant.isOnSale ?? true),
    ...measuresOf(variant),
    photoIds: variant.photoIds ?? [],
  }));

/** A free slug for each name, none of them twice. Writers of slugs wait for each other. */
async function slugsOf(trx: Kysely<DB>, names: readonly string[]): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('product slugs'))`.execute(trx);
  return freeSlugs(
    names.map((name) => slugify(name) || FALLBACK),
    async (slugs) => {
      const { rows } = await sql<{ slug: string }>`select slug from products where slug = any(${slugs}::text[])`.execute(trx);
      return rows.map(({ slug }) => slug);
    },
  );
}
