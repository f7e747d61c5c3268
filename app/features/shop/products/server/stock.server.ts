import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { priceNow } from "./sale-prices.server.ts";

export type SoldVariant = {
  id: string;
  product_id: string;
  slug: string;
  vendor_id: string;
  name: string;
  name_ar: string | null;
  fabric: string | null;
  fabric_ar: string | null;
  size: string | null;
  size_ar: string | null;
  sku: string | null;
  price: number;
  currency: string;
  stock: number;
  weight_g: number | null;
  is_made_to_order: boolean;
  lead_days: number | null;
  photo_id: string | null;
};

/**
 * Pieces that are on sale now, by variant. Locked, they stay as they are until the transaction ends: a product before its variants, all by id, so that buyers wait for each
 * other in one order. Who waited reads what the other left.
 */
export async function readForSale(executor: Kysely<DB>, ids: readonly string[], { isLocked = false } = {}): Promise<Map<string, SoldVariant>> {
  const { rows } = await sql<SoldVariant>`
    select o.id, i.id product_id, i.slug, i.vendor_id, i.name, i.name_ar, o.fabric, o.fabric_ar, o.size, o.size_ar, o.sku, ${priceNow()} price, o.currency, o.stock,
      coalesce(o.weight_g, i.weight_g) weight_g, i.is_made_to_order, i.lead_days,
      (select f.id from product_photos p join files f on f.id = p.file_id where p.product_id = i.id and f.is_public and f.width is not null
        order by p.variant_id is not distinct from o.id desc, p.position limit 1) photo_id
    from product_variants o join products i on i.id = o.product_id
    where o.id = any(${[...ids]}::uuid[]) and o.is_on_sale and i.is_public
    ${isLocked ? sql`order by i.id, o.id for no key update of i for update of o` : sql``}`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}

async function lockPieces(trx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await sql`select id from products where id in (select product_id from product_variants where id = any(${[...ids]}::uuid[])) order by id for no key update`.execute(
    trx,
  );
  await sql`select id from product_variants where id = any(${[...ids]}::uuid[]) order by id for update`.execute(trx);
}

export type Pieces = { variantId: string; quantity: number };

const summed = (pieces: readonly Pieces[]): Pieces[] => {
  const byVariant = new Map<string, number>();
  for (const { variantId, quantity } of pieces) if (quantity > 0) byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  return [...byVariant].map(([variantId, quantity]) => ({ variantId, quantity }));
};

async function changeStock(trx: Kysely<DB>, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  const changes = summed(pieces);
  if (changes.length === 0) return;
  await sql`update product_variants o set stock = o.stock + ${sign}::int * c.quantity
    from unnest(${changes.map(({ variantId }) => variantId)}::uuid[], ${changes.map(({ quantity }) => quantity)}::int[]) c(id, quantity) where o.id = c.id`.execute(
    trx,
  );
}

/** Takes pieces out of the stock. The caller has locked them and seen that there are enough; the table refuses less than none. */
export const takeStock = (trx: Kysely<DB>, pieces: readonly Pieces[]): Promise<void> => changeStock(trx, pieces, -1);

/** Puts pieces back; those of a product that is gone are gone with it. */
export async function putBackStock(trx: Kysely<DB>, pieces: readonly Pieces[]): Promise<void> {
  const ids = summed(pieces).map(({ variantId }) => variantId);
  if (ids.length === 0) return;
  await lockPieces(trx, ids);
  await changeStock(trx, pieces, 1);
}
