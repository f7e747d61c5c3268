import type { Kysely } from "kysely";
import { applyChanges, insertProducts, type NewVariant, productStatus, readProduct } from "#app/features/shop/products/public.server.ts";
import {
  judgeProduct,
  type Material,
  type ProductCategory,
  type ProductFields,
  type ProductRoom,
  type ProductStyle,
  problemsToPublish,
  type VariantFields,
} from "#app/features/shop/products/public.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { RowProblem, RowProblemCode } from "../product-imports.ts";
import type { FileProduct } from "../rows/read-product.ts";

export type Person = { id: string; name: string };
export type Target = { vendorId: string; editor: Person; category: ProductCategory; needsApproval: boolean };
/** Stored photographs of one piece. */
export type Photos = { id: string }[];
export type Outcome = { did: "created" | "updated" | "unchanged" | "failed"; problems: RowProblem[] };

const CODES: Record<string, RowProblemCode> = {
  tooLong: "too_long",
  tooMany: "too_many",
  negative: "negative",
  priceNeeded: "price_needed",
  notAbove: "not_above",
};

/** What the product's own rules say, as problems of the file's rows. */
function problemsOf(product: FileProduct, found: Readonly<Record<string, string>>): RowProblem[] {
  return Object.entries(found).map(([place, code]) => {
    const [field = "", at] = place.split(".");
    const row = field === "variants" ? (product.variants[Number(at)]?.row ?? product.row) : product.row;
    return { row, code: CODES[code] ?? "out_of_range", column: place, value: "", item: product.fields.name ?? "" };
  });
}

/** A variant without a price is not on sale. */
const newVariant = ({ row: _, ...variant }: FileProduct["variants"][number]): VariantFields => ({
  ...{ fabric: null, fabricAr: null, size: null, sizeAr: null, color: null, sku: null, compareAt: null, stock: 0, stockBefore: 0 },
  ...variant,
  id: newId(),
  price: variant.price ?? null,
  isOnSale: Boolean(variant.price),
});

/** The stored variants with what the file says: matched by article number, else by fabric and size; others stay, new ones follow. */
function mergedVariants(stored: readonly VariantFields[], given: FileProduct["variants"]): VariantFields[] {
  const rest = [...given];
  const take = (variant: VariantFields) => {
    const at = rest.findIndex(({ sku, fabric, size }) =>
      sku && variant.sku ? sku === variant.sku : (fabric ?? null) === variant.fabric && (size ?? null) === variant.size,
    );
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const merged = stored.map((variant): VariantFields => {
    const found = take(variant);
    if (!found) return variant;
    const { row: _, ...changes } = found;
    return { ...variant, ...changes, ...(changes.price !== undefined && variant.price === null && { isOnSale: true }) };
  });
  return [...merged, ...rest.map(newVariant)];
}

async function idOf(trx: Kysely<DB>, vendorId: string, handle: string): Promise<string | null> {
  const known = await trx
    .selectFrom("product_handles as h")
    .innerJoin("products as i", "i.id", "h.product_id")
    .select("i.id")
    .where("h.vendor_id", "=", vendorId)
    .where("h.handle", "=", handle)
    .where("i.deleted_at", "is", null)
    .executeTakeFirst();
  if (known) return known.id;
  const own = await trx
    .selectFrom("products")
    .select("id")
    .where("slug", "=", handle)
    .where("vendor_id", "=", vendorId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return own?.id ?? null;
}

/** The id of the piece that a file means, if there is one: whether its photographs are wanted follows. */
export async function wantsPhotos(executor: Kysely<DB>, vendorId: string, { handle, photos }: FileProduct): Promise<boolean> {
  if (photos.length === 0) return false;
  const id = await idOf(executor, vendorId, handle);
  return !id || !(await executor.selectFrom("product_photos").select("file_id").where("product_id", "=", id).limit(1).executeTakeFirst());
}

/** One piece of the file, in the batch's transaction. */
export async function applyProduct(trx: Kysely<DB>, target: Target, product: FileProduct, photos: Photos): Promise<Outcome> {
  const id = await idOf(trx, target.vendorId, product.handle);
  return id ? update(trx, target, id, product, photos) : create(trx, target, product, photos);
}

async function update(trx: Kysely<DB>, { editor }: Target, id: string, product: FileProduct, photos: Photos): Promise<Outcome> {
  await trx.selectFrom("products").select("id").where("id", "=", id).forUpdate().execute();
  const before = await readProduct(trx, editor, id, "en");
  const added = before.photos.length === 0 ? photos.map((photo) => ({ id: photo.id, altEn: null, altAr: null, variantId: null })) : [];
  const changes = {
    ...product.fields,
    ...(product.variants.length > 0 && { variants: mergedVariants(before.variants, product.variants) }),
    ...(added.length > 0 && { photos: withAlts(product, added) }),
  } as Partial<ProductFields>;
  try {
    return { did: (await applyChanges(trx, editor, before, changes)) ? "updated" : "unchanged", problems: [] };
  } catch (error) {
    const fields = problemOf(error).fields;
    if (!fields) throw error;
    return { did: "failed", problems: problemsOf(product, fields) };
  }
}

const withAlts = <P extends { altEn: string | null; altAr: string | null }>({ photos }: FileProduct, stored: P[]): P[] =>
  stored.map((photo, at) => ({ ...photo, altEn: photos[at]?.altEn ?? null, altAr: photos[at]?.altAr ?? null }));

async function create(trx: Kysely<DB>, target: Target, product: FileProduct, photos: Photos): Promise<Outcome> {
  const variants = product.variants.map(newVariant);
  const judged = judgeProduct({ ...(product.fields as Partial<ProductFields>), variants });
  if (Object.keys(judged.problems).length > 0) return { did: "failed", problems: problemsOf(product, judged.problems) };
  const { name = "", category = target.category, styles, rooms, materials, ...fields } = judged.values;
  const [made] = await insertProducts(trx, [
    {
      ...fields,
      name,
      vendorId: target.vendorId,
      description: fields.description ?? "",
      category: category as ProductCategory,
      styles: (styles ?? []) as ProductStyle[],
      rooms: (rooms ?? []) as ProductRoom[],
      materials: (materials ?? []) as Material[],
      status: "draft",
      photoIds: photos.map(({ id }) => id),
      variants: judged.values.variants as NewVariant[],
    },
  ]);
  if (!made) throw new Error("No product was made");
  await trx
    .insertInto("product_handles")
    .values({ vendor_id: target.vendorId, handle: product.handle, product_id: made.id })
    .onConflict((conflict) => conflict.columns(["vendor_id", "handle"]).doUpdateSet({ product_id: made.id }))
    .execute();
  await recordAudit(trx, { actor: target.editor, action: "product.create", entityType: "product", entityId: made.id, changes: { name: [null, name] } });
  if (product.status === "active" && Object.keys(problemsToPublish({ photos, variants })).length === 0)
    await productStatus.move(trx, made.id, target.needsApproval ? "submit" : "publish", { by: target.editor, set: { submitted_at: new Date() } });
  return { did: "created", problems: [] };
}
