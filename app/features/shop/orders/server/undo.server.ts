import type { Kysely } from "kysely";
import { releaseSlots } from "#app/features/shop/delivery/public.server.ts";
import { giveBackCoupons } from "#app/features/shop/discounts/public.server.ts";
import { putBackStock } from "#app/features/shop/products/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";

type Ended = { id: string; row: { checkout_id: string } };

/** Orders that came to nothing give back what they hold: pieces, places in slots, and the coupon when nothing of the checkout is left. Again, it does nothing. */
export async function undoOrders(trx: Kysely<DB>, orders: readonly Ended[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const lines = await trx.selectFrom("order_lines").select(["id", "variant_id", "reserved"]).where("order_id", "in", ids).where("reserved", ">", 0).execute();
  await putBackStock(
    trx,
    lines.map(({ variant_id, reserved }) => ({ variantId: variant_id, quantity: reserved })),
  );
  await trx.updateTable("order_lines").set({ reserved: 0 }).where("order_id", "in", ids).execute();
  for (const id of ids) await releaseSlots(trx, id);
  for (const checkoutId of new Set(orders.map(({ row }) => row.checkout_id))) {
    const alive = await trx.selectFrom("orders").select("id").where("checkout_id", "=", checkoutId).where("status", "<>", "cancelled").executeTakeFirst();
    if (!alive) await giveBackCoupons(trx, checkoutId);
  }
}
