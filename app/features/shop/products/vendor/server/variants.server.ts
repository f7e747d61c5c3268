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

type Edited = { id: string; before: readonly VariantFields[]; after: readonly VariantFields[] };

/** Writes the variants of pieces as given: new ones, changed ones, and those that are gone. Stock moves by what the editor changed, so that pieces sold meanwhile still count. */
export async function writeVariants(trx: Kysely<DB>, products: readonly Edited[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  const known = new Set(products.flatMap(({ before }) => before.map(({ id }) => id)));
  const rows = products.flatMap(({ id: product_id, after }) =>
    after.map((variant, position) => ({
      ...columnsOf(variant, position),
      ...{ id: variant.id, product_id, stock: variant.stock, before: variant.stockBefore },
    })),
  );
  const stays = new Set(rows.map(({ id }) => id));
  const gone = [...known].filter((id) => !stays.has(id));
  if (gone.length > 0) await trx.deleteFrom("product_variants").where("id", "in", gone).execute();
  // A place is taken once: all step aside first.
  await trx
    .updateTable("product_variants")
    .set({ position: sql<number>`position + ${ASIDE}` })
    .where("product_id", "in", ids)
    .execute();
  const changed = rows.filter(({ id }) => known.has(id)).map(({ before, stock, ...row }) => ({ ...row, stock: stock - before }));
  await sql`update product_variants v set position = x.position, sku = x.sku, fabric = x.fabric, fabric_ar = x.fabric_ar, size = x.size, size_ar = x.size_ar,
      color = x.color, color_family = x.color_family, price = x.price, compare_at = x.compare_at, regular_price = null, regular_compare_at = null,
      sale_id = null, sale_ends_at = null, is_on_sale = x.is_on_sale, stock = greatest(0, v.stock + x.stock)
    from json_populate_recordset(null::product_variants, ${JSON.stringify(changed)}::json) x where v.id = x.id and v.product_id = x.product_id`.execute(trx);
  const added = rows.filter(({ id }) => !known.has(id)).map(({ before: _, ...row }) => row);
  if (added.length > 0) await trx.insertInto("product_variants").values(added).execute();
}
