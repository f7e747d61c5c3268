import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { isTokenOf } from "./token.server.ts";

/**
 * What a guest bought moves into an account, once: into that of a signed-in viewer who holds the link. Repeated, it changes nothing.
 * @throws NOT_FOUND without the link, STATUS_CONFLICT when another account has it
 */
export function adoptCheckout({ id, token }: { id: string; token: string }, viewer: Viewer): Promise<{ id: string }> {
  if (!isTokenOf(id, token)) throw notFound();
  return db.transaction().execute(async (trx) => {
    const checkout = await trx.selectFrom("checkouts").select("buyer_id").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!checkout) throw notFound();
    if (checkout.buyer_id === viewer.id) return { id };
    if (checkout.buyer_id) throw statusConflict({ status: "adopted" });
    await trx.updateTable("checkouts").set({ buyer_id: viewer.id }).where("id", "=", id).execute();
    await trx.updateTable("orders").set({ buyer_id: viewer.id, updated_at: new Date() }).where("checkout_id", "=", id).execute();
    return { id };
  });
}
