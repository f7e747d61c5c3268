import { type Kysely, sql } from "kysely";
import {
  applyAllChanges,
  insertProducts,
  type NewVariant,
  productStatus,
  readProducts,
  type StoredProduct,
} from "#app/features/shop/products/public.server.ts";
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
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { RowProblem, RowProblemCode } from "../product-imports.ts";
import type { FileGroup } from "../rows/file-products.ts";
import type { FileProduct } from "../rows/read-product.ts";

export type Person = { id: string; name: string };
export type Target = { vendorId: string; editor: Person; category: ProductCategory; needsApproval: boolean };
/** A piece of the file with its stored photographs. */
export type Given = { product: FileProduct; photos: readonly { id: string }[] };
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

/** The pieces that handles of a file mean, of those that are there. */
async function idsOf(executor: Kysely<DB>, vendorId: string, handles: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ handle: string; id: string }>`
    select h.handle, coalesce(known.id, own.id) id from unnest(${handles}::text[]) h(handle)
    left join product_handles k on k.vendor_id = ${vendorId} and k.handle = h.handle left join products known on known.id = k.product_id and known.deleted_at is null
    left join products own on own.slug = h.handle and own.vendor_id = ${vendorId} and own.deleted_at is null
    where known.id is not null or own.id is not null`.execute(executor);
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}

/** Those whose photographs are wanted: the new ones, and those without any. */
export async function wantingPhotos(executor: Kysely<DB>, vendorId: string, batch: readonly FileGroup[]): Promise<FileGroup[]> {
  const asked = batch.filter(({ product, problems }) => product.photos.length > 0 && problems.length === 0);
  if (asked.length === 0) return [];
  const ids = await idsOf(
    executor,
    vendorId,
    asked.map(({ product }) => product.handle),
  );
  const shown = await executor
    .selectFrom("product_photos")
    .select("product_id")
    .where((eb) => eb("product_id", "=", eb.fn.any(eb.val([...ids.values()]))))
    .execute();
  const known = new Set(shown.map(({ product_id }) => product_id));
  return asked.filter(({ product }) => !known.has(ids.get(product.handle) ?? ""));
}

/** Pieces of the file, in the batch's transaction. Those that mean the same one come after each other. */
export async function applyProducts(trx: Kysely<DB>, target: Target, given: readonly Given[]): Promise<Outcome[]> {
  if (given.length === 0) return [];
  const ids = await idsOf(
    trx,
    target.vendorId,
    given.map(({ product }) => product.handle),
  );
  const byPiece = Map.groupBy(given, ({ product }) => ids.get(product.handle) ?? product.handle);
  const [first, later] = [[...byPiece.values()].flatMap((each) => each.slice(0, 1)), [...byPiece.values()].flatMap((each) => each.slice(1))];
  const known = first.flatMap((each) => ids.get(each.product.handle) ?? []);
  const stored = await lockProducts(trx, known);
  const before = (each: Given) => stored.get(ids.get(each.product.handle) ?? "");
  const changed = await update(
    trx,
    target,
    first.flatMap((each) => {
      const product = before(each);
      return product ? [{ ...each, before: product }] : [];
    }),
  );
  const made = await create(
    trx,
    target,
    first.filter((each) => !before(each)),
  );
  return [...changed, ...made, ...(await applyProducts(trx, target, later))];
}

async function lockProducts(trx: Kysely<DB>, ids: readonly string[]): Promise<Awaited<ReturnType<typeof readProducts>>> {
  if (ids.length > 0) await trx.selectFrom("products").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
  return readProducts(trx, ids, "en");
}

type Stored = Given & { before: StoredProduct };

async function update(trx: Kysely<DB>, { editor }: Target, pieces: readonly Stored[]): Promise<Outcome[]> {
  const results = await applyAllChanges(
    trx,
    editor,
    pieces.map(({ product, photos, before }) => {
      const added = before.photos.length === 0 ? photos.map(({ id }) => ({ id, altEn: null, altAr: null, variantId: null })) : [];
      const changes = {
        ...product.fields,
        ...(product.variants.length > 0 && { variants: mergedVariants(before.variants, product.variants) }),
        ...(added.length > 0 && { photos: withAlts(product, added) }),
      } as Partial<ProductFields>;
      return { before, changes };
    }),
  );
  return pieces.map(({ product }, index) => {
    const result = results[index] ?? false;
    return typeof result === "boolean" ? { did: result ? "updated" : "unchanged", problems: [] } : { did: "failed", problems: problemsOf(product, result) };
  });
}

const withAlts = <P extends { altEn: string | null; altAr: string | null }>({ photos }: FileProduct, stored: P[]): P[] =>
  stored.map((photo, at) => ({ ...photo, altEn: photos[at]?.altEn ?? null, altAr: photos[at]?.altAr ?? null }));

async function create(trx: Kysely<DB>, target: Target, pieces: readonly Given[]): Promise<Outcome[]> {
  const judged = pieces.map(({ product, photos }) => ({
    ...{ product, photos },
    ...judgeProduct({ ...(product.fields as Partial<ProductFields>), variants: product.variants.map(newVariant) }),
  }));
  const good = judged.filter(({ problems }) => Object.keys(problems).length === 0);
  const made = await insertProducts(
    trx,
    good.map(({ values: { name = "", category = target.category, styles, rooms, materials, photos: _, ...fields }, photos }) => ({
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
      variants: fields.variants as NewVariant[],
    })),
  );
  await recordCreation(
    trx,
    target,
    good.map((each, index) => ({ ...each, id: made[index]?.id ?? "", name: each.values.name ?? "" })),
  );
  return judged.map(({ product, problems }) =>
    Object.keys(problems).length === 0 ? { did: "created", problems: [] } : { did: "failed", problems: problemsOf(product, problems) },
  );
}

type Made = Given & { id: string; name: string; values: { variants: readonly VariantFields[] } };

/** How files call the new pieces, the audit log, and what is said to be on sale. */
async function recordCreation(trx: Kysely<DB>, { vendorId, editor, needsApproval }: Target, made: readonly Made[]): Promise<void> {
  if (made.length === 0) return;
  await trx
    .insertInto("product_handles")
    .values(made.map(({ id, product }) => ({ vendor_id: vendorId, handle: product.handle, product_id: id })))
    .onConflict((conflict) => conflict.columns(["vendor_id", "handle"]).doUpdateSet((eb) => ({ product_id: eb.ref("excluded.product_id") })))
    .execute();
  await recordAudit(
    trx,
    made.map(({ id, name }) => ({ actor: editor, action: "product.create", entityType: "product", entityId: id, changes: { name: [null, name] } })),
  );
  const ready = made.filter(
    ({ product, photos, values }) => product.status === "active" && Object.keys(problemsToPublish({ photos, variants: values.variants })).length === 0,
  );
  const ids = ready.map(({ id }) => id);
  if (ids.length > 0)
    await productStatus.moveAll(trx, needsApproval ? "submit" : "publish", {
      by: editor,
      where: (eb) => eb("id", "in", ids),
      set: { submitted_at: new Date() },
    });
}
