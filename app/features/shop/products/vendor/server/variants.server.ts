import { type Kysely, sql } from "kysely";
import { colorFamily } from "#app/features/inspiration/ideas/public.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { VariantFields } from "../../products.vendor.rules.ts";

const columnsOf = (variant: VariantFields, position: number) => ({
  position,
  ...{ sku: variant.sku, fabric: variant.fabric, fabric_ar: variant.fabricAr, size: variant.size, size_ar: variant.sizeAr },
  ...{ color: variant.color, color_family: variant.color ? colorFamily(variant.color) : null },
  ...{ price: variant.price, compare_at: variant.compareAt, is_on_sale: variant.isOnSale },
});

/** Beyond every place that a variant can have. */
const ASIDE = 10_000;

/** Writes a piece's variants as given: new ones, changed ones, and those that are gone. Stock moves by what the editor changed, so that pieces sold meanwhile still count. */
export async function writeVariants(trx: Kysely<DB>, productId: string, before: readonly VariantFields[], variants: readonly VariantFields[]): Promise<void> {
  const stays = new Set(variants.map(({ id }) => id));
  const gone = before.filter(({ id }) => !stays.has(id)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom("product_variants").where("id", "in", gone).execute();
  const known = new Set(before.map(({ id }) => id));
  // A place is taken once: all step aside first.
  await trx
    .updateTable("product_variants")
    .set({ position: sql<number>`position + ${ASIDE}` })
    .where("product_id", "=", productId)
    .execute();
  for (const [position, variant] of variants.entries()) {
    if (!known.has(variant.id)) continue;
    await trx
      .updateTable("product_variants")
      .set({ ...columnsOf(variant, position), stock: sql<number>`greatest(0, stock + ${variant.stock - variant.stockBefore})` })
      .where("id", "=", variant.id)
      .where("product_id", "=", productId)
      .execute();
  }
  const added = variants.flatMap((variant, position) =>
    known.has(variant.id) ? [] : [{ id: variant.id, product_id: productId, stock: variant.stock, ...columnsOf(variant, position) }],
  );
  if (added.length > 0) await trx.insertInto("product_variants").values(added).execute();
}
