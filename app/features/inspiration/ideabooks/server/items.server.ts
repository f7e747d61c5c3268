import { type Kysely, sql } from "kysely";
import { isPublicIdea } from "#app/features/inspiration/ideas/public.server.ts";
import { saveIdeas } from "#app/features/people/saved/public.server.ts";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { piecesOnSale } from "#app/platform/pieces/pieces.server.ts";
import { BOOK_NOTE_LENGTH, bookPath, GAP, MOST_ITEMS } from "../ideabooks.ts";
import { editableBook, peopleOf, sendBookEvent } from "./access.server.ts";
import { finishedPictures } from "./pictures.server.ts";

function tidyNote(note: string | null | undefined): string | null {
  const tidy = note?.trim() ?? "";
  if (tidy.length > BOOK_NOTE_LENGTH) throw invalid({ note: "noteTooLong" });
  return tidy || null;
}

/** A place behind an item, or at the front. Only while the ideabook is locked. */
async function placeBehind(trx: Kysely<DB>, bookId: string, after: string | null, isNumberedAnew = false): Promise<number> {
  const { rows } = await sql<{ low: number | null; high: number | null }>`
    select p.low, (select min(position) from ideabook_items where ideabook_id = ${bookId} and (p.low is null or position > p.low)) high
    from (select (select position from ideabook_items where id = ${after}::uuid and ideabook_id = ${bookId}) low) p`.execute(trx);
  const { low = null, high = null } = rows[0] ?? {};
  if (after !== null && low === null) throw notFound();
  if (high === null) return (low ?? 0) + GAP;
  if (low === null) return high - GAP;
  if (high - low > 1) return Math.floor((low + high) / 2);
  if (isNumberedAnew) throw new Error(`No room in ideabook ${bookId}`);
  await sql`
    update ideabook_items it set position = n.place * ${GAP}::bigint
    from (select id, row_number() over (order by position, id) place from ideabook_items where ideabook_id = ${bookId}) n where it.id = n.id`.execute(trx);
  return placeBehind(trx, bookId, after, true);
}

async function lastPlace(trx: Kysely<DB>, bookId: string): Promise<number> {
  const { rows } = await sql<{
    place: number;
  }>`select coalesce(max(position), 0) + ${GAP}::bigint place from ideabook_items where ideabook_id = ${bookId}`.execute(trx);
  return rows[0]?.place ?? GAP;
}

type Put = { bookId: string; ideaId: string; note?: string | null | undefined; after?: string | null | undefined; isOwn: boolean };

type Column = "idea_id" | "picture_id" | "product_id" | "photo_id";

/** The column of the added item: a public idea, a piece on sale, a finished picture of the viewer's own redesign, or a photo of theirs. NOT_FOUND for anything else. */
async function columnOf(trx: Kysely<DB>, viewer: Viewer, id: string): Promise<Column> {
  const { rows } = await sql<{ column: Column }>`
    select 'idea_id' "column" from design_ideas i where i.id = ${id} and ${isPublicIdea}
    union all select 'product_id' from ${piecesOnSale()} s where s.id = ${id}
    union all select 'picture_id' from ${finishedPictures()} p where p.id = ${id} and p.owner_id = ${viewer.id}
    union all select 'photo_id' from ideabook_photos o where o.id = ${id} and o.owner_id = ${viewer.id}`.execute(trx);
  if (!rows[0]) throw notFound();
  return rows[0].column;
}

/** Adds an idea to a locked ideabook. Adding to one's own also saves it. */
export async function putIdea(trx: Kysely<DB>, viewer: Viewer, { bookId, ideaId, note, after, isOwn }: Put): Promise<{ itemId: string; isNew: boolean }> {
  const column = await columnOf(trx, viewer, ideaId);
  const known = await trx.selectFrom("ideabook_items").select("id").where("ideabook_id", "=", bookId).where(column, "=", ideaId).executeTakeFirst();
  if (known) return { itemId: known.id, isNew: false };
  const position = after === undefined ? await lastPlace(trx, bookId) : await placeBehind(trx, bookId, after);
  const id = newId();
  await trx
    .insertInto("ideabook_items")
    .values({ id, ideabook_id: bookId, [column]: ideaId, note: tidyNote(note), position, added_by: viewer.id })
    .execute();
  if (isOwn && column === "idea_id") await saveIdeas(trx, viewer.id, [ideaId]);
  return { itemId: id, isNew: true };
}

