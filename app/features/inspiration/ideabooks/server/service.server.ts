import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { piecesOnSale } from "#app/platform/pieces/pieces.server.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { hasProblems } from "#app/platform/rules/problems.ts";
import { judgeBook, MOST_BOOKS, type Visibility } from "../ideabooks.ts";
import { editableBook, ownBook, seenBook, sendBookEvent } from "./access.server.ts";
import { putIdea } from "./items.server.ts";

const TOKEN_BYTES = 24;
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

function refuseWrong(given: Parameters<typeof judgeBook>[0]): void {
  const problems = judgeBook(given);
  if (hasProblems(problems)) throw invalid(problems);
}

function tidyTitle(title: string): string {
  refuseWrong({ title });
  return oneLine(title);
}

function tidyDescription(description: string): string {
  refuseWrong({ description });
  return description.trim();
}

/** Locks, so that two created at once count each other. */
async function leaveRoom(trx: Kysely<DB>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ideabooks of ' || ${ownerId}))`.execute(trx);
  const { rows } = await sql<{ n: number }>`select count(*)::int n from ideabooks where owner_id = ${ownerId} and deleted_at is null`.execute(trx);
  if ((rows[0]?.n ?? 0) >= MOST_BOOKS) throw invalid({ limit: "tooManyBooks" });
}

type NewBook = { title: string; description: string; visibility: Visibility; ideaId?: string | undefined };

export async function createBook(viewer: Viewer, { title, description, visibility, ideaId }: NewBook): Promise<{ id: string; title: string }> {
  const book = { id: newId(), owner_id: viewer.id, title: tidyTitle(title), description: tidyDescription(description), visibility, share_token: newToken() };
  await db.transaction().execute(async (trx) => {
    await leaveRoom(trx, viewer.id);
    await trx.insertInto("ideabooks").values(book).execute();
    if (ideaId) await putIdea(trx, viewer, { bookId: book.id, ideaId, isOwn: true });
    await sendBookEvent(trx, book.id);
  });
  return { id: book.id, title: book.title };
}

type Changes = {
  id: string;
  title?: string | undefined;
  description?: string | undefined;
  visibility?: Visibility | undefined;
  coverItemId?: string | null | undefined;
};

export async function updateBook(viewer: Viewer, { id, title, description, visibility, coverItemId }: Changes): Promise<{ id: string }> {
  const changes = {
    ...(title !== undefined && { title: tidyTitle(title) }),
    ...(description !== undefined && { description: tidyDescription(description) }),
    ...(visibility !== undefined && { visibility }),
    ...(coverItemId !== undefined && { cover_item_id: coverItemId }),
  };
  await db.transaction().execute(async (trx) => {
    const book = await editableBook(viewer, id, trx);
    if (visibility !== undefined && visibility !== book.visibility && book.access !== "owner") throw forbidden();
    if (coverItemId) {
      const item = await trx.selectFrom("ideabook_items").select("id").where("id", "=", coverItemId).where("ideabook_id", "=", id).executeTakeFirst();
      if (!item) throw notFound();
    }
    if (Object.keys(changes).length === 0) return;
    await trx
      .updateTable("ideabooks")
      .set({ ...changes, updated_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    await sendBookEvent(trx, id);
  });
  return { id };
}

export async function removeBook(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await ownBook(viewer, id, trx);
    await trx.updateTable("ideabooks").set({ deleted_at: sql`now()` }).where("id", "=", id).execute();
    await sendBookEvent(trx, id);
  });
  return { id };
}

export async function restoreBook(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await leaveRoom(trx, viewer.id);
    const { numUpdatedRows } = await trx
      .updateTable("ideabooks")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("owner_id", "=", viewer.id)
      .executeTakeFirst();
    if (!numUpdatedRows) throw notFound();
    await sendBookEvent(trx, id);
  });
  return { id };
}

export async function renewLink(viewer: Viewer, id: string): Promise<{ key: string }> {
  const key = newToken();
  await db.transaction().execute(async (trx) => {
    await ownBook(viewer, id, trx);
    await trx.updateTable("ideabooks").set({ share_token: key }).where("id", "=", id).execute();
    await sendBookEvent(trx, id);
  });
  return { key };
}

/** The copy is private and belongs to the viewer alone; what is no longer public stays out of it. */
export async function copyBook(
  viewer: Viewer,
  { id, key, title }: { id: string; key?: string | undefined; title?: string | undefined },
): Promise<{ id: string }> {
  const copy = newId();
  await db.transaction().execute(async (trx) => {
    const book = await seenBook(viewer, { id, key }, { trx });
    await leaveRoom(trx, viewer.id);
    await trx
      .insertInto("ideabooks")
      .values({
        id: copy,
        owner_id: viewer.id,
        title: title === undefined ? book.title : tidyTitle(title),
        description: book.description,
        share_token: newToken(),
        copied_from: id,
      })
      .execute();
    await sql`
      insert into ideabook_items (id, ideabook_id, idea_id, product_id, note, position, added_by)
      select gen_random_uuid(), ${copy}, it.idea_id, it.product_id, it.note, it.position, ${viewer.id}
      from ideabook_items it left join design_ideas i on i.id = it.idea_id and i.status = 'published' and i.deleted_at is null
        left join ${piecesOnSale()} s on s.id = it.product_id
      where it.ideabook_id = ${id} and num_nonnulls(i.id, s.id) = 1`.execute(trx);
    await sql`
      update ideabooks b set cover_item_id = n.id
      from ideabook_items o join ideabook_items n on n.idea_id = o.idea_id and n.ideabook_id = ${copy}
      where b.id = ${copy} and o.id = ${book.cover_item_id}::uuid`.execute(trx);
    await sendBookEvent(trx, copy);
  });
  return { id: copy };
}

export async function setBookLiked(
  viewer: Viewer,
  { id, key, isLiked }: { id: string; key?: string | undefined; isLiked: boolean },
): Promise<{ likes: number; isLiked: boolean }> {
  await seenBook(viewer, { id, key });
  if (isLiked) await sql`insert into ideabook_likes (user_id, ideabook_id) values (${viewer.id}, ${id}) on conflict do nothing`.execute(db);
  else await sql`delete from ideabook_likes where user_id = ${viewer.id} and ideabook_id = ${id}`.execute(db);
  const { like_count } = await seenBook(viewer, { id, key });
  return { likes: like_count, isLiked };
}
