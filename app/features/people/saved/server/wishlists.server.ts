import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { MOST_WISHLISTS, SAVED_PER_PAGE, WISHLIST_NAME_LENGTH } from "../saved.ts";
import type { OwnWishlists, SharedWishlist } from "../wishlists.contract.ts";
import { priceThen, type SavedRow } from "./saved-row.server.ts";
import { showSaved } from "./shown.server.ts";

const TOKEN_BYTES = 18;

function tidyName(name: string): string {
  const tidy = oneLine(name);
  if (!tidy) throw invalid({ name: "required" });
  if (tidy.length > WISHLIST_NAME_LENGTH) throw invalid({ name: "tooLong" });
  return tidy;
}

const own = (viewer: Viewer, id: string) => sql<boolean>`(id = ${id} and user_id = ${viewer.id})`;

export async function listWishlists(viewer: Viewer): Promise<OwnWishlists> {
  const [{ rows }, rest] = await Promise.all([
    sql<OwnWishlists["items"][number]>`
      select w.id, w.name, w.share_token as token, (select count(*)::int from saved_items s where s.user_id = w.user_id and s.wishlist_id = w.id) count
      from wishlists w where w.user_id = ${viewer.id} order by w.id`.execute(db),
    sql<{ n: number }>`select count(*)::int n from saved_items where user_id = ${viewer.id} and entity_type = 'product' and wishlist_id is null`.execute(db),
  ]);
  return { items: rows, defaultCount: rest.rows[0]?.n ?? 0 };
}

export function createWishlist(viewer: Viewer, given: string): Promise<{ id: string }> {
  const name = tidyName(given);
  return db.transaction().execute(async (trx) => {
    // Of two at once, the second counts the first.
    await trx.selectFrom("users").select("id").where("id", "=", viewer.id).forUpdate().execute();
    const { n } = await trx
      .selectFrom("wishlists")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("user_id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    if (Number(n) >= MOST_WISHLISTS) throw invalid({ limit: "tooMany" });
    const id = newId();
    await trx.insertInto("wishlists").values({ id, user_id: viewer.id, name }).execute();
    return { id };
  });
}

/** @throws NOT_FOUND for a list of someone else */
export async function renameWishlist(viewer: Viewer, id: string, name: string): Promise<{ id: string }> {
  const row = await db
    .updateTable("wishlists")
    .set({ name: tidyName(name) })
    .where(own(viewer, id))
    .returning("id")
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws NOT_FOUND */
export async function removeWishlist(viewer: Viewer, id: string): Promise<{ id: string }> {
  const row = await db.deleteFrom("wishlists").where(own(viewer, id)).returning("id").executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws NOT_FOUND for a list of someone else */
export async function requireWishlist(executor: Kysely<DB>, viewer: Viewer, id: string): Promise<void> {
  const list = await executor.selectFrom("wishlists").select("id").where(own(viewer, id)).executeTakeFirst();
  if (!list) throw notFound();
}

/** @throws NOT_FOUND for what is not saved, and for a list of someone else */
export async function movePiece(viewer: Viewer, productId: string, id: string | null): Promise<{ productId: string }> {
  if (id) await requireWishlist(db, viewer, id);
  const row = await db
    .updateTable("saved_items")
    .set({ wishlist_id: id })
    .where("user_id", "=", viewer.id)
    .where("entity_type", "=", "product")
    .where("entity_id", "=", productId)
    .returning("entity_id")
    .executeTakeFirst();
  if (!row) throw notFound();
  return { productId };
}

/** A link that was withdrawn never comes back. @throws NOT_FOUND */
export async function shareWishlist(viewer: Viewer, id: string, isShared: boolean): Promise<{ token: string | null }> {
  const token = isShared ? sql<string>`coalesce(share_token, ${randomBytes(TOKEN_BYTES).toString("base64url")})` : null;
  const row = await db.updateTable("wishlists").set({ share_token: token }).where(own(viewer, id)).returning("share_token as token").executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** What has left the shop is not shown to others. @throws NOT_FOUND */
export async function getSharedWishlist({ token, after }: { token: string; after?: string | undefined }, language: string): Promise<SharedWishlist> {
  const list = await db.selectFrom("wishlists").select(["id", "user_id", "name"]).where("share_token", "=", token).executeTakeFirst();
  if (!list) throw notFound();
  const query = sql<SavedRow>`
    select entity_id, saved_price, saved_currency, created_at from saved_items where user_id = ${list.user_id} and wishlist_id = ${list.id}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("saved", "created_at", "entity_id"), after, limit: SAVED_PER_PAGE });
  const cards = await showSaved(
    rows.map(({ entity_id }) => ({ type: "product", id: entity_id })),
    language,
  );
  const items = rows.flatMap((row) => {
    const shown = cards.get(row.entity_id);
    return shown ? [{ id: row.entity_id, shown, priceThen: priceThen(row) }] : [];
  });
  return { name: list.name, items, next };
}