type Adding = { id: string; ideaId: string; note?: string | null | undefined; after?: string | null | undefined };

export async function addItem(viewer: Viewer, { id, ideaId, note, after }: Adding): Promise<{ id: string; itemId: string }> {
  return db.transaction().execute(async (trx) => {
    const book = await editableBook(viewer, id, trx);
    if (book.item_count >= MOST_ITEMS) throw invalid({ limit: "tooManyIdeas" });
    const { itemId, isNew } = await putIdea(trx, viewer, { bookId: id, ideaId, note, after, isOwn: book.access === "owner" });
    if (isNew) {
      const others = (await peopleOf(trx, id)).filter((userId) => userId !== viewer.id);
      await notifyPerson(
        trx,
        others.map((userId) => ({
          userId,
          kind: "ideabook_added" as const,
          params: { ...namesOf(viewer), book: book.title },
          href: bookPath(id),
          actorId: viewer.id,
          groupKey: id,
        })),
      );
      await sendBookEvent(trx, id);
    }
    return { id, itemId };
  });
}

/** What `addItem` needs to restore it. */
type Removed = { note: string | null; after: string | null };

export async function removeItem(viewer: Viewer, { id, ideaId }: { id: string; ideaId: string }): Promise<{ removed: Removed | null }> {
  return db.transaction().execute(async (trx) => {
    await editableBook(viewer, id, trx);
    const { rows } = await sql<Removed>`
      delete from ideabook_items it where it.ideabook_id = ${id} and ${ideaId} in (it.idea_id, it.picture_id, it.product_id, it.photo_id)
      returning it.note, (select b.id from ideabook_items b where b.ideabook_id = ${id} and b.position < it.position order by b.position desc, b.id desc limit 1) as "after"`.execute(
      trx,
    );
    if (rows[0]) await sendBookEvent(trx, id);
    return { removed: rows[0] ?? null };
  });
}

export async function setItemNote(viewer: Viewer, { id, itemId, note }: { id: string; itemId: string; note: string }): Promise<{ note: string | null }> {
  const tidy = tidyNote(note);
  return db.transaction().execute(async (trx) => {
    await editableBook(viewer, id, trx);
    const row = await trx
      .updateTable("ideabook_items")
      .set({ note: tidy, updated_at: sql`now()` })
      .where("id", "=", itemId)
      .where("ideabook_id", "=", id)
      .returning("note")
      .executeTakeFirst();
    if (!row) throw notFound();
    await touch(trx, id);
    return row;
  });
}

/** The lock serializes concurrent moves. @returns the ids in their order now */
export async function moveItem(viewer: Viewer, { id, itemId, after }: { id: string; itemId: string; after: string | null }): Promise<{ order: string[] }> {
  return db.transaction().execute(async (trx) => {
    await editableBook(viewer, id, trx);
    if (after !== itemId) {
      // out of the way first: the item must not be its own neighbor
      const moved = await trx
        .updateTable("ideabook_items")
        .set({ position: await lastPlace(trx, id), updated_at: sql`now()` })
        .where("id", "=", itemId)
        .where("ideabook_id", "=", id)
        .executeTakeFirst();
      if (!moved.numUpdatedRows) throw notFound();
      const position = await placeBehind(trx, id, after);
      await trx.updateTable("ideabook_items").set({ position }).where("id", "=", itemId).execute();
      await touch(trx, id);
    }
    const rows = await trx.selectFrom("ideabook_items").select("id").where("ideabook_id", "=", id).orderBy("position").orderBy("id").execute();
    return { order: rows.map((row) => row.id) };
  });
}

async function touch(trx: Kysely<DB>, id: string): Promise<void> {
  await trx.updateTable("ideabooks").set({ updated_at: sql`now()` }).where("id", "=", id).execute();
  await sendBookEvent(trx, id);
}
