import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { sendEvent, sendEvents } from "#app/platform/live/person-events.server.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { SavedList } from "../saved.contract.ts";
import { DEFAULT_WISHLIST, NOTE_LENGTH, SAVABLE, SAVED_PER_PAGE, type Savable } from "../saved.ts";
import { priceThen, type SavedRow } from "./saved-row.server.ts";
import { type SavedCard, showSaved } from "./shown.server.ts";
import { requireWishlist } from "./wishlists.server.ts";

type Target = { type: Savable; id: string };
type Row = SavedRow & { entity_type: Savable; note: string | null; wishlist_id: string | null };

const inList = (list: string) => {
  if (!list) return sql``;
  if (list === DEFAULT_WISHLIST) return sql`and entity_type = 'product' and wishlist_id is null`;
  return isId(list) ? sql`and wishlist_id = ${list}` : sql`and false`;
};

type Asked = { type: Savable | ""; list: string; after?: string | undefined };

export async function listSaved(viewer: Viewer, { type, list, after }: Asked, language: string): Promise<SavedList> {
  const query = sql<Row>`
    select entity_type, entity_id, note, saved_price, saved_currency, wishlist_id, created_at from saved_items
    where user_id = ${viewer.id} ${type ? sql`and entity_type = ${type}` : sql``} ${inList(list)}`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order: newestFirst("saved", "created_at", "entity_id"), after, limit: SAVED_PER_PAGE }),
    countsOf(SAVABLE, sql`select entity_type as value, count(*)::int n from saved_items where user_id = ${viewer.id} group by 1`),
  ]);
  const shown = await showSaved(rows.map(toTarget), language);
  return {
    items: rows.map((row) => ({
      ...{ ...toTarget(row), savedAt: row.created_at.toISOString(), note: row.note, priceThen: priceThen(row), listId: row.wishlist_id },
      shown: shown.get(row.entity_id) ?? null,
    })),
    next,
    counts,
  };
}

const toTarget = (row: Pick<Row, "entity_type" | "entity_id">): Target => ({ type: row.entity_type, id: row.entity_id });

/** What a person saved last and may still see, of every kind, and how many things they saved. */
export async function newestSaved(userId: string, limit: number, language: string): Promise<{ total: number; items: (SavedCard & Target)[] }> {
  const [{ rows }, total] = await Promise.all([
    sql<Row>`select entity_type, entity_id from saved_items where user_id = ${userId} order by created_at desc, entity_id desc limit ${SAVED_PER_PAGE}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int n from saved_items where user_id = ${userId}`.execute(db),
  ]);
  const targets = rows.map(toTarget);
  const shown = await showSaved(targets, language);
  const items = targets.flatMap((target) => {
    const card = shown.get(target.id);
    return card ? [{ ...card, ...target }] : [];
  });
  return { total: total.rows[0]?.n ?? 0, items: items.slice(0, limit) };
}

export async function checkSaved(viewer: Viewer, { type, ids }: { type: Savable; ids: string[] }): Promise<{ ids: string[] }> {
  if (ids.length === 0) return { ids: [] };
  const rows = await db
    .selectFrom("saved_items")
    .select("entity_id")
    .where("user_id", "=", viewer.id)
    .where("entity_type", "=", type)
    .where("entity_id", "in", ids)
    .execute();
  return { ids: rows.map((row) => row.entity_id) };
}

function tidyNote(note: string | null | undefined): string | null {
  const tidy = oneLine(note ?? "");
  if (tidy.length > NOTE_LENGTH) throw invalid({ note: "tooLong" });
  return tidy || null;
}

type Price = NonNullable<ReturnType<typeof priceThen>>;
type Removed = { savedAt: string; note: string | null; priceThen: Price | null };
/** `priceThen` counts for what comes back, with `savedAt`; what is saved anew has the price of now. */
type ToSave = Target & {
  note?: string | null | undefined;
  savedAt?: string | undefined;
  listId?: string | null | undefined;
  priceThen?: Price | null | undefined;
};

/** @throws INVALID, NOT_FOUND for what the viewer may not see, and for a list of someone else */
export async function saveItem(viewer: Viewer, { type, id, note, savedAt, listId, priceThen }: ToSave) {
  const tidy = tidyNote(note);
  const shown = await showSaved([{ type, id }], "en");
  const card = shown.get(id);
  if (!card) throw notFound();
  if (listId) {
    if (type !== "product") throw invalid({ listId: "product" });
    await requireWishlist(db, viewer, listId);
  }
  const price = savedAt && priceThen !== undefined ? priceThen : card.from;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("saved_items")
    .values({
      user_id: viewer.id,
      entity_type: type,
      entity_id: id,
      note: tidy,
      ...(price && { saved_price: price.amount, saved_currency: price.currency }),
      ...(listId && { wishlist_id: listId }),
      ...(savedAt && { created_at: sql<Date>`least(now(), ${savedAt}::timestamptz)` }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await sendEvent(viewer.id, { topic: "reaction", id });
  return { type, id };
}

/** Saves ideas that the caller knows to be public, within its transaction. */
export async function saveIdeas(trx: Kysely<DB>, userId: string, ideaIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_items (user_id, entity_type, entity_id) select ${userId}, 'idea', x.id from unnest(${[...ideaIds]}::uuid[]) x(id)
    on conflict do nothing returning entity_id id`.execute(trx);
  await sendEvents(
    rows.map(({ id }) => ({ userId, event: { topic: "reaction", id } })),
    trx,
  );
}

export async function removeSaved(viewer: Viewer, { type, id }: Target): Promise<{ removed: Removed | null }> {
  const row = await db
    .deleteFrom("saved_items")
    .where("user_id", "=", viewer.id)
    .where("entity_type", "=", type)
    .where("entity_id", "=", id)
    .returning(["entity_id", "created_at", "note", "saved_price", "saved_currency"])
    .executeTakeFirst();
  if (row) await sendEvent(viewer.id, { topic: "reaction", id });
  return { removed: row ? { savedAt: row.created_at.toISOString(), note: row.note, priceThen: priceThen(row) } : null };
}

export async function setSavedNote(viewer: Viewer, { type, id, note }: Target & { note: string }): Promise<{ note: string | null }> {
  const tidy = tidyNote(note);
  const row = await db
    .updateTable("saved_items")
    .set({ note: tidy })
    .where("user_id", "=", viewer.id)
    .where("entity_type", "=", type)
    .where("entity_id", "=", id)
    .returning("note")
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
