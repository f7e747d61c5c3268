import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";
import { type CartItem, merge, overlay } from "../cart.rules.ts";

/** The account's cart, in the order in which lines were added. */
export async function readItems(executor: Kysely<DB>, userId: string): Promise<CartItem[]> {
  const rows = await executor
    .selectFrom("cart_items")
    .select(["product_id as id", "variant_id as variant", "quantity", "price"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("variant_id")
    .execute();
  return rows;
}

export const mergeItems = (userId: string, items: readonly CartItem[]): Promise<CartItem[]> => rewrite(userId, (own) => merge(own, items));

export const updateItems = (userId: string, changes: readonly CartItem[]): Promise<CartItem[]> => rewrite(userId, (own) => overlay(own, changes));

/** Changes of one person wait for each other. Other devices are notified. */
async function rewrite(userId: string, next: (own: CartItem[]) => CartItem[]): Promise<CartItem[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${userId}))`.execute(trx);
    const own = await readItems(trx, userId);
    const wanted = await whatExists(trx, next(own));
    if (JSON.stringify(wanted) === JSON.stringify(own)) return own;
    await trx
      .deleteFrom("cart_items")
      .where("user_id", "=", userId)
      .where("variant_id", "not in", [...wanted.map(({ variant }) => variant), userId])
      .execute();
    if (wanted.length > 0) await store(trx, userId, wanted);
    await sendEvent(userId, { topic: "cart" }, trx as unknown as typeof db);
    return wanted;
  });
}

/** Without what was never in the catalog, or has left it for good. */
async function whatExists(trx: Kysely<DB>, items: readonly CartItem[]): Promise<CartItem[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ variant }) => variant);
  const rows = await trx.selectFrom("product_variants").select(["id", "product_id"]).where("id", "in", ids).execute();
  const products = new Map(rows.map(({ id, product_id }) => [id, product_id]));
  return items.filter(({ id, variant }) => products.get(variant) === id);
}

async function store(trx: Kysely<DB>, userId: string, items: readonly CartItem[]): Promise<void> {
  await trx
    .insertInto("cart_items")
    .values(items.map(({ id, variant, quantity, price }) => ({ user_id: userId, product_id: id, variant_id: variant, quantity, price })))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "variant_id"]).doUpdateSet(({ ref }) => ({ quantity: ref("excluded.quantity"), price: ref("excluded.price") })),
    )
    .execute();
}
